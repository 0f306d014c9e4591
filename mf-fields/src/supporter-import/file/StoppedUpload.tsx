import type { ImportRecord } from 'shared-kernel/model';
import { Alert, Button, Text } from 'shared-kernel/ui';
import { fileSize } from './fileSize';

interface StoppedUploadProps {
  readonly record: ImportRecord;
  readonly onDiscard: () => void;
}

/** An upload that was left half-way: the same file goes on where it stopped. */
export const StoppedUpload = ({ record, onDiscard }: StoppedUploadProps) => (
  <Alert.Root status="info" variant="surface" borderRadius="l3" alignItems="flex-start">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title overflowWrap="anywhere">{record.fileName} was not sent completely</Alert.Title>
      <Alert.Description>
        <Text>
          Choose the same file ({fileSize(record.sizeBytes)}) again, and it goes on where it
          stopped.
        </Text>
        <Button size="sm" variant="outline" mt="3" onClick={onDiscard}>
          Forget this upload
        </Button>
      </Alert.Description>
    </Alert.Content>
  </Alert.Root>
);
