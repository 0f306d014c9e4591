import {
  nameOf,
  printCount,
  unbroken,
  type AudienceChange,
  type PublishedChange,
  type ScreenChange,
} from 'shared-kernel/model';

export const CHANGE_LABELS = {
  added: 'New',
  changed: 'Changed',
  moved: 'Moved',
  removed: 'Removed',
} as const satisfies Record<ScreenChange, string>;

/** How far a fingerprint is shown; the whole of it stands in its tooltip. */
const SHORT = 8;

export const shortHash = (hash: string): string => hash.slice(0, SHORT);

/** `1 change`, `12 changes`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${printCount(count)} ${count === 1 ? one : many}`;

/** `3 November 2026 at 09:12`, by the clock of a zone; by the browser's where none is known. */
export const momentIn = (moment: Date, timeZone: string): string => {
  const zone = timeZone === '' ? {} : { timeZone };
  const day = moment.toLocaleDateString('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    ...zone,
  });
  const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', ...zone });
  return `${unbroken(day)} at ${time}`;
};

/** A screen in a sentence; one that is gone has no name. */
export const quoted = ({ name }: Pick<PublishedChange, 'name'>): string => `“${nameOf({ name })}”`;

/** How many screens are named before the rest is counted. */
const MOST_NAMED = 3;

/** `Changed “Thank you” and “Share”. New: “Goodbye”.` */
export function changesSentence(changes: readonly PublishedChange[]): string {
  const sentences = (['changed', 'added', 'moved', 'removed'] as const).flatMap((kind) => {
    const of = changes.filter(({ change }) => change === kind);
    return of.length === 0 ? [] : [`${CHANGE_LABELS[kind]}: ${listed(of)}.`];
  });
  return sentences.join(' ');
}

function listed(changes: readonly PublishedChange[]): string {
  const isMany = changes.length > MOST_NAMED + 1;
  const named = (isMany ? changes.slice(0, MOST_NAMED) : changes).map(quoted);
  const all = isMany ? [...named, `${printCount(changes.length - MOST_NAMED)} more`] : named;
  return new Intl.ListFormat('en-GB').format(all);
}

/** `12 supporters gain it, 3 lose it; 184 get it.` */
export function audienceWords({ before, after, gained, lost }: AudienceChange): string {
  if (gained === 0 && lost === 0)
    return after === 0 ? 'No supporter gets it.' : `${supporters(after)}, as before.`;
  const changes = [
    ...(gained === 0 ? [] : [`${whom(gained)} ${gained === 1 ? 'gains' : 'gain'} it`]),
    ...(lost === 0
      ? []
      : [`${gained === 0 ? whom(lost) : printCount(lost)} ${lost === 1 ? 'loses' : 'lose'} it`]),
  ].join(', ');
  const left = after === 0 ? 'nobody gets it then' : before === 0 ? '' : supporters(after);
  return left === '' ? `${changes}.` : `${changes}; ${left}.`;
}

/** `193 of 200 supporters get at least one screen, 184 before.` */
export function reachedWords({ before, after }: AudienceChange, of: number): string {
  const now = `${printCount(after)} of ${counted(of, 'supporter')} ${after === 1 ? 'gets' : 'get'} at least one screen`;
  return before === after ? `${now}, as before.` : `${now}, ${printCount(before)} before.`;
}

const whom = (count: number): string => counted(count, 'supporter');
const supporters = (count: number): string =>
  `${printCount(count)} ${count === 1 ? 'gets' : 'get'} it`;
