export type Audience = 'staff' | 'supporters';

/** The queries of browserslist for an audience. */
export function targetsOf(audience: Audience): string[];
/** The browsers that these queries stand for: `chrome 120`, …. */
export function browsersOf(audience: Audience): string[];
