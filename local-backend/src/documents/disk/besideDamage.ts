import type { Acknowledged, OpenAcknowledged } from './acknowledged';
import type { Damage } from './damage';
import type { Claim } from './folderMark';
import type { Inspection } from './inspectFolder';
import type { WriteMark } from './writeMark';

export const EMPTY_RECORD: Damage = { file: 'acknowledged', what: 'is empty' };

/** Whether a write says that others were acknowledged before it, and nothing names the last one. */
export const lacksRecord = ({ last }: Acknowledged, mark: WriteMark | null): boolean =>
  last === null && mark !== null && mark.after > 0;

/**
 * What is wrong with the files beside the database. The record of what was acknowledged is made before a folder says its
 * format and before the first write that has a number: where it is missing behind either, it was lost.
 */
export function besideDamage(
  { found }: Claim,
  acknowledged: OpenAcknowledged,
  { batches }: Inspection,
): readonly Damage[] {
  const isNumbered = batches.some(({ mark }) => mark !== null);
  const isLost = acknowledged.isMade && (found !== 'unmarked' || isNumbered);
  const isEmpty = batches.some(({ mark }) => lacksRecord(acknowledged, mark));
  return [
    ...(found === 'damaged'
      ? [{ file: 'folder.json', what: 'is damaged, so that it was made anew' }]
      : []),
    ...(acknowledged.isDamaged
      ? [{ file: 'acknowledged', what: 'is damaged' }]
      : isLost
        ? [{ file: 'acknowledged', what: 'is missing' }]
        : isEmpty
          ? [EMPTY_RECORD]
          : []),
  ];
}
