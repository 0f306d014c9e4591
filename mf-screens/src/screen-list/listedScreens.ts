import { passesFilter, type ListOption, type ListQuery } from 'shared-kernel/list-tools';
import {
  hasTag,
  isWorking,
  nameOf,
  sortedByName,
  type Screen,
  type ScreenChange,
  type ScreenId,
} from 'shared-kernel/model';

/** The first is that of supporters, and the only one that can be changed by moving screens. */
export const SORTS = ['order', 'name', 'matched', 'saved'] as const;
export type ScreenSort = (typeof SORTS)[number];

export const SHOWS = ['all', 'drafts', 'published', 'nobody', 'failed'] as const;
export type ScreenShow = (typeof SHOWS)[number];

const SORT_LABELS = {
  order: 'In their order',
  name: 'By name',
  matched: 'Most supporters first',
  saved: 'Last saved first',
} as const satisfies Record<ScreenSort, string>;

const SHOW_LABELS = {
  all: 'All screens',
  drafts: 'Not published as they are',
  published: 'Published as they are',
  nobody: 'Match nobody',
  failed: 'With something to mend',
} as const satisfies Record<ScreenShow, string>;

export const SORT_OPTIONS: readonly ListOption<ScreenSort>[] = SORTS.map((value) => ({
  value,
  label: SORT_LABELS[value],
}));

export const SHOW_OPTIONS: readonly ListOption<ScreenShow>[] = SHOWS.map((value) => ({
  value,
  label: SHOW_LABELS[value],
}));

/** How screens differ from what supporters see; null where that is not known. */
export type ScreenChanges = ReadonlyMap<ScreenId, ScreenChange> | null;

type ScreenQuery = Pick<ListQuery<ScreenSort, ScreenShow>, 'find' | 'show' | 'sort' | 'tag'>;

/** What of the screens is listed, and how. They come in their order. */
export const listedScreens = (
  screens: readonly Screen[],
  { find, show, sort, tag }: ScreenQuery,
  changes: ScreenChanges,
): readonly Screen[] =>
  SORTED[sort](
    screens.filter(
      (screen) =>
        passesFilter(find, [nameOf(screen), ...screen.tags]) &&
        (tag === '' || hasTag(screen, tag)) &&
        SHOWN[show](screen, changes),
    ),
  );

const SORTED = {
  order: (screens) => screens,
  name: sortedByName,
  matched: (screens) =>
    screens.toSorted((one, other) => other.supportersMatched - one.supportersMatched),
  saved: (screens) => screens.toSorted((one, other) => savedMs(other) - savedMs(one)),
} as const satisfies Record<ScreenSort, (screens: readonly Screen[]) => readonly Screen[]>;

/** What is not known yet leaves nothing out. */
const SHOWN = {
  all: () => true,
  drafts: ({ id }, changes) => changes === null || changes.has(id),
  published: ({ id }, changes) => changes?.has(id) !== true,
  nobody: (screen) => !isWorking(screen) && screen.supportersMatched === 0,
  failed: ({ supportersMatchedFault }) => supportersMatchedFault !== null,
} as const satisfies Record<ScreenShow, (screen: Screen, changes: ScreenChanges) => boolean>;

/** When anything of a screen was saved last; 0 for never. */
const savedMs = ({ setupSaved, contentSaved }: Screen): number =>
  Math.max(setupSaved.savedAt?.getTime() ?? 0, contentSaved.savedAt?.getTime() ?? 0);
