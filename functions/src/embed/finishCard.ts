import {
  fillText,
  parseText,
  type NeverShared,
  type Placeholder,
  type PlaceholderContext,
  type Told,
} from 'evaluation';
import {
  CARD_NUMBERS,
  MOST_CARD_ACTIONS,
  type CallToAction,
  type CardNumber,
  type ClosingCard,
  type FinishedCard,
} from 'shared-kernel/model';

/** The card with the supporter's own numbers (D239), but for those that nobody may share [E84]; null where staff want none. */
export function finishCard(
  { shown, title, numbers, actions, qrCode }: ClosingCard,
  neverShared: NeverShared,
  context: PlaceholderContext,
): FinishedCard | null {
  if (!shown) return null;
  return {
    title: title.trim(),
    numbers: numbers
      .filter((number) => placeholdersOf(number).every((one) => neverShared(one) === null))
      .filter((number) => saysSomething(number, context))
      .slice(0, CARD_NUMBERS.most)
      .map(({ text, label }) => ({ value: fillText(text, context).trim(), label: label.trim() }))
      .filter(({ value }) => value !== ''),
    actions: actions.flatMap(followable).slice(0, MOST_CARD_ACTIONS),
    qrCode,
  };
}

/** What these numbers would tell whoever sees them. */
export const toldOnCard = ({ numbers }: Pick<ClosingCard, 'numbers'>): readonly Told[] =>
  numbers.flatMap(placeholdersOf);

const placeholdersOf = ({ text }: CardNumber): readonly Placeholder[] =>
  (parseText(text) ?? []).filter((part) => typeof part === 'object');

/** A fallback or a zero is nothing of the supporter's own that is worth a place. */
function saysSomething(number: CardNumber, context: PlaceholderContext): boolean {
  if (parseText(number.text) === null) return false;
  return placeholdersOf(number).every(({ source, id }) => {
    const value = source === 'field' ? context.field(id) : context.search(id);
    return value !== null && !(value.kind === 'number' && Number(value.printed) === 0);
  });
}

function followable({ label, address }: CallToAction): readonly CallToAction[] {
  const words = label.trim();
  if (words === '' || !URL.canParse(address)) return [];
  const { protocol, href } = new URL(address);
  return protocol === 'https:' ? [{ label: words, address: href }] : [];
}
