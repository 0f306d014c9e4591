import {
  asId,
  nameOf,
  type ScreenDefinition,
  type ScreenId,
  type SearchDefinition,
  type SearchId,
  type YearStory,
} from 'shared-kernel/model';
import { fitsPlaceholder, inItemOrder } from 'evaluation';
import type { CalculatedDefinition, Definitions } from './definitions';
import { fieldKey, type Use } from './usedFields';
import {
  mapCalculation,
  mapContent,
  mapSearch,
  mapStory,
  type ReferenceMap,
} from './mapReferences';

/** What happens to what the target year has by name already. */
export type SameName = 'leaveOut' | 'makeBeside';

export interface RollForward {
  readonly source: Definitions;
  /** What is in the target year so far. */
  readonly target: Definitions;
  /** Names of the fields that the target year has imported. */
  readonly importedThere?: ReadonlySet<string>;
  /** The target year's names by `fieldKey`; a name that is not in it stays. */
  readonly fieldNames: ReadonlyMap<string, string>;
  /** The id in the target year of what has this one in the source year: always the same one, and never one of those. */
  readonly newId: (sourceId: string) => string;
  readonly sameName: SameName;
  /** Of the source year; null where the target year keeps its own. */
  readonly story: YearStory | null;
}

export interface RolledForward {
  /** What is to be made, screens in their order, after those that are there. */
  readonly made: Definitions;
  /** What an earlier, perhaps interrupted, roll forward has made: it stays as it is. */
  readonly madeBefore: readonly Use[];
  /** What the target year has by name already. */
  readonly named: readonly Use[];
  /** What refers to a search that the source year does not have any more, as it did there. */
  readonly dangling: readonly Use[];
  /** Calculated fields whose names the target year has: there is one field of a name, and theirs stays. */
  readonly keptThere: readonly Use[];
  /** Without a path, which is the source year's, so that its links lead to the embed page. */
  readonly story: YearStory | null;
}

/**
 * Last year's definitions as this year's: new ids, references led to the new ids, fields by this year's names. What the
 * target year has already is not made again, and references lead to it.
 */
export const rollForward = (work: RollForward): RolledForward => {
  const searches = sorted(work.source.searches, work.target.searches, work);
  const screens = sorted(inItemOrder(work.source.screens), work.target.screens, work);
  const map: ReferenceMap = {
    field: ({ name, match, reads }) => {
      const mapped = work.fieldNames.get(fieldKey({ name, match })) ?? name;
      return reads === 'text' && !fitsPlaceholder(mapped) ? name : mapped;
    },
    // Also of a search that is gone, so that it is as gone as before.
    search: (id) => asId<SearchId>(searches.idThere.get(id) ?? work.newId(id)),
  };
  const calculated = sortedCalculated(work);
  const last = lastOrder(work.target.screens);
  return {
    made: {
      searches: searches.toMake.map((search) => ({
        ...mapSearch(search, map),
        id: asId<SearchId>(work.newId(search.id)),
      })),
      screens: screens.toMake.map((screen, index) => ({
        ...screen,
        id: asId<ScreenId>(work.newId(screen.id)),
        order: last + index + 1,
        searchIds: [...new Set(screen.searchIds.map((id) => map.search(id) ?? id))],
        content: mapContent(screen.content, map),
      })),
      calculated: calculated.toMake.map((field) => ({
        ...field,
        id: work.newId(field.id),
        calculation: mapCalculation(field.calculation, map),
      })),
    },
    madeBefore: [
      ...calculated.madeBefore.map(useOf('calculated field')),
      ...searches.madeBefore.map(useOf('search')),
      ...screens.madeBefore.map(useOf('screen')),
    ],
    named: [...searches.named.map(useOf('search')), ...screens.named.map(useOf('screen'))],
    dangling: danglingUses(work.source, searches.toMake, screens.toMake, calculated.toMake),
    keptThere: calculated.kept.map(useOf('calculated field')),
    story: work.story && withoutPath(mapStory(work.story, map)),
  };
};

/** Apart: what is to be made, what was made by an earlier roll forward, and names that the target year has. */
function sortedCalculated({ source, target, importedThere, newId }: RollForward) {
  const all = source.calculated ?? [];
  const there = target.calculated ?? [];
  const ids = new Set(there.map(({ id }) => id));
  const names = new Set([...there.map(({ name }) => name), ...(importedThere ?? [])]);
  const madeBefore = all.filter(({ id }) => ids.has(newId(id)));
  const others = all.filter((field) => !madeBefore.includes(field));
  return {
    madeBefore,
    toMake: others.filter(({ name }) => !names.has(name)),
    kept: others.filter(({ name }) => names.has(name)),
  };
}

const withoutPath = (story: YearStory): YearStory => ({
  ...story,
  linksLeadTo: 'embedPage',
  hostedPage: { ...story.hostedPage, path: '' },
});

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Sorted<Thing> {
  readonly toMake: readonly Thing[];
  readonly madeBefore: readonly Thing[];
  readonly named: readonly Thing[];
  /** By source id, of what is in the target year already. */
  readonly idThere: ReadonlyMap<string, string>;
}

/** Apart: what is to be made, what was made by an earlier roll forward, what the target year has by name. */
function sorted<Thing extends Named>(
  things: readonly Thing[],
  there: readonly Named[],
  { newId, sameName }: RollForward,
): Sorted<Thing> {
  const idsThere = new Set(there.map(({ id }) => id));
  const madeBefore = things.filter(({ id }) => idsThere.has(newId(id)));
  const others = things.filter((thing) => !madeBefore.includes(thing));
  const named = others.filter((thing) => there.some((one) => hasNameOf(one, thing)));
  // Where two have one name nobody can say which is meant.
  const leftOut =
    sameName === 'leaveOut'
      ? named.filter(
          (thing) =>
            things.filter((one) => hasNameOf(one, thing)).length === 1 &&
            there.filter((one) => hasNameOf(one, thing)).length === 1,
        )
      : [];
  return {
    toMake: others.filter((thing) => !leftOut.includes(thing)),
    madeBefore,
    named,
    idThere: new Map(
      leftOut.flatMap((thing) => {
        const same = there.find((one) => hasNameOf(one, thing));
        return same === undefined ? [] : [[thing.id, same.id] as const];
      }),
    ),
  };
}

const hasNameOf = (one: Named, other: Named): boolean =>
  one.name.trim() !== '' && one.name.trim() === other.name.trim();

const useOf =
  (kind: Use['kind']) =>
  (thing: Named): Use => ({ kind, name: nameOf(thing) });

const lastOrder = (screens: readonly ScreenDefinition[]): number =>
  Math.max(screens.length, ...screens.map(({ order }) => Math.floor(order)));

/** Each definition that refers to a search which its year does not have. */
function danglingUses(
  { searches: known }: Definitions,
  searches: readonly SearchDefinition[],
  screens: readonly ScreenDefinition[],
  calculated: readonly CalculatedDefinition[],
): readonly Use[] {
  const ids = new Set<string>(known.map(({ id }) => id));
  const refersToNone = (walk: (map: ReferenceMap) => unknown, direct: readonly string[] = []) => {
    const found = [...direct];
    walk({
      field: ({ name }) => name,
      search: (id) => {
        found.push(id);
        return null;
      },
    });
    return found.some((id) => !ids.has(id));
  };
  return [
    ...searches
      .filter((search) => refersToNone((map) => mapSearch(search, map)))
      .map(useOf('search')),
    ...screens
      .filter(({ content, searchIds }) =>
        refersToNone((map) => mapContent(content, map), searchIds),
      )
      .map(useOf('screen')),
    ...calculated
      .filter(({ calculation }) => refersToNone((map) => mapCalculation(calculation, map)))
      .map(useOf('calculated field')),
  ];
}
