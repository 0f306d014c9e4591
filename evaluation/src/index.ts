export { compileYear, type CompiledYear, type YearDefinitions } from './compileYear';
export {
  evaluateSupporter,
  evaluationState,
  type SupporterEvaluation,
  type SupporterFields,
} from './evaluateSupporter';
export type { EvaluationState } from './conditions/conditionCount';
export { isActionCondition } from './conditions/planCondition';
export { readOperand } from './conditions/planData';
export * from './problem';
export { orderByReference, type ReferenceOrder } from './searches/referenceOrder';
export { nameCycle } from './searches/compileSearches';
export {
  evaluateItems,
  finishItem,
  finishScreen,
  screensForSupporter,
  screensSeenBy,
  type FinishedScreen,
} from './screens/screensForSupporter';
export { hasSomethingToSee } from './screens/hasSomethingToSee';
export { inItemOrder, type CompiledScreen } from './screens/compileScreen';
export type { CompiledItem } from './screens/compileItem';
export { compileItems } from './screens/compileItems';
export {
  fillText,
  PLACEHOLDER_ERROR,
  PLACEHOLDER_SOURCES,
  type PlaceholderContext,
  type PlaceholderSource,
} from './placeholders/fillText';
export { parseText, type Placeholder, type TextPart } from './placeholders/parseText';
export { placeholderContext } from './placeholders/placeholderContext';
export { FORMATS, isFormat, type Format } from './placeholders/formats';
export { timelineOf, type Timeline } from './timing/timelineOf';
export { layoutFor, nearestSmallerView } from './layout/layoutFor';
export { viewFor } from './layout/viewFor';
export {
  createMatchTotals,
  type MatchResults,
  type MatchTotals,
  type ScreenTotals,
  type SearchTotals,
} from './totals/matchTotals';
export {
  createTypeEvidence,
  createTypeInference,
  inferFieldType,
  type TypeEvidence,
  type TypeInference,
  type TypeShare,
} from './profiling/fieldTypes';
export {
  createFieldProfiler,
  profileSupporters,
  type FieldProfiler,
  type ProfiledSupporter,
} from './profiling/fieldProfiler';
export { histogramOf } from './profiling/histogramOf';
export { limitSpread, OTHER, STORED_SPREAD_KEYS } from './profiling/limitSpread';
export { storedFieldEntry } from './profiling/storedFieldEntry';
export { NO_DATE, spreadKey } from './profiling/spreadKey';
export type { Definitions } from './transfer/definitions';
export { derivedId } from './transfer/derivedId';
export { fieldKey, usedFields, type Use, type UsedField } from './transfer/usedFields';
export { fieldStatus, type FieldStatus } from './transfer/fieldStatus';
export { isFieldThere, type NamedField } from './transfer/isFieldThere';
export {
  mapConditions,
  mapContent,
  mapSearch,
  type FieldReference,
  type ReferenceMap,
} from './transfer/mapReferences';
export { oldYearMentions, type MentionPlace, type YearMention } from './transfer/oldYearMentions';
export {
  rollForward,
  type RolledForward,
  type RollForward,
  type SameName,
} from './transfer/rollForward';
export { suggestFields, type Suggestion, type SuggestionReason } from './transfer/suggestFields';
export { yearNumbers, type YearNumbers } from './transfer/yearNumbers';
export { createFieldUses, type FieldUses } from './uses/fieldUses';
export { dayOrder, printDay, printPaddedDay, readDay } from './values/civilDay';
export {
  isBlank,
  printValue,
  readValue,
  type DayValue,
  type NumberValue,
  type TextValue,
  type TypedValue,
} from './values/typedValue';
export type { FieldDefinition, FieldTable } from './values/fieldTable';
export { TooManyVerdicts } from './columns/yearColumns';
export { supporterAt, type Snapshot } from './columns/snapshot';
export { codeAt, type Column } from './columns/column';
export type { Texts } from './columns/texts';
export {
  createSnapshotBuilder,
  snapshotOfSupporters,
  type SnapshotBuilder,
} from './columns/snapshotBuilder';
export { retypeSnapshot } from './columns/retypeSnapshot';
export { inferSnapshotTypes, profileSnapshot } from './columns/profileSnapshot';
export {
  evaluateColumns,
  type ColumnOptions,
  type StoppableOptions,
} from './columns/evaluateColumns';
export { countSearch } from './columns/countSearch';
export type { ConditionCounts, SearchCounts } from './columns/searchCounts';
export { yearReach } from './reach/yearReach';
export { decodeSnapshot, encodeSnapshot, type SnapshotDamage } from './columns/codec/snapshotCodec';
export type { ConditionFault } from './conditions/conditionPlan';
export { VALUE_REASONS, type ValueReason } from './conditions/verdict';
export {
  NEAR_MISSES,
  SEARCH_REASONS,
  type ConditionReason,
  type ConditionTrace,
  type FieldTrace,
  type NearMiss,
  type SearchReason,
  type SearchTrace,
} from './trace/searchTrace';
export {
  SCREEN_REASONS,
  traceScreens,
  type ScreenReason,
  type ScreenTrace,
} from './trace/traceScreens';
export { traceSearch } from './trace/traceSearch';
export { conditionWords } from './sentences/conditionWords';
export { searchSentence } from './sentences/searchSentence';
export {
  conditionReasonWords,
  NEAR_MISS_WORDS,
  searchReasonWords,
  speaksForCondition,
  TYPE_WORDS,
  valueWords,
} from './sentences/traceWords';
export { wordScope, type WordScope } from './sentences/wordScope';
