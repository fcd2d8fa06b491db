// The measure of the boards itself: each fault it is there for, planted in a small page, is found; without them it is content.
import { expect, test } from "../support/fixtures";
import { faults } from "../support/measure";

const FAULTS = [
  { name: "small text", html: `<p style="font-size:11px">tiny</p>`, found: /^11 px: "tiny"$/ },
  {
    name: "small text in a picture",
    html: `<svg width="100" height="100" viewBox="0 0 400 400"><text y="200" font-size="40">map</text></svg>`,
    found: /^10 px: "map"$/,
  },
  {
    name: "small text in a part of a picture that is made smaller",
    html: `<svg width="100" height="100"><g transform="scale(0.5)"><text y="80" font-size="20">piece</text></g></svg>`,
    found: /^10 px: "piece"$/,
  },
  {
    name: "cut text",
    html: `<div style="width:60px;overflow:hidden;white-space:nowrap">Constantinople and more</div>`,
    found: /^cut: "Constantinople/,
  },
  {
    name: "text cut by what is around it",
    html: `<div style="width:60px;overflow:hidden"><b style="white-space:nowrap">Constantinople and more</b></div>`,
    found: /^cut: "Constantinople/,
  },
  {
    name: "text over text",
    html: `<b style="position:absolute;top:50px">Hungaria</b><b style="position:absolute;top:54px;left:30px">Bulgaria</b>`,
    found: /^over each other: "Hungaria" and "Bulgaria"$/,
  },
  {
    name: "text under another part of the table",
    html: `<div style="display:grid;grid-template-rows:10px 60px"><p>Healed</p><p style="background:#fff;margin:0"></p></div>`,
    found: /^hidden: "Healed"$/,
  },
  {
    name: "a piece over half of a name on a map",
    html: `<svg data-map width="300" height="100"><text x="20" y="50" font-size="16">Hungaria</text>
      <text x="20" y="50" font-size="30">12</text></svg>`,
    found: /^over each other: "Hungaria" and "12"$/,
  },
  {
    name: "a small button",
    html: `<button style="width:30px;height:30px;padding:0">+</button>`,
    found: /^30 px to hit: \+$/,
  },
  {
    name: "a small thing that can be chosen",
    html: `<i data-thing="rat:1" data-glow="free" style="display:block;width:39px;height:60px"></i>`,
    found: /^39 px to hit: rat:1$/,
  },
  {
    name: "a thing that is only told of and still too small",
    html: `<i data-thing="rat:1" style="display:block;width:20px;height:60px"></i>`,
    found: /^20 px to hit: rat:1$/,
  },
  {
    name: "a choice outside the window",
    html: `<div style="height:100px;overflow:hidden"><i data-thing="city:x" data-glow="free"
      style="display:block;width:50px;height:50px;margin-top:120px"></i></div><i data-thing="city:y" data-glow="free"
      style="display:block;width:50px;height:50px"></i>`,
    found: /^out of sight: city:x$/,
  },
  {
    name: "choices that must all be scrolled for",
    html: `<div style="height:100px;overflow:auto"><i data-thing="city:x" data-glow="free"
      style="display:block;width:50px;height:50px;margin-top:300px"></i></div>`,
    found: /^nothing that can be chosen is in sight$/,
  },
  { name: "a page that is too long", html: `<div style="height:2000px"></div>`, found: /px too long$/ },
  { name: "a page that is too wide", html: `<div style="width:3000px;height:10px"></div>`, found: /px too wide$/ },
];

test("every kind of fault is found, and only where there is one", async ({ page }) => {
  const sound = `<b>Anglia</b> <button style="width:44px;height:44px">+</button>
    <p style="width:80px">Constantinople</p>
    <svg data-map width="300" height="100"><text x="20" y="50" font-size="16">Hungaria</text>
      <text x="74" y="50" font-size="14">1</text>
      <g transform="translate(120 50) rotate(78) scale(3)"><text font-size="5">II</text></g></svg>
    <i data-thing="region:anglia" data-glow="free" style="display:block;width:50px;height:50px"></i>`;
  await page.setContent(sound);
  expect(await faults(page, { target: 40 })).toEqual([]);
  for (const { name, html, found } of FAULTS) {
    await page.setContent(html);
    const said = await faults(page, { target: 40 });
    expect(said, name).toHaveLength(1);
    expect(said[0], name).toMatch(found);
  }
});
