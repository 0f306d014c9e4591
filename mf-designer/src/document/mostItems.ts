/** Items a screen may hold; the rules refuse more. */
export const MOST_ITEMS = 200;

/** Why no more can be added. */
export const FULL = `A screen holds at most ${String(MOST_ITEMS)} objects.`;
