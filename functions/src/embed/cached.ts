/** Staff see what they changed on supporters' screens after this long at the latest. */
export const CACHED = { freshMs: 15_000, staleMs: 30_000 } as const;
