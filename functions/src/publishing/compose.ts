import { createHash } from 'node:crypto';
import { searchesNeeded } from 'evaluation';
import type {
  ScreenChange,
  ScreenDefinition,
  ScreenId,
  SearchDefinition,
} from 'shared-kernel/model';
import { changesInWords } from '../versions/changesInWords';
import {
  screenPiece,
  searchPiece,
  type Piece,
  type PublishedDefinitions,
} from '../published/pieces';
import type { Version } from '../published/readVersion';
import type { PublishedPart } from '../published/storedPublication';

/** What is saved now, in the order of the story. */
export interface Saved {
  readonly screens: readonly ScreenDefinition[];
  readonly searches: readonly SearchDefinition[];
  /** Of screens that are there and cannot be read: what is published of them stays as it is. */
  readonly unreadable: ReadonlySet<string>;
}

export interface Change {
  readonly screenId: ScreenId;
  readonly change: ScreenChange;
  /** What differs, in no words of staff's. */
  readonly words: readonly string[];
}

/** A version that could be published. */
export interface Composed extends Version {
  readonly hash: string;
  /** Its pieces that the base has not. */
  readonly pieces: readonly Piece[];
  readonly changes: readonly Change[];
}

/**
 * The base with these screens as they are saved; null takes all of them. A search means one thing to all screens of a
 * version: those that the screens depend on come with them, for the others as well.
 */
export function compose(base: Version, saved: Saved, chosen: ReadonlySet<string> | null): Composed {
  const isChosen = ({ id }: { readonly id: string }): boolean => chosen?.has(id) ?? true;
  const taken = saved.screens.filter(isChosen);
  const isKept = (screen: ScreenDefinition): boolean =>
    !isChosen(screen) ||
    saved.unreadable.has(screen.id) ||
    taken.some(({ id }) => id === screen.id);
  const screens = inSavedOrder(base.screens.filter(isKept), saved, taken);
  const searches = searchesOf(screens, taken, base, saved);
  const pieces = new Map<string, Piece>();
  const partOf = <Definition extends { readonly id: string }>(
    definition: Definition,
    pieceOf: (definition: Definition) => Piece,
    before: readonly Definition[],
    parts: readonly PublishedPart[],
  ): PublishedPart => {
    const piece = pieceOf(definition);
    const was = before.find(({ id }) => id === definition.id);
    const part = parts.find(({ id }) => id === definition.id);
    // As this release reads it, the base's says the same: its own hash stays.
    if (was !== undefined && part !== undefined && pieceOf(was).hash === piece.hash) return part;
    pieces.set(piece.hash, piece);
    return { id: definition.id, piece: piece.hash };
  };
  const parts = {
    screens: screens.map((one) => partOf(one, screenPiece, base.screens, base.parts.screens)),
    searches: searches.map((one) => partOf(one, searchPiece, base.searches, base.parts.searches)),
  };
  return {
    screens,
    searches,
    parts,
    hash: hashOf(parts),
    pieces: [...pieces.values()],
    changes: changesBetween(base, { screens, searches }),
  };
}

/** Of what a version shows, to whom, and in which order. */
const hashOf = ({ screens, searches }: Composed['parts']): string =>
  createHash('sha256')
    .update(JSON.stringify([screens.map(idAndPiece), searches.map(idAndPiece).sort(byText)]))
    .digest('hex');

const idAndPiece = ({ id, piece }: PublishedPart): string => `${id} ${piece}`;
const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * A chosen screen keeps its place where that is right beside the others, as they are saved; else it stands behind the
 * nearest one that precedes it there.
 */
function inSavedOrder(
  base: readonly ScreenDefinition[],
  { screens }: Saved,
  taken: readonly ScreenDefinition[],
): readonly ScreenDefinition[] {
  const savedPlaces = new Map(screens.map(({ id }, place) => [id, place]));
  let placed = base;
  for (const screen of taken) {
    const own = savedPlaces.get(screen.id) ?? 0;
    const place = placed.findIndex(({ id }) => id === screen.id);
    const isInPlace = placed.every(({ id }, index) => {
      const other = savedPlaces.get(id);
      return other === undefined || index === place || other < own === index < place;
    });
    if (place >= 0 && isInPlace) placed = placed.with(place, screen);
    else {
      const others = placed.filter(({ id }) => id !== screen.id);
      const before = others.filter(({ id }) => (savedPlaces.get(id) ?? own) < own);
      const nearest = before.toSorted(
        (one, other) => (savedPlaces.get(other.id) ?? 0) - (savedPlaces.get(one.id) ?? 0),
      )[0];
      placed = others.toSpliced(nearest === undefined ? 0 : others.indexOf(nearest) + 1, 0, screen);
    }
  }
  return placed.map((screen, index) =>
    screen.order === index + 1 ? screen : { ...screen, order: index + 1 },
  );
}

function searchesOf(
  screens: readonly ScreenDefinition[],
  taken: readonly ScreenDefinition[],
  base: Version,
  saved: Saved,
): readonly SearchDefinition[] {
  const ofTaken = searchesNeeded(taken, saved.searches);
  const byId = new Map<string, SearchDefinition>([
    ...saved.searches.map((search) => [search.id, search] as const),
    ...base.searches.map((search) => [search.id, search] as const),
    ...saved.searches
      .filter(({ id }) => ofTaken.has(id))
      .map((search) => [search.id, search] as const),
  ]);
  const needed = searchesNeeded(screens, [...byId.values()]);
  return [...byId.values()].filter(({ id }) => needed.has(id));
}

/**
 * How what one version shows differs from another, in the order of its screens, removed ones last. A screen has changed
 * where a search that it depends on has.
 */
export function changesBetween(
  before: PublishedDefinitions,
  after: PublishedDefinitions,
): readonly Change[] {
  const old = new Map(before.screens.map((screen) => [screen.id, screen]));
  const now = new Set(after.screens.map(({ id }) => id));
  const changedSearches = searchesThatDiffer(before, after);
  const inPlace = longestInOrder(
    after.screens.map(({ id }) => id),
    before.screens.map(({ id }) => id),
  );
  const changeOf = (screen: ScreenDefinition): Omit<Change, 'screenId'> | null => {
    const was = old.get(screen.id);
    if (was === undefined) return { change: 'added', words: [] };
    const searches = changedSearches(screen).length;
    if (screenPiece(was).hash !== screenPiece(screen).hash || searches > 0)
      return { change: 'changed', words: [...wordsOf(was, screen), ...searchWords(searches)] };
    return inPlace.has(screen.id) ? null : { change: 'moved', words: [] };
  };
  return [
    ...after.screens.flatMap((screen): readonly Change[] => {
      const change = changeOf(screen);
      return change === null ? [] : [{ screenId: screen.id, ...change }];
    }),
    ...before.screens
      .filter(({ id }) => !now.has(id))
      .map(({ id }): Change => ({ screenId: id, change: 'removed', words: [] })),
  ];
}

const wordsOf = (was: ScreenDefinition, is: ScreenDefinition): readonly string[] => [
  ...changesInWords('setup', { ...was, name: is.name }, { ...is }),
  ...changesInWords('content', { ...was }, { ...is }),
];

const searchWords = (changed: number): readonly string[] =>
  changed === 0
    ? []
    : [
        changed === 1
          ? '1 search behind it changed'
          : `${String(changed)} searches behind it changed`,
      ];

/** The searches that a screen depends on, and that are not what they were. */
export function searchesThatDiffer(
  before: Pick<PublishedDefinitions, 'searches'>,
  after: Pick<PublishedDefinitions, 'searches'>,
): (screen: ScreenDefinition) => readonly string[] {
  const [old, now] = [hashesOf(before.searches), hashesOf(after.searches)];
  const differ = new Set([...now.keys()].filter((id) => old.get(id) !== now.get(id)));
  return (screen) =>
    differ.size === 0
      ? []
      : [...searchesNeeded([screen], after.searches)].filter((id) => differ.has(id));
}

/** Equal for two searches that ask the same. */
export const hashesOf = (searches: readonly SearchDefinition[]): ReadonlyMap<string, string> =>
  new Map(searches.map((search) => [search.id, searchPiece(search).hash]));

/** The most that both lists have in the same order: what is not among it was moved. */
function longestInOrder(list: readonly string[], other: readonly string[]): ReadonlySet<string> {
  const places = list
    .map((id) => ({ id, place: other.indexOf(id) }))
    .filter(({ place }) => place >= 0);
  const runs: (readonly { readonly id: string; readonly place: number }[])[] = [];
  for (const one of places) {
    const fitting = runs.filter((run) => (run.at(-1)?.place ?? -1) < one.place);
    const longest = fitting.reduce<(typeof runs)[number]>(
      (best, run) => (run.length > best.length ? run : best),
      [],
    );
    runs.push([...longest, one]);
  }
  const best = runs.reduce<(typeof runs)[number]>(
    (longest, run) => (run.length > longest.length ? run : longest),
    [],
  );
  return new Set(best.map(({ id }) => id));
}
