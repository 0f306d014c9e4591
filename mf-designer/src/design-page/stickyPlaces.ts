/** The lower edge of the site's header, which tells its height; alone on a wide window it is one row. */
export const BELOW_HEADER = 'var(--header-height, 3.5625rem)';

/** The lower edge of the designer's bar and the gap below it, where the bar is one row (from `lg` on). */
export const BELOW_BAR = `(${BELOW_HEADER} + 4.0625rem)`;
