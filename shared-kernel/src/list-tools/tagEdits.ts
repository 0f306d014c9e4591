import { hasTag, TAG_LIMITS, tagsInOrder, type Tagged } from 'shared-kernel/model';

/** Whether all, some or none of the things have a tag. */
export type TagState = 'all' | 'some' | 'none';

/** What a person wants of tags; what is not named stays as it is. */
export type TagWishes = ReadonlyMap<string, boolean>;

export interface TagWish {
  readonly tag: string;
  readonly on: boolean;
}

export function tagState(things: readonly Tagged[], tag: string, wishes: TagWishes): TagState {
  const wish = wishes.get(tag);
  if (wish !== undefined) return wish ? 'all' : 'none';
  const having = things.filter((thing) => hasTag(thing, tag)).length;
  if (having === 0) return 'none';
  return having === things.length ? 'all' : 'some';
}

/** Wishes that change something. Taking comes first, so that there is room for what is given. */
export const changesOf = (things: readonly Tagged[], wishes: TagWishes): readonly TagWish[] =>
  [...wishes]
    .map(([tag, on]) => ({ tag, on }))
    .filter(({ tag, on }) => things.some((thing) => hasTag(thing, tag) !== on))
    .toSorted((one, other) => Number(one.on) - Number(other.on));

/** How many of the things would have more tags than one can have. */
export const overfull = (things: readonly Tagged[], wishes: TagWishes): number =>
  things.filter(({ tags }) => tagsWith(tags, wishes).length > TAG_LIMITS.most).length;

const tagsWith = (tags: readonly string[], wishes: TagWishes): readonly string[] =>
  tagsInOrder([
    ...tags.filter((tag) => wishes.get(tag) !== false),
    ...[...wishes].filter(([, on]) => on).map(([tag]) => tag),
  ]);
