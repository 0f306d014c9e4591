import { RESTORABLE_DAYS } from 'shared-kernel/model';
import { momentWords } from 'shared-kernel/ui';
import type { LeftByUndo, UndoneRollForward, UndoPlan } from '../server/rollForward';

type Amounts = UndoneRollForward['taken'];
type Taken = Pick<UndoneRollForward, 'taken' | 'tookStory'>;

/** How much a plan would take. */
export const takenBy = ({ takes, takesStory }: Pick<UndoPlan, 'takes' | 'takesStory'>): Taken => {
  const amount = (kind: keyof Amounts): number => takes.filter((one) => one.kind === kind).length;
  return {
    taken: {
      searches: amount('searches'),
      screens: amount('screens'),
      calculatedFields: amount('calculatedFields'),
    },
    tookStory: takesStory,
  };
};

/** "2 searches, 1 screen and the story"; '' for nothing. */
export function amountWords({ taken, tookStory }: Taken): string {
  const words = [
    counted(taken.searches, 'search', 'searches'),
    counted(taken.screens, 'screen', 'screens'),
    counted(taken.calculatedFields, 'calculated field', 'calculated fields'),
    ...(tookStory ? ['the story'] : []),
  ].filter((one) => one !== '');
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${String(count)} ${count === 1 ? one : many}`;

/** Where what is taken can be found. */
export const binWords = ({ tookStory }: Pick<Taken, 'tookStory'>): string =>
  `${tookStory ? 'All but the story' : 'It'} can be restored from the bin for ${String(RESTORABLE_DAYS)} days.`;

const KINDS = {
  searches: 'Search',
  screens: 'Screen',
  calculatedFields: 'Calculated field',
  story: 'Story',
} as const satisfies Record<LeftByUndo['kind'], string>;

/** "Search “Givers”: edited by milo@example.org, 10:12". */
export const leftWords = (left: LeftByUndo): string =>
  `${KINDS[left.kind]}${left.name === '' ? '' : ` “${left.name}”`}: ${whyWords(left)}`;

function whyWords({ why, by, at, usedIn }: LeftByUndo): string {
  if (why === 'notKept') return 'too large for the bin, or it names somebody who was erased';
  if (why === 'used') return `used in ${usedIn.join(', ')}`;
  const who = by === '' ? '' : ` by ${by}`;
  return `edited${who}${at === null ? '' : `, ${momentWords(at, new Date())}`}`;
}
