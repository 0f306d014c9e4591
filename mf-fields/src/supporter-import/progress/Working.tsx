import { failureSentence, type DataFailure } from 'shared-kernel/firestore';
import {
  actorAtStart,
  printCount,
  workDone,
  WORK_STEPS,
  type ImportRecord,
  type ImportState,
} from 'shared-kernel/model';
import { timeLeftWords } from 'shared-kernel/running-import';
import { useAuthor } from 'shared-kernel/session';
import { ErrorPanel, Stack, Text } from 'shared-kernel/ui';
import { CancelImport } from '../CancelImport';
import { ProgressPanel } from './ProgressPanel';

interface WorkingProps {
  readonly record: ImportRecord;
  /** Null while there is nothing to tell it by. */
  readonly secondsLeft: number | null;
  readonly lookFailure: DataFailure | null;
  readonly asking: boolean;
  readonly onCancel: () => void;
}

/** What the server is doing where it does not say so itself. */
const STATE_WORDS: Readonly<Partial<Record<ImportState, string>>> = {
  inspecting: 'Reading the file',
  checking: 'Comparing the file with your supporters',
  importing: 'Importing',
  undoing: 'Undoing the import',
};

/** The server at work on an import. */
export const Working = ({ record, secondsLeft, lookFailure, asking, onCancel }: WorkingProps) => (
  <Stack gap="4">
    <Whose record={record} />
    <ProgressPanel
      label={
        record.cancelRequested
          ? 'Cancelling...'
          : record.step || (STATE_WORDS[record.state] ?? 'Working...')
      }
      done={workDone(record)}
      detail={detailWords(record, secondsLeft)}
    >
      {lookFailure !== null && (
        <ErrorPanel title="The progress cannot be read right now">
          {failureSentence(lookFailure)} Nothing is lost: the import goes on, and this page follows
          it again as soon as the server answers.
        </ErrorPanel>
      )}
    </ProgressPanel>
    {record.state !== 'undoing' && !record.cancelRequested && (
      <div>
        <CancelImport
          writing={record.state === 'importing'}
          disabled={asking}
          onCancel={onCancel}
        />
      </div>
    )}
  </Stack>
);

/** An import that somebody else began, which stands here in place of one's own. Who undoes one is not recorded. */
const Whose = ({ record: { startedBy, fileName, state } }: Pick<WorkingProps, 'record'>) => {
  const author = useAuthor();
  if (startedBy === '' || startedBy === author || state === 'undoing') return null;
  return (
    <Text fontWeight="medium" overflowWrap="anywhere">
      {actorAtStart(startedBy)} is importing {fileName}
    </Text>
  );
};

/** Steps that are counted in supporters. */
const OF_SUPPORTERS: ReadonlySet<string> = new Set([WORK_STEPS.comparing, WORK_STEPS.writing]);

function detailWords({ step, processed, total }: ImportRecord, secondsLeft: number | null): string {
  const counted =
    OF_SUPPORTERS.has(step) && total > 0
      ? [`${printCount(processed)} of ${printCount(total)} supporters`]
      : [];
  const known = [...counted, ...(secondsLeft === null ? [] : [timeLeftWords(secondsLeft)])].join(
    ', ',
  );
  const sentence = known === '' ? '' : `${known.charAt(0).toUpperCase()}${known.slice(1)}. `;
  return `${sentence}You may leave this page: the work goes on.`;
}
