import type { ScreenContent } from 'shared-kernel/model';

import { itemName } from '../document/itemName';
import { isWholeSentence, type Finding } from './finding';

/** What was found, with what it was found of. */
export function findingWords(finding: Finding, { items }: ScreenContent): string {
  const { message, itemId, code } = finding;
  if (isWholeSentence(finding)) return message;
  const item = items.find(({ id }) => id === itemId);
  const name = item === undefined ? 'The background image' : `“${itemName(item)}”`;
  return `${name}${BESIDE_NAME.has(code) ? '' : ' '}${message}`;
}

/** What begins with its own colon. */
const BESIDE_NAME: ReadonlySet<Finding['code']> = new Set(['fallbackSeen', 'zeroSeen', 'oneSeen']);
