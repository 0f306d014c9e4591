import { compareNames } from './compareNames';
import { collapseSpaces } from './textTidying';

/** Of a search or a screen. The rules hold both. */
export const TAG_LIMITS = {
  /** On one thing. */
  most: 20,
  /** UTF-16 units of one tag. */
  length: 40,
} as const;

export interface Tagged {
  /** What staff sort a list by; never seen by supporters. In alphabetic order. */
  readonly tags: readonly string[];
}

export interface CountedTag {
  readonly tag: string;
  readonly count: number;
}

/** A tag as it is stored: without blanks at its ends, and no longer than the limit. '' is no tag. */
export const tidyTag = (typed: string): string =>
  collapseSpaces(collapseSpaces(typed).slice(0, TAG_LIMITS.length));

/** Tags in alphabetic order, each once: "Gala" and "gala" are one, as it was written first. */
export function tagsInOrder(tags: readonly string[]): readonly string[] {
  const once = new Map<string, string>();
  for (const tag of tags.map(tidyTag)) {
    const key = tag.toLowerCase();
    if (tag !== '' && !once.has(key)) once.set(key, tag);
  }
  return [...once.values()].toSorted(byAlphabet);
}

/** A tag as one of the known ones writes it, so that "gala" finds "Gala". */
export const knownTag = (typed: string, known: readonly string[]): string => {
  const tag = tidyTag(typed);
  return known.find((other) => other.toLowerCase() === tag.toLowerCase()) ?? tag;
};

export const hasTag = ({ tags }: Tagged, tag: string): boolean => tags.includes(tag);

/** Every tag of a list with how many have it, in alphabetic order. */
export function countedTags(things: readonly Tagged[]): readonly CountedTag[] {
  const counts = new Map<string, number>();
  for (const tag of things.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((one, other) => byAlphabet(one.tag, other.tag));
}

/** Those of one spelling in lower case stand in the same order everywhere. */
const byAlphabet = (one: string, other: string): number =>
  compareNames(one, other) || (one < other ? -1 : Number(one > other));
