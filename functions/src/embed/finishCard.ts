import {
  numbersOnCard,
  placeholdersOfNumber,
  type NeverShared,
  type PlaceholderContext,
  type Told,
} from 'evaluation';
import {
  MOST_CARD_ACTIONS,
  type CallToAction,
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
    numbers: numbersOnCard(numbers, neverShared, context),
    actions: actions.flatMap(followable).slice(0, MOST_CARD_ACTIONS),
    qrCode,
  };
}

/** What these numbers would tell whoever sees them. */
export const toldOnCard = ({ numbers }: Pick<ClosingCard, 'numbers'>): readonly Told[] =>
  numbers.flatMap(placeholdersOfNumber);

function followable({ label, address }: CallToAction): readonly CallToAction[] {
  const words = label.trim();
  if (words === '' || !URL.canParse(address)) return [];
  const { protocol, href } = new URL(address);
  return protocol === 'https:' ? [{ label: words, address: href }] : [];
}
