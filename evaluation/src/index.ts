export { compileYear, type CompiledYear, type YearDefinitions } from './year/compileYear';
export {
  evaluateSupporter,
  evaluationState,
  type SupporterEvaluation,
  type SupporterFields,
} from './year/evaluateSupporter';
export type { EvaluationState } from './conditions/conditionCount';
export { isActionCondition } from './conditions/planCondition';
export { readOperand } from './conditions/operandTests';
export { readDays } from './conditions/dayStretch';
export * from './problems/problem';
export { orderByReference, type ReferenceOrder } from './searches/referenceOrder';
export { nameCycle } from './searches/compileSearches';
export {
  evaluateItems,
  finishItem,
  finishScreen,
  screensForSupporter,
  screensSeenBy,
  type FinishedScreen,
} from './finished-screens/screensForSupporter';
export {
  explainedFields,
  explanationsOf,
  type ExplainedFields,
} from './finished-screens/explanations';
export { compileEdited } from './year/compileEdited';
export { fieldsTold, neverSharedIn, type NeverShared, type Told } from './sharing/neverShared';
export { numbersOnCard, placeholdersOfNumber } from './sharing/numbersOnCard';
export { stillContent } from './finished-screens/stillContent';
export { hasSomethingToSee } from './screens/hasSomethingToSee';
export { inItemOrder, inLayerOrder, type CompiledScreen } from './screens/compileScreen';
export type { CompiledItem } from './screens/compileItem';
export { compileItems } from './year/compileItems';
export {
  fillText,
  PLACEHOLDER_ERROR,
  PLACEHOLDER_SOURCES,
  type PlaceholderContext,
  type PlaceholderSource,
} from './placeholders/fillText';
export { parseText, type Placeholder, type TextPart } from './placeholders/parseText';
export { placeholderContext, printedYear } from './placeholders/placeholderContext';
export type { PrintedYear } from './placeholders/printedYear';
export { countsYears, FORMATS, isFormat, isFormatPart, type Format } from './placeholders/formats';
export {
  fitsPlural,
  pluralCategories,
  pluralExamples,
  readPlural,
  writePlural,
  type PluralCategory,
  type PluralForms,
} from './placeholders/pluralForms';
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
export { createFieldUses, type FieldUses } from './uses/fieldUses';
export { searchesNeeded } from './uses/searchesNeeded';
export { objectOf } from './values/objectOf';
export { dayOrder, printDay, printPaddedDay, readDay } from './values/civilDay';
export {
  isBlank,
  isPlainNumber,
  printValue,
  readValue,
  type DayValue,
  type NumberValue,
  type TextValue,
  type TypedValue,
} from './values/typedValue';
export { readableValue, readableWords } from './values/readableValue';
export type { FieldDefinition, FieldTable } from './values/fieldTable';
export { TooManyVerdicts } from './columns/yearColumns';
export { columnNamed, type Snapshot } from './columns/snapshot';
export { allSupporters, supporterReader } from './columns/supporterReader';
export {
  codeAt,
  codesByRow,
  codesUpTo,
  firstPlaceFrom,
  textAt,
  type Codes,
  type Column,
} from './columns/column';
export { participationOrder } from './columns/participationBytes';
export { textsWithin, type Texts } from './columns/texts';
export { isBlankBytes } from './columns/blankBytes';
export { firstOfSame } from './columns/firstOfSame';
export { createTextStore, type ManyTexts } from './columns/textStore';
export type { CellsOfRows } from './columns/columnBuilder';
export { createGrowing } from './columns/growing';
export { isSameText } from './columns/isSameText';
export { snapshotInStrings } from './columns/snapshotInStrings';
export { hashUtf8 } from './columns/hashUtf8';
export { createUtf8Scratch } from './columns/utf8Scratch';
export { decodedText, unitEndsOf, Utf8Texts, type Utf8Text } from './columns/utf8Texts';
export {
  createSnapshotBuilder,
  snapshotOfSupporters,
  type SnapshotBuilder,
} from './columns/snapshotBuilder';
export { joinSnapshots, type SnapshotJoin } from './columns/joinSnapshots';
export { retypeSnapshot } from './columns/retypeSnapshot';
export { withoutRows } from './columns/withoutRows';
export { withoutUnused } from './columns/withoutUnused';
export {
  evaluateColumns,
  type ColumnOptions,
  type StoppableOptions,
} from './columns/evaluateColumns';
export { mergeMatchResults } from './shards/mergeMatchResults';
export {
  mergeScreenAudiences,
  mergeSearchCounts,
  mergeSearchImpacts,
  mergeSearchOverlaps,
} from './shards/mergeCounts';
export { countSearch } from './columns/countSearch';
export { fitsCalculation } from './calculated/calculations';
export { calculatedFigures, withFigures } from './figures/calculatedFigures';
export { calculatedPreview } from './figures/calculatedPreview';
export { calculatedReferences, type CalculatedReferences } from './figures/calculatedReferences';
export { cycleSentence } from './figures/cycleSentence';
export { FEWEST_RANKED } from './figures/thresholds';
export { fieldFacts } from './sentences/fieldFacts';
export { calculationSentence } from './sentences/calculationSentence';
export { screenAudience } from './audience/screenAudience';
export {
  audienceChanges,
  changesOf,
  countChanges,
  type CountedChanges,
} from './audience/audienceChanges';
export { searchImpact } from './audience/searchImpact';
export { searchOverlap } from './audience/searchOverlap';
export { countReach, reachOf, yearReach, type CountedReach } from './reach/yearReach';
export { proposableFields } from './proposals/proposableFields';
export { proposedConditions, type ProposedCondition } from './proposals/proposedConditions';
export type { ConditionFault } from './conditions/conditionPlan';
export { VALUE_REASONS, type ValueReason } from './conditions/verdict';
export {
  NEAR_MISSES,
  SEARCH_REASONS,
  type ConditionReason,
  type ConditionTrace,
  isGroupTrace,
  type FieldTrace,
  type GroupTrace,
  type NearMiss,
  type NodeTrace,
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
  groupReasonWords,
  NEAR_MISS_WORDS,
  searchReasonWords,
  speaksForCondition,
  TYPE_WORDS,
  valueWords,
} from './sentences/traceWords';
export { wordScope, type WordScope } from './sentences/wordScope';
export { compare, comparableOf, type Comparable } from './conditions/comparable';
export { compareText } from './conditions/compareText';
export { fitsPlaceholder, mapPlaceholders } from './placeholders/mapPlaceholders';
export { truncate } from './placeholders/truncate';
export { hashText, mixHashes } from './totals/stableHash';
export { createStableSample, type StableSample } from './totals/stableSample';
export { createTally, type Tally } from './totals/tally';
export { readParticipation } from './values/action';
export { isDonationRecord } from './values/donation';
export { MANY_TEXTS } from './columns/columnBuilder';
export type { ConditionCounts, SearchCounts } from 'shared-kernel/model';
