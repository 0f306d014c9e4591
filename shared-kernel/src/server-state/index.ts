/** What pages have read from the server: kept between pages, shared between areas, dropped with the session. */
export { changesSettled } from './changesSettled';
export type { Loaded } from './loaded';
export { loadDefinitions, type StoredDefinitions } from './loadDefinitions';
export {
  fieldsOf,
  ofOrganisation,
  ofPerson,
  ofYear,
  progressOf,
  screensOf,
  searchesOf,
  yearOf,
  type Reading,
} from './reading';
export { ServerState } from './ServerState';
export { useReading, useReadings } from './useReadings';
export { useServerChanges, type Listed } from './useServerChanges';
