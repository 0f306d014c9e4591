/**
 * Whether this is `npm run test:long` (TEST_LONG=1), which tries every case of what `npm test` tries by its most telling
 * ones, and kills processes at more moments.
 */
export const IN_LONG_RUN = process.env['TEST_LONG'] !== undefined;

/** Journeys take builders from this room as well, where nothing is a global of jest. */
const SKIPS = !IN_LONG_RUN && 'it' in globalThis;

/** A test that the long run alone tries; `itInLongRun.each` as well. */
export const itInLongRun: jest.It = SKIPS ? it.skip : globalThis.it;

/** Tests that the long run alone tries. */
export const describeInLongRun: jest.Describe = SKIPS ? describe.skip : globalThis.describe;
