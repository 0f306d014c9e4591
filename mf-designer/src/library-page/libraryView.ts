import type { Media, MediaUse } from 'shared-kernel/model';

/** Which pictures are shown, beside those that a word is looked for in. */
export const ONLY = {
  all: 'All',
  unused: 'Shown nowhere',
  wordless: 'Without alternative text',
} as const;

export const ORDERS = {
  newest: 'Newest first',
  largest: 'Largest first',
  name: 'By name',
} as const;

export interface LibraryView {
  readonly only: keyof typeof ONLY;
  readonly order: keyof typeof ORDERS;
}

/** [S142] Pictures as a view wants them; `uses` is null until it is known where they are shown. */
export function viewed(
  pictures: readonly Media[],
  { only, order }: LibraryView,
  uses: readonly MediaUse[] | null,
): readonly Media[] {
  const wanted = {
    all: () => true,
    unused: ({ id }: Media) => uses?.every(({ mediaId }) => mediaId !== id) === true,
    wordless: ({ alternativeText }: Media) => alternativeText.trim() === '',
  } as const satisfies Record<LibraryView['only'], (picture: Media) => boolean>;
  return pictures.filter(wanted[only]).toSorted(COMPARISONS[order]);
}

const COMPARISONS = {
  newest: (one, other) => timeOf(other) - timeOf(one),
  largest: (one, other) => other.bytes - one.bytes,
  name: (one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }),
} as const satisfies Record<LibraryView['order'], (one: Media, other: Media) => number>;

const timeOf = ({ uploadedAt }: Media): number => uploadedAt?.getTime() ?? 0;

/** "on 3 screens": how many places show it. */
export function shownWords(id: Media['id'], uses: readonly MediaUse[]): string {
  const places = uses.filter(({ mediaId }) => mediaId === id).length;
  if (places === 0) return 'shown nowhere';
  return places === 1 ? 'shown once' : `shown ${String(places)} times`;
}
