import { nameOf } from './nameOf';

/** By name, case-insensitively, numbers inside names by their value. */
export const sortedByName = <T extends { readonly name: string }>(things: readonly T[]): T[] =>
  things.toSorted((a, b) => byName.compare(nameOf(a), nameOf(b)));

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
