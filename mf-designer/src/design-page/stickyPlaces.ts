/** The lower edge of the site's header, which tells its height; alone on a wide window it is one row. */
export const BELOW_HEADER = 'var(--header-height, 3rem)';

/** What is left of the window below the header: the editor takes it from `lg` on, and the footer stands below. */
export const EDITOR_HEIGHT = `calc(100dvh - ${BELOW_HEADER})`;
