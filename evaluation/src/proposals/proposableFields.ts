import { specialCategoryOf, type FieldListEntry } from 'shared-kernel/model';
import type { SupporterFields } from '../year/evaluateSupporter';

/**
 * The fields that a condition may be proposed about [E114]: none that names a person, none that is sensitive (D366) or
 * looks like a special category that nobody has described yet (D368), and no total of a search, which is nobody's own.
 */
export const proposableFields = (
  fields: readonly FieldListEntry[],
  examples: readonly Pick<SupporterFields, 'masked'>[],
): readonly FieldListEntry[] => {
  const masked = new Set(examples.flatMap((example) => example.masked ?? []));
  return fields.filter(
    (field) =>
      !masked.has(field.name) &&
      field.dictionary?.sensitive !== true &&
      (field.dictionary !== undefined || specialCategoryOf(field.name) === null) &&
      field.calculated?.calculation.kind !== 'searchTotal' &&
      !isIdentifying(field),
  );
};

/** Whether a value of the field points at one person: by its name, or since nearly each supporter has another one. */
function isIdentifying({ name, type, count, distinct, topValues }: FieldListEntry): boolean {
  if (type === 'string')
    return NAMES_A_PERSON.test(name) || isNearlyUnique(count, distinct, topValues !== undefined);
  if (type !== 'number') return false;
  return NUMBERS_A_PERSON.test(name) || (distinct !== undefined && isEachOther(count, distinct));
}

const NAMES_A_PERSON =
  /^(name|salutation|surname)$|\b(first|last|given|family|middle|full|maiden|preferred|known as|supporter|contact|display|user)[ _-]?name\b|\b(fore|sur|nick|user)name\b|\be-?mail( address)?$|\b(tele)?phone\b|\bmobile( number)?$|\baddress\b|\b(id|uuid|guid)$/i;
const NUMBERS_A_PERSON =
  /\b(id|ids|number|no|reference|ref)\.?$|[a-z]I[Dd]$|\b(tele)?phone\b|\bmobile\b/i;

/** More different texts than one for two supporters; of an older list only common values tell (D415). */
const isNearlyUnique = (count: number, distinct: number | undefined, isShared: boolean): boolean =>
  distinct === undefined ? !isShared : distinct * 2 > count;

/** Numbers differ more than texts do: ids differ all. */
const isEachOther = (count: number, distinct: number): boolean =>
  count >= 10 && distinct * 10 >= count * 9;
