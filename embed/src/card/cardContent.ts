import { fontFamily } from 'screen-player';
import { isRightToLeft, VIEWS } from 'shared-kernel/model';
import type { FinishedCard, FinishedShow, Item } from 'shared-kernel/model';

import type { LaterWords } from '../words/words';

/** What stands on a card. */
export interface CardContent {
  readonly organisation: string;
  /** An image's address, '' for none. */
  readonly logo: string;
  readonly colour: string | undefined;
  /** CSS. */
  readonly family: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whose it is, above the title; '' where the title says it, or nobody is named. */
  readonly name: string;
  readonly title: string;
  readonly numbers: FinishedCard['numbers'];
}

/** What of a supporter's own stands on a card. */
export interface CardChoice {
  readonly name: boolean;
  /** Places of numbers in the show's card that are left out. */
  readonly without: ReadonlySet<number>;
}

export const EVERYTHING: CardChoice = { name: true, without: new Set() };

/** An answer without a card, as of a year whose story ends with its last screen, still says thank you. */
const BARE: FinishedCard = { title: '', numbers: [], actions: [], qrCode: false };

export const cardOf = ({ closingCard }: FinishedShow): FinishedCard => closingCard ?? BARE;

export function contentOf(
  show: FinishedShow,
  words: LaterWords['card'],
  choice: CardChoice,
): CardContent {
  const { organisation, firstName } = show;
  const { title, numbers } = cardOf(show);
  const name = choice.name ? (firstName ?? '') : '';
  return {
    organisation: organisation.name,
    logo: organisation.logo ?? '',
    colour: organisation.colour,
    family: fontFamily(largestFamily(show)),
    direction: isRightToLeft(show.language) ? 'rtl' : 'ltr',
    name: title === '' ? '' : name,
    title: title === '' ? (name === '' ? words.thanks : words.thanksName(name)) : title,
    numbers: numbers.filter((_, index) => !choice.without.has(index)),
  };
}

/** The face that the screens set their largest text in is the organisation's. */
function largestFamily({ screens }: FinishedShow): string {
  const texts = screens.flatMap(({ content }) =>
    content.items.filter(({ type, figure }) => type === 'text' || figure),
  );
  const [largest] = [...texts].sort((one, other) => sizeOf(other) - sizeOf(one));
  return largest?.font.family ?? 'Arial';
}

const sizeOf = ({ screenSizes }: Item): number =>
  Math.max(0, ...VIEWS.map((view) => screenSizes[view]?.font.size ?? 0));
