/** A bar, in each colour scheme: it stands out from whatever it lies on by 3 : 1 at least (WCAG 1.4.11). */
export const BAR = { base: 'accent.600', _dark: 'accent.400' } as const;

/** The line that bars stand on, and the marks of the values under it. */
export const AXIS = 'fg.subtle';

/** The column of the bar that is being read. */
export const READ = 'bg.emphasized';

/** What the bar of a share lies in. */
export const TRACK = 'bg.emphasized';
