// Whether the choices of the bots are shown beside the hands that are seen: each who watches says so, for the visit.

export const advised = $state({ shown: true });
