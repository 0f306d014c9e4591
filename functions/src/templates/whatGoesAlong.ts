import { parseText, type FieldDefinition } from 'evaluation';
import {
  kindOf,
  leavesOf,
  textsOfItem,
  type Condition,
  type SavedTemplate,
  type Search,
  type TemplateScreen,
} from 'shared-kernel/model';

/**
 * What a template keeps of its year beside its screens: every search that these lead to, and the types of the fields that
 * all of them name in full. A search that is gone stays gone.
 */
export function whatGoesAlong(
  screens: readonly TemplateScreen[],
  searches: readonly Search[],
  fields: readonly FieldDefinition[],
): Pick<SavedTemplate, 'searches' | 'fields'> {
  const byId = new Map<string, Search>(searches.map((search) => [search.id, search]));
  const named = new Set<string>();
  const led = new Map<string, Search>();
  const follow = (id: string): void => {
    const search = byId.get(id);
    if (search === undefined || led.has(id)) return;
    led.set(id, search);
    leavesOf(search.conditions).forEach(followCondition);
  };
  const followCondition = (condition: Condition): void => {
    const { dataId, dataIdMatch } = condition;
    if (kindOf(condition) === 'search') follow(dataId.trim());
    else if (dataIdMatch === 'exact') named.add(dataId.trim());
  };
  for (const { searchIds, content } of screens) {
    searchIds.forEach(follow);
    for (const item of content.items) {
      leavesOf(item.conditions).forEach(followCondition);
      for (const part of textsOfItem(item).flatMap((text) => parseText(text) ?? [])) {
        if (typeof part === 'string') continue;
        if (part.source === 'search') follow(part.id);
        else if (part.source === 'field') named.add(part.id);
      }
    }
  }
  return {
    searches: [...led.values()].map(({ id, name, match, conditions }) => ({
      ...{ id, name, match, conditions },
    })),
    fields: fields.filter(({ name }) => named.has(name)).map(({ name, type }) => ({ name, type })),
  };
}
