import { timeLeftWords } from 'shared-kernel/running-import';
import { Button, Stack, UnsavedChanges } from 'shared-kernel/ui';
import { fileSize } from '../file/fileSize';
import { rowsWords } from '../file/fileWords';
import { ProgressPanel } from './ProgressPanel';

interface SendingProps {
  readonly file: File;
  readonly sentBytes: number;
  /** Null while it is being counted. */
  readonly rows: number | null;
  /** Null while there is nothing to tell it by. */
  readonly secondsLeft: number | null;
  readonly onAbort: () => void;
}

/** The file on its way to the server. */
export const Sending = ({ file, sentBytes, rows, secondsLeft, onAbort }: SendingProps) => (
  <Stack gap="4">
    <UnsavedChanges when title="Leave while the file is being sent?">
      The rest of {file.name} is sent only while this page is open. What is sent stays: choose the
      same file again, and it goes on where it stopped.
    </UnsavedChanges>
    <ProgressPanel
      label={`Sending ${file.name}`}
      done={sentBytes / file.size}
      detail={detailWords(file, rows, secondsLeft)}
    />
    <div>
      <Button variant="outline" onClick={onAbort}>
        Cancel this import
      </Button>
    </div>
  </Stack>
);

function detailWords(file: File, rows: number | null, secondsLeft: number | null): string {
  const known = [
    ...(rows === null ? [] : [rowsWords(rows)]),
    fileSize(file.size),
    ...(secondsLeft === null ? [] : [timeLeftWords(secondsLeft)]),
  ];
  return `${known.join(', ')}. Please keep this page open.`;
}
