/** The product's documents (spec §7) as typed values and coded failures. Only this room talks to Firebase's database. */
export type {
  DataConflict,
  DataFailure,
  DatabaseFailure,
  LoadFailure,
  MalformedDocument,
} from './dataFailure';
export { failureSentence } from './failureSentence';
export { createAbsent, type NewDefinition } from './createAbsent';
export { loadFieldList, loadFieldSpread } from './fieldList';
export type { Author, Saved, SaveFailure } from './guardedSave';
export { loadImport, loadImports } from './imports';
export { loadRunningImportId } from './importJob';
export { awaitsClaim } from './installation';
export { loadMatchingProgress, type MatchingProgress } from './matchingProgress';
export { loadOrganisation, loadOrganisations } from './organisations';
export type { Listing } from './reading';
export { readRoles, type RoleLookup } from './roles';
export {
  createScreen,
  deleteScreen,
  discardNewScreen,
  loadScreen,
  loadScreens,
  recalculateScreen,
  reorderScreens,
  saveScreenContent,
  saveScreenSetup,
} from './screens';
export {
  createSearch,
  deleteSearch,
  discardNewSearch,
  loadSearch,
  loadSearches,
  recalculateSearch,
  saveSearch,
} from './searches';
export { readSupporter } from './supporters';
export { changeTag, type TagChange } from './tags';
export { createUser, readUser } from './users';
export { loadYear, loadYears } from './years';
