import { Button, percentOf, Stack, UnsavedChanges } from 'shared-kernel/ui';
import { fileSize } from '../file/fileSize';
import { ProgressPanel } from './ProgressPanel';

interface SendingProps {
  readonly file: File;
  readonly sentBytes: number;
  readonly onAbort: () => void;
}

/** The file on its way to the server. */
export const Sending = ({ file, sentBytes, onAbort }: SendingProps) => (
  <Stack gap="4">
    <UnsavedChanges when title="Leave while the file is being sent?">
      The rest of {file.name} is sent only while this page is open. What is sent stays: choose the
      same file again, and it goes on where it stopped.
    </UnsavedChanges>
    <ProgressPanel
      label={`Sending ${file.name}`}
      done={sentBytes}
      total={file.size}
      detail={`${percentOf(sentBytes, file.size)}% of ${fileSize(file.size)}. Please keep this page open.`}
    />
    <div>
      <Button variant="outline" onClick={onAbort}>
        Cancel this import
      </Button>
    </div>
  </Stack>
);
