import { CARD_NUMBERS, type CardNumber } from 'shared-kernel/model';
import { fillText, type PlaceholderContext } from '../placeholders/fillText';
import { parseText, type Placeholder } from '../placeholders/parseText';
import type { NeverShared } from './neverShared';

/** A number as it stands on a closing card. */
export interface NumberOnCard {
  readonly value: string;
  readonly label: string;
}

/** The supporter's own numbers (D239), but for those that nobody may share [E84]. */
export const numbersOnCard = (
  numbers: readonly CardNumber[],
  neverShared: NeverShared,
  context: PlaceholderContext,
): readonly NumberOnCard[] =>
  numbers
    .filter((number) => placeholdersOfNumber(number).every((one) => neverShared(one) === null))
    .filter((number) => saysSomething(number, context))
    .slice(0, CARD_NUMBERS.most)
    .map(({ text, label }) => ({ value: fillText(text, context).trim(), label: label.trim() }))
    .filter(({ value }) => value !== '');

export const placeholdersOfNumber = ({ text }: CardNumber): readonly Placeholder[] =>
  (parseText(text) ?? []).filter((part) => typeof part === 'object');

/** A fallback or a zero is nothing of the supporter's own that is worth a place. */
function saysSomething(number: CardNumber, context: PlaceholderContext): boolean {
  if (parseText(number.text) === null) return false;
  return placeholdersOfNumber(number).every(({ source, id }) => {
    const value = source === 'field' ? context.field(id) : context.search(id);
    return value !== null && !(value.kind === 'number' && Number(value.printed) === 0);
  });
}
