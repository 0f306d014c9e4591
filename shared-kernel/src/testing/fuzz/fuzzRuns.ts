import { IN_LONG_RUN } from '../longRun';

/** How many inputs of each kind are tried: in `npm test`, and in `npm run test:long` (TEST_LONG=1). */
export const FUZZ_RUNS = {
  'stored documents': { short: 1_000, long: 60_000 },
  'stored rows at the server': { short: 20, long: 2_000 },
  'list pages': { short: 2, long: 100 },
  'designer pages': { short: 6, long: 100 },
  'content in the player': { short: 60, long: 5_000 },
  'csv files': { short: 50, long: 2_000 },
  'evaluate definitions': { short: 200, long: 10_000 },
  'addresses of the shell': { short: 8, long: 300 },
  'remotes.json': { short: 250, long: 10_000 },
  'wire: Firestore over REST': { short: 60, long: 3_000 },
  'wire: Firestore over gRPC': { short: 50, long: 3_000 },
  'wire: Identity Toolkit': { short: 50, long: 3_000 },
  'wire: callables': { short: 60, long: 4_000 },
  'wire: uploads': { short: 15, long: 200 },
  'wire: embed': { short: 25, long: 300 },
  'wire: addresses': { short: 60, long: 2_000 },
  'tokens of personal links': { short: 200, long: 10_000 },
} as const satisfies Record<string, { readonly short: number; readonly long: number }>;

export type FuzzedInput = keyof typeof FUZZ_RUNS;

const SEED = 20_261_121;

/** The parameters of `fc.assert`. The same inputs each time; FUZZ_SEED takes other ones. */
export const fuzzRuns = (
  input: FuzzedInput,
): { readonly numRuns: number; readonly seed: number } => ({
  numRuns: FUZZ_RUNS[input][IN_LONG_RUN ? 'long' : 'short'],
  seed: Number(process.env['FUZZ_SEED'] ?? SEED),
});

/** What one fuzz test may take. */
export const FUZZ_TIMEOUT_MS = IN_LONG_RUN ? 600_000 : 90_000;
