export type { CalculatedDefinition, Definitions } from './definitions';
export { derivedId } from './derivedId';
export { fieldStatus, type FieldStatus } from './fieldStatus';
export { isFieldThere, type NamedField } from './isFieldThere';
export {
  mapConditions,
  mapContent,
  mapSearch,
  type FieldReference,
  type ReferenceMap,
} from './mapReferences';
export { oldYearMentions, type MentionPlace, type YearMention } from './oldYearMentions';
export { rollForward, type RolledForward, type RollForward, type SameName } from './rollForward';
export { suggestFields, type Suggestion, type SuggestionReason } from './suggestFields';
export { fieldKey, usedFields, type Use, type UsedField } from './usedFields';
export { yearNumbers, type YearNumbers } from './yearNumbers';
