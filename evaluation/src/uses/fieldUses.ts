import {
  leavesOf,
  textsOfItem,
  type CalculatedPart,
  type Condition,
  type ConditionNode,
  type FieldType,
  type ScreenDefinition,
  type ScreenId,
  type SearchDefinition,
  type SearchId,
} from 'shared-kernel/model';
import { parseText } from '../placeholders/parseText';

/** The searches and screens that read a field, each in the order given. */
export interface FieldUses {
  readonly searches: readonly { readonly id: SearchId; readonly name: string }[];
  readonly screens: readonly { readonly id: ScreenId; readonly name: string }[];
}

interface UsedField {
  readonly name: string;
  readonly type: FieldType;
  /** One that is calculated is found by its full name alone [E77]. */
  readonly calculated?: CalculatedPart;
}

type UsingScreen = Pick<ScreenDefinition, 'id' | 'name' | 'content'>;
type Reads = (field: UsedField) => boolean;

/**
 * Who uses a field: a search or an item by a condition (an exact name, or a fuzzy one that finds it, D5), an item by
 * a placeholder (D11). References between searches are not followed.
 */
export const createFieldUses = (
  searches: readonly Pick<SearchDefinition, 'id' | 'name' | 'conditions'>[],
  screens: readonly UsingScreen[],
): ((field: UsedField) => FieldUses) => {
  const users = {
    searches: searches.map(({ id, name, conditions }) => ({
      use: { id, name },
      reads: anyCondition(conditions),
    })),
    screens: screens.map((screen) => ({
      use: { id: screen.id, name: screen.name },
      reads: readsOf(screen),
    })),
  };
  return (field) => ({
    searches: users.searches.filter(({ reads }) => reads(field)).map(({ use }) => use),
    screens: users.screens.filter(({ reads }) => reads(field)).map(({ use }) => use),
  });
};

const readsOf = ({ content: { items } }: UsingScreen): Reads => {
  const named = new Set(items.flatMap(textsOfItem).flatMap(placeholderFields));
  const conditions = anyCondition(items.flatMap((item) => item.conditions));
  return (field) => named.has(field.name) || conditions(field);
};

const placeholderFields = (text: string): readonly string[] =>
  (parseText(text) ?? []).flatMap((part) =>
    typeof part !== 'string' && part.source === 'field' ? [part.id] : [],
  );

const anyCondition =
  (conditions: readonly ConditionNode[]): Reads =>
  (field) =>
    leavesOf(conditions).some((condition) => readsField(condition, field));

const readsField = (condition: Condition, { name, type, calculated }: UsedField): boolean => {
  if (condition.dataType === 'search') return false;
  if (condition.dataIdMatch === 'exact') return condition.dataId.trim() === name;
  if (calculated !== undefined) return false;
  const findable = condition.fieldType === 'page' ? type === 'action' : type !== 'unknown';
  return findable && condition.dataId !== '' && name.includes(condition.dataId);
};
