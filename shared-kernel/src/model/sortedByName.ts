import { compareNames } from './compareNames';
import { nameOf } from './nameOf';

/** By name, case-insensitively, numbers inside names by their value. */
export const sortedByName = <T extends { readonly name: string }>(things: readonly T[]): T[] =>
  things.toSorted((one, other) => compareNames(nameOf(one), nameOf(other)));
