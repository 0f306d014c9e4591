/**
 * Whether this is `npm run test:long` (TEST_LONG=1), which tries every case of what `npm test` tries by its most telling
 * ones, and kills processes at more moments: `(IN_LONG_RUN ? it : it.skip)(…)`.
 */
export const IN_LONG_RUN = process.env['TEST_LONG'] !== undefined;
