import type { FileOptions, ImportRecord } from 'shared-kernel/model';
import { ErrorPanel, Heading, Panel, Stack, Text } from 'shared-kernel/ui';
import { CancelImport } from '../CancelImport';
import { TextOptions } from '../file/TextOptions';

interface UnreadableFileProps {
  readonly record: ImportRecord;
  readonly asking: boolean;
  readonly onReinspect: (options: FileOptions) => void;
  readonly onCancel: () => void;
}

/** The file gives no columns as it is being read: another choice may help. */
export const UnreadableFile = ({ record, asking, onReinspect, onCancel }: UnreadableFileProps) => (
  <Stack gap="4">
    <Panel>
      <Heading as="h2" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
        {record.fileName}
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="4">
        Choose how its letters are written, how its cells are separated, and which row has the names
        of the columns.
      </Text>
      <Stack gap="4">
        <ErrorPanel title="The file has no columns when it is read like this">
          {record.failure} Nothing has been changed.
        </ErrorPanel>
        <TextOptions
          options={record.options}
          recognised={null}
          disabled={asking}
          onChange={onReinspect}
        />
      </Stack>
    </Panel>
    <div>
      <CancelImport disabled={asking} onCancel={onCancel} />
    </div>
  </Stack>
);
