import { links, type ScopeSwitch } from 'shared-kernel/contract';
import { asId, type ScreenId, type SearchId, type Year } from 'shared-kernel/model';
import { nameOf } from './yearWords';
import type { Mention } from '../server/erasure';

/** Everything about one search, screen, field or year that names a person. */
export interface MentionGroup {
  readonly key: string;
  /** "Search “Friends of Robin” in 2025". */
  readonly title: string;
  /** "the name, the value of condition 1". */
  readonly places: string;
  /** Null where nobody works in the year any more. */
  readonly link: { readonly to: string; readonly state?: ScopeSwitch } | null;
}

/** What people have to change themselves; the log is not among it, since nobody can. */
export function mentionGroups(
  mentions: readonly Mention[],
  { live, all, chosen }: MentionYears,
): readonly MentionGroup[] {
  const groups = new Map<string, Mention[]>();
  for (const mention of mentions) {
    if (mention.kind === 'log') continue;
    const key = [mention.kind, mention.yearId, mention.id, mention.name].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), mention]);
  }
  return [...groups].flatMap(([key, [first, ...more]]) => {
    if (first === undefined) return [];
    const { yearId } = first;
    // Templates are the organisation's; pages of earlier releases know them as screens.
    if (yearId === '') return [templateGroup(key, first, more, chosen)];
    const isLive = live.some(({ id }) => id === yearId);
    return {
      key,
      title: `${TITLES[first.kind](first.name === '' ? 'Untitled' : first.name)}${first.kind === 'year' ? '' : ` in ${nameOf(yearId, all)}`}`,
      places: placesOf([first, ...more]),
      link: isLive
        ? {
            to: ADDRESSES[first.kind](first.id),
            ...(yearId === chosen?.id ? {} : { state: { scopeSwitch: true, yearId } }),
          }
        : null,
    };
  });
}

const templateGroup = (
  key: string,
  first: Mention,
  more: readonly Mention[],
  chosen: Year | null,
): MentionGroup => ({
  key,
  title: `Template “${first.name === '' ? 'Untitled' : first.name}”`,
  places: placesOf([first, ...more]),
  link: chosen === null ? null : { to: TEMPLATES },
});

/** Where templates are looked at, which is on pages of a year. */
const TEMPLATES = '/screens/templates';

const placesOf = (mentions: readonly Mention[]): string =>
  mentions.map(({ place }) => place).join(', ');

export interface MentionYears {
  /** In which people work. */
  readonly live: readonly Year[];
  /** With those that were deleted and can still be restored. */
  readonly all: readonly Year[];
  /** The one that pages show now. */
  readonly chosen: Year | null;
}

const TITLES = {
  search: (name) => `Search “${name}”`,
  screen: (name) => `Screen “${name}”`,
  field: (name) => `Field “${name}”`,
  year: (name) => `Year “${name}”`,
  log: () => 'The log',
} as const satisfies Record<Mention['kind'], (name: string) => string>;

const ADDRESSES = {
  search: (id) => links.search(asId<SearchId>(id)),
  screen: (id) => links.screenDesign(asId<ScreenId>(id)),
  field: () => links.fields(),
  year: () => `${links.setUp()}/years`,
  log: () => `${links.setUp()}/activity`,
} as const satisfies Record<Mention['kind'], (id: string) => string>;
