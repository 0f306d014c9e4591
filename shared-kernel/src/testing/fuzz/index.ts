export { FUZZ_RUNS, FUZZ_TIMEOUT_MS, fuzzRuns, type FuzzedInput } from './fuzzRuns';
export {
  EXTREMES,
  extremesOf,
  numbersIn,
  unboundedIn,
  wholeExtremesOf,
  type Extreme,
} from './extremeNumbers';
export { malformedJson, malformedText, malformedValue } from './malformed';
export { mutated } from './mutated';
export { mutatedBytes } from './mutatedBytes';
export { VALID_DOCUMENTS } from './validDocuments';
export { spoiledListing, type SpoiledListing } from './spoiledListing';
