import { links } from 'shared-kernel/contract';
import {
  asId,
  compareDays,
  dayWords,
  localDay,
  nameOf,
  printCount,
  type Attention,
  type AttentionKind,
  type ScreenId,
  type SearchId,
} from 'shared-kernel/model';

export interface AttentionWords {
  readonly words: string;
  readonly to: string;
}

/** Where it is decided what supporters see. */
const PUBLISH = '/screens/publish';

const search = ({ id }: Attention): string =>
  id === '' ? links.searches() : links.search(asId<SearchId>(id));
const screen = ({ id }: Attention): string =>
  id === '' ? links.screens() : links.screenSetup(asId<ScreenId>(id));

/** “Givers”, or how many there are. */
const which = (one: Attention, kind: string, kinds: string): string =>
  one.count === 1 ? `The ${kind} “${nameOf(one)}”` : `${printCount(one.count)} ${kinds}`;

const fault = (one: Attention, kind: string, kinds: string): string =>
  `${which(one, kind, kinds)} may count otherwise than was meant.`;

const WORDS = {
  takenDown: () => ({ words: 'The screens are taken down: supporters see none.', to: PUBLISH }),
  over: () => ({ words: 'What was published has ended: supporters see no screens.', to: PUBLISH }),
  importFailed: ({ name }) => ({
    words: `The last import failed: ${name}`,
    to: links.importSupporters(),
  }),
  importWaits: ({ name }) => ({
    words: `An import waits to be finished: ${name}`,
    to: links.importSupporters(),
  }),
  searchNotCounted: (one) => ({
    words: `${which(one, 'search', 'searches')} could not be counted.`,
    to: search(one),
  }),
  screenNotCounted: (one) => ({
    words: `${which(one, 'screen', 'screens')} could not be counted.`,
    to: screen(one),
  }),
  searchFault: (one) => ({ words: fault(one, 'search', 'searches'), to: search(one) }),
  screenFault: (one) => ({ words: fault(one, 'screen', 'screens'), to: screen(one) }),
  approvalWaits: ({ count }) => ({
    words:
      count === 1
        ? 'A version waits for approval.'
        : `${printCount(count)} versions wait for approval.`,
    to: PUBLISH,
  }),
  drafts: ({ count }) => ({
    words:
      count === 1
        ? '1 change is not published.'
        : `${printCount(count)} changes are not published.`,
    to: PUBLISH,
  }),
  linksEnd: ({ day }, now) => ({ words: endWords(day, now), to: links.personalLinks() }),
  rowsRejected: ({ count }) => ({
    words:
      count === 1
        ? '1 row of the last import was left out.'
        : `${printCount(count)} rows of the last import were left out.`,
    to: links.importSupporters(),
  }),
  valuesUnreadable: (one) => ({
    words: `${one.count === 1 ? '1 value' : `${printCount(one.count)} values`} of ${one.name === '' ? 'several fields' : `the field “${one.name}”`} could not be read in the last import.`,
    to: links.importSupporters(),
  }),
} as const satisfies Record<AttentionKind, (one: Attention, now: Date) => AttentionWords>;

function endWords(day: Attention['day'], now: Date): string {
  if (day === null) return 'Personal links stop working soon.';
  return compareDays(day, localDay(now)) < 0
    ? `Personal links stopped working after ${dayWords(day)}.`
    : `Personal links work until ${dayWords(day)}.`;
}

/** What somebody should look at, and where. */
export const attentionWords = (one: Attention, now: Date): AttentionWords =>
  WORDS[one.kind](one, now);
