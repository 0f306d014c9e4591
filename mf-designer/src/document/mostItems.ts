/** Items a screen may hold; the rules refuse more. */
export const MOST_ITEMS = 200;
