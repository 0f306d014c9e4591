import { pathOfKey } from '../paths/documentKey';
import type { Damage, LostWrites } from './damage';
import type { UnknownRange } from './mendFolder';

export interface DamageFound {
  readonly directory: string;
  /** Where the files are as they were found. */
  readonly aside: string;
  readonly damage: readonly Damage[];
  readonly lost: LostWrites | null;
  readonly unknown: readonly UnknownRange[];
  /** Whether it is known what was acknowledged last. */
  readonly isLastKnown: boolean;
}

/** What was damaged, what is lost or unknown since when, and what to do, for whoever runs the installation. */
export function damageReport({
  directory,
  aside,
  damage,
  lost,
  unknown,
  isLastKnown,
}: DamageFound): string {
  const isNothingLost = lost === null && unknown.length === 0 && isLastKnown;
  return [
    `The data folder ${directory} was damaged: ${listed(damage)}.`,
    ...(lost === null ? [] : [lostSentence(lost)]),
    ...(isLastKnown
      ? []
      : [
          'Whether the last saves before it are there cannot be told: their record is missing, damaged or older than this release.',
        ]),
    ...unknown.map(unknownSentence),
    isNothingLost
      ? 'Everything that was acknowledged is there.'
      : 'Everything else is there. To get back what is missing, restore a backup: npm run restore -- BACKUP.',
    `The files as they were found are in ${aside}; they hold personal data, so delete that folder when nobody needs it.`,
  ].join(' ');
}

const listed = (damage: readonly Damage[]): string =>
  damage.map(({ file, what }) => `${file} ${what}`).join('; ');

function lostSentence({ after, afterAt, upTo, upToAt, count }: LostWrites): string {
  const saves =
    count === 1
      ? 'One save that was acknowledged is'
      : `Up to ${String(count)} saves that were acknowledged are`;
  const since = afterAt === null ? 'after the last whole one' : `after ${momentOf(afterAt)}`;
  const until = upToAt === null ? '' : `, not later than ${momentOf(upToAt)}`;
  return `${saves} lost: made ${since}${until} (numbers ${String(after + 1)} to ${String(upTo)}).`;
}

const momentOf = (at: string): string => `${at.slice(0, 19).replace('T', ' ')} UTC`;

function unknownSentence({ from, to }: UnknownRange): string {
  const start = from === null ? 'the beginning' : placeOf(from);
  const end = to === null ? 'the end' : placeOf(to);
  return `What stood between ${start} and ${end} may be missing, or as it was at an earlier time.`;
}

/** The document of a key, or the kind of what is no document. Ids of supporters are emails, which logs do not name. */
function placeOf(key: Buffer): string {
  if (key[0] !== 'd'.charCodeAt(0))
    return key[0] === 'a'.charCodeAt(0) ? 'the accounts' : 'the markers';
  const path = pathOfKey(key);
  return path.includes('@') ? `${path.slice(0, path.lastIndexOf('/'))}/…` : path;
}
