export { FUZZ_RUNS, FUZZ_TIMEOUT_MS, fuzzRuns, type FuzzedInput } from './fuzzRuns';
export {
  EXTREMES,
  extremesOf,
  numbersIn,
  unboundedIn,
  wholeExtremesOf,
  type Extreme,
} from './extremeNumbers';
export { hostileJson, hostileText, hostileValue } from './hostile';
export { mutated } from './mutated';
export { mutatedBytes } from './mutatedBytes';
export { VALID_DOCUMENTS } from './validDocuments';
export { spoiledListing, type SpoiledListing } from './spoiledListing';
