import { createFieldUses, parseText, searchesNeeded } from 'evaluation';
import {
  namedFields,
  nameOf,
  revisionIn,
  typeOfCalculation,
  type CalculatedField,
  type Screen,
  type Search,
  type Year,
} from 'shared-kernel/model';
import { readYear } from '../access/readYear';
import { readCalculated } from '../definitions/readCalculated';
import { readDefinitions } from '../definitions/readDefinitions';
import { shownOrScheduled } from '../published/readVersion';
import type { PublishedDefinitions } from '../published/pieces';
import type { Services } from '../services';
import type { DocumentData, StoredDocument } from '../store/documents';
import { inYear } from '../store/paths';
import { storedName } from '../store/storedName';
import type { BinKind } from '../versions/binEntry';
import {
  BROUGHT_KINDS,
  STAMPS,
  storyHash,
  type RollForwardOf,
  type RollForwardRecord,
} from './rollForwardRecord';

export interface Brought {
  readonly kind: BinKind;
  readonly id: string;
  readonly name: string;
}

/** What an undo leaves, and why: somebody has edited it since, or what stays refers to it. */
export interface Left {
  readonly kind: BinKind | 'story';
  readonly id: string;
  readonly name: string;
  readonly why: 'edited' | 'used' | 'notKept';
  /** Who edited it last, by email, and when; ISO. */
  readonly by: string;
  readonly at: string | null;
  /** What refers to it, in words. */
  readonly usedIn: readonly string[];
}

export interface UndoPlan {
  readonly takes: readonly Brought[];
  readonly takesStory: boolean;
  readonly left: readonly Left[];
  /** What refers to searches that go although it stays, in words. */
  readonly broken: readonly string[];
  /** Whether supporters are shown something of what goes: they are, until the year is published again. */
  readonly isPublished: boolean;
}

/** The fields by which what was brought is judged. */
const HEADS: Readonly<Record<BinKind, readonly [string, ...string[]]>> = {
  searches: ['name', ...stampFields('searches')],
  screens: ['name', ...stampFields('screens')],
  calculatedFields: ['name', ...stampFields('calculatedFields')],
};

/** What undoing comes to as the year stands: `editsUntil` takes what was edited up to then as well. */
export async function undoPlan(
  { documents, now }: Pick<Services, 'documents' | 'now'>,
  { scope }: Pick<RollForwardOf, 'scope'>,
  record: RollForwardRecord,
  editsUntil: Date | null,
): Promise<UndoPlan> {
  const { year, stored } = await readYear(documents, scope);
  const { searches, screens } = await readDefinitions(documents, scope);
  const calculated = await readCalculated(documents, scope);
  const shown = await shownOrScheduled(documents, scope, now());
  const heads = await Promise.all(
    BROUGHT_KINDS.map(async (kind) => {
      const wanted = new Set(record[kind]);
      const all = await documents.list(inYear(scope, kind), HEADS[kind]);
      return all.filter(({ id }) => wanted.has(id)).map((head) => broughtOf(kind, head));
    }),
  );
  const there = heads.flat();
  const story = storyState(record, stored.data, year);
  const left = there.flatMap(({ data, ...one }) =>
    isEdited(one.kind, data, editsUntil) ? [leftAsEdited(one, data)] : [],
  );
  const taken = new Set(
    there.map(keyOf).filter((key) => !left.some(({ kind, id }) => `${kind}/${id}` === key)),
  );
  const world = { searches, screens, calculated, shown, year, story };
  // What reads a calculated field by name would be left without it (D291), whatever was confirmed.
  const used = keepUsed(
    there,
    taken,
    world,
    editsUntil === null ? BROUGHT_KINDS : ['calculatedFields'],
  );
  const takes = there.filter((one) => taken.has(keyOf(one)));
  return {
    takes: takes.map(({ kind, id, name }) => ({ kind, id, name })),
    takesStory: story === 'brought',
    left: [...left, ...used, ...(story === 'edited' ? [editedStory(year)] : [])],
    broken: [...new Set(takes.flatMap((one) => usersOf(one, taken, world)))],
    isPublished: takes.some(({ id }) =>
      [...shown.searches, ...shown.screens].some((one) => one.id === id),
    ),
  };
}

/** Whether somebody has saved it since it was brought; up to `until` that does not count. */
export const isEdited = (kind: BinKind, data: DocumentData, until: Date | null): boolean =>
  STAMPS[kind].some((stamp) => {
    const { revision, savedAt } = revisionIn(data, stamp);
    return revision > 1 && (until === null || savedAt === null || savedAt > until);
  });

/** Whether the year's story is still the one that was brought. */
export const isBroughtStory = (record: RollForwardRecord, data: DocumentData): boolean =>
  record.story !== '' && storyHash(data['story'] ?? null) === record.story;

function stampFields(kind: BinKind): readonly string[] {
  return STAMPS[kind].flatMap(({ revision, savedBy, savedAt }) => [revision, savedBy, savedAt]);
}

interface Head extends Brought {
  readonly data: DocumentData;
}

const broughtOf = (kind: BinKind, { id, data }: StoredDocument): Head => ({
  ...{ kind, id, data },
  name: nameOf({ name: storedName(data) }),
});

const keyOf = ({ kind, id }: Brought): string => `${kind}/${id}`;

function leftAsEdited({ kind, id, name }: Brought, data: DocumentData): Left {
  const [newest] = STAMPS[kind]
    .map((stamp) => revisionIn(data, stamp))
    .sort((one, other) => (other.savedAt?.getTime() ?? 0) - (one.savedAt?.getTime() ?? 0));
  const at = newest?.savedAt?.toISOString() ?? null;
  return { kind, id, name, why: 'edited', by: newest?.savedBy ?? '', at, usedIn: [] };
}

const editedStory = ({ storySaved: { savedBy, savedAt } }: Year): Left => ({
  ...{ kind: 'story', id: '', name: '', why: 'edited', by: savedBy, usedIn: [] },
  at: savedAt?.toISOString() ?? null,
});

type StoryState = 'none' | 'brought' | 'edited';

function storyState(record: RollForwardRecord, data: DocumentData, year: Year): StoryState {
  if (record.story === '' || year.storySaved.revision === 0) return 'none';
  return isBroughtStory(record, data) ? 'brought' : 'edited';
}

interface World {
  readonly searches: readonly Search[];
  readonly screens: readonly Screen[];
  readonly calculated: readonly CalculatedField[];
  readonly shown: PublishedDefinitions;
  readonly year: Year;
  readonly story: StoryState;
}

/** Takes out of `taken` what something that stays refers to, until nothing does any more. */
function keepUsed(
  there: readonly Brought[],
  taken: Set<string>,
  world: World,
  kinds: readonly BinKind[],
): readonly Left[] {
  const kept: Left[] = [];
  for (let found = true; found;) {
    found = false;
    for (const one of there) {
      if (!taken.has(keyOf(one)) || !kinds.includes(one.kind)) continue;
      const usedIn = usersOf(one, taken, world);
      if (usedIn.length === 0) continue;
      taken.delete(keyOf(one));
      kept.push({ ...pick(one), why: 'used', by: '', at: null, usedIn });
      found = true;
    }
  }
  return kept;
}

const pick = ({ kind, id, name }: Brought): Brought => ({ kind, id, name });

/** What stays and refers to it, in words. */
function usersOf(one: Brought, taken: ReadonlySet<string>, world: World): readonly string[] {
  if (one.kind === 'screens') return [];
  const searches = world.searches.filter(({ id }) => !taken.has(`searches/${id}`));
  const screens = world.screens.filter(({ id }) => !taken.has(`screens/${id}`));
  const calculated = world.calculated.filter(({ id }) => !taken.has(`calculatedFields/${id}`));
  const numbers = world.story === 'brought' ? [] : world.year.story.closingCard.numbers;
  const card = (source: 'field' | 'search', id: string): readonly string[] =>
    numbers.some(({ text }) => names(text, source, id)) ? ['the closing card of the story'] : [];
  if (one.kind === 'searches')
    return [
      ...calculated
        .filter(({ calculation: c }) => c.kind === 'searchTotal' && c.searchId === one.id)
        .map(wordsOf('calculated field')),
      ...searches
        .filter(({ conditions }) =>
          conditions.some((c) => c.dataType === 'search' && c.dataId.trim() === one.id),
        )
        .map(wordsOf('search')),
      ...screens
        .filter((screen) => searchesNeeded([screen], []).has(one.id))
        .map(wordsOf('screen')),
      ...card('search', one.id),
    ];
  const field = world.calculated.find(({ id }) => id === one.id);
  if (field === undefined) return [];
  const { name, calculation } = field;
  const read = { name, type: typeOfCalculation(calculation), calculated: field };
  const uses = createFieldUses(searches, screens)(read);
  const published = createFieldUses(world.shown.searches, world.shown.screens)(read);
  return [
    ...calculated
      .filter((other) => other.id !== field.id && namedFields(other.calculation).includes(name))
      .map(wordsOf('calculated field')),
    ...uses.searches.map(wordsOf('search')),
    ...uses.screens.map(wordsOf('screen')),
    ...(published.searches.length + published.screens.length > 0 ? ['what is published'] : []),
    ...card('field', name),
  ];
}

const wordsOf =
  (kind: string) =>
  (thing: { readonly name: string }): string =>
    `the ${kind} “${nameOf(thing)}”`;

const names = (text: string, source: 'field' | 'search', id: string): boolean =>
  (parseText(text) ?? []).some(
    (part) => typeof part !== 'string' && part.source === source && part.id === id,
  );
