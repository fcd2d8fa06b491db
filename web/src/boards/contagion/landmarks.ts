// A silhouette for every city, 64 x 44, standing on the lower edge.
import type { City } from "./view";

export const LANDMARKS: Record<City, string> = {
  mexico_city: "M4 44l5-6h5l4-7h4l4-6h4v-7h4v7h4l4 6h4l4 7h5l5 6z",
  new_york: "M3 44V26h8v-8h8v26zM21 44V15h3V9h3V2h2v7h3v6h3v29zM37 44V20h9v24zM48 44V30h11v14z",
  los_angeles:
    "M0 44c8-9 14-9 22-3 8-10 18-12 30-5 6 3 10 5 12 8zM19 42c1-9 1-16 0-22-5-4-9-3-12 1 2-7 7-9 12-5 1-6 7-8 13-4-6-1-9 1-11 4 5-2 11 0 12 6-4-4-8-5-11-3 2 8 2 15 2 23z",
  toronto: "M30 44V20h-4l2-5h3V1h2v14h3l2 5h-4v24zM5 44V30h13v14zM41 44V25h9v19zM52 44V34h9v10z",
  sao_paulo: "M4 44V25h9v19zM15 44V15h9v29zM26 44V22c3-6 10-6 13 0v22zM41 44V10h8v34zM52 44V28h9v16z",
  rio_de_janeiro:
    "M0 44c4-4 8-6 11-14 5-15 12-15 16 0 2 6 5 10 9 14zM37 44c4-6 7-12 11-25l-8-1v-2l8-1 1-5h2l1 5 8 1v2l-8 1c3 12 6 19 11 25z",
  santiago: "M0 44L14 19l7 9L34 5l10 18 6-8 14 29z",
  buenos_aires: "M27 44l2-34 3-8 3 8 2 34zM3 44V32h17v12zM44 44V30h17v14z",
  moscow:
    "M7 44V31c-6-5 0-9 3-15 3 6 9 10 3 15v13zM51 44V31c-6-5 0-9 3-15 3 6 9 10 3 15v13zM24 44V25c-9-8 2-14 8-24 6 10 17 16 8 24v19zM15 44V34h7v10zM42 44V34h7v10z",
  london:
    "M26 44V15h-1V9h2l5-9 5 9h2v6h-1v29zM3 44V30h3v4h4v-4h3v4h4v-4h3v4h4v10zM40 44V34h4v-4h3v4h4v-4h3v4h4v-4h3v14z",
  paris: "M31 1h2l3 17 4 13 9 13h-9c-3-8-13-8-16 0h-9l9-13 4-13z",
  madrid: "M5 44V21h11v-5h8v-6h16v6h8v5h11v23h-8V32c0-6-8-6-8 0v12h-6V30c0-7-10-7-10 0v14h-6V32c0-6-8-6-8 0v12z",
  lagos: "M0 44v-5h64v5zM5 37V24h7v13zM15 37V14h8v23zM26 37V20h8v17zM37 37V8h9v29zM50 37V26h9v11z",
  cairo: "M1 44L19 17l9 14L42 9l21 35z",
  johannesburg: "M30 44V15h-4V8h4V1h4v7h4v7h-4v29zM4 44V28h10v16zM17 44V21h9v23zM40 44V26h8v18zM51 44V32h10v12z",
  nairobi: "M4 21C12 9 52 7 61 20c-10 5-19 3-24 4l3 20h-8l1-13-11-7c-6 0-13 0-18-3z",
  mumbai: "M7 44V17h4v-5h7v5h6l2-9h12l2 9h6v-5h7v5h4v27H42V30c0-10-20-10-20 0v14z",
  tokyo:
    "M32 0l2 8c6 4 10 5 15 5-3 3-6 4-9 4v4c6 3 10 4 14 4-3 3-6 4-9 4v5c6 3 9 3 13 3l-5 7H11l-5-7c4 0 7 0 13-3v-5c-3 0-6-1-9-4 4 0 8-1 14-4v-4c-3 0-6-1-9-4 5 0 9-1 15-5z",
  hong_kong: "M3 44V22l9-6v28zM14 44V12h9v32zM26 44V7l5-6 5 6v37zM39 44V18h8v26zM50 44V26l10-6v24z",
  riyadh: "M23 44V6c0-5 5-5 5 0 0 12 8 12 8 0 0-5 5-5 5 0v38zM4 44V34h16v10zM44 44V32h16v12z",
  jakarta: "M30 44V13h-4l4-5c-2-3 0-5 2-8 2 3 4 5 2 8l4 5h-4v31zM16 44l5-8h22l5 8z",
  singapore: "M6 12c16-6 34-6 53-2l-4 5H11zM12 44l3-28h7l1 28zM28 44l1-29h6l1 29zM42 44l1-28h7l3 28z",
  sydney:
    "M3 44c2-14 10-22 19-24-3 8-3 16 1 24zM20 44c2-18 12-28 23-32-4 10-3 22 1 32zM41 44c2-14 8-20 19-22-4 8-4 14-2 22z",
  melbourne: "M4 44V31h12v-5c0-13 32-13 32 0v5h12v13zM30 14V5h4v9z",
};
