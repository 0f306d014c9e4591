import type { ScreenContent, Transition } from 'shared-kernel/model';

import type { Finding } from './finding';

/** How a screen follows the one before it. */
export interface ScreenBefore {
  /** null where it is the first, or not known yet. */
  readonly before: ScreenContent | null;
  readonly comesInBy: Transition;
}

/** [S68] [S81] A shared element needs an object of one name on both screens. */
export function judgeShared(
  content: ScreenContent,
  { before, comesInBy }: ScreenBefore,
): readonly Finding[] {
  if (comesInBy !== 'sharedElement' || before === null) return [];
  const there = namesOn(before);
  if ([...namesOn(content)].some((name) => there.has(name))) return [];
  return [{ code: 'nothingShared', itemId: null, detail: '', message: NOTHING, place: null }];
}

const namesOn = ({ items }: ScreenContent): ReadonlySet<string> =>
  new Set(items.flatMap(({ name }) => (name === '' ? [] : [name])));

const NOTHING =
  'It comes in by “Shared element”, but no object has the name of one on the screen before';
