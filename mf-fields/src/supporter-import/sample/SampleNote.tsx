import { SAMPLE_FILE, type ImportRecord } from 'shared-kernel/model';
import { Alert } from 'shared-kernel/ui';

/** While the newest import is that of the sample: own supporters would come on top of it, and then it cannot be undone. */
export const SampleNote = ({ records }: { readonly records: readonly ImportRecord[] }) => {
  const newest = records.find(({ state }) => state === 'done');
  if (newest?.fileName !== SAMPLE_FILE || !newest.undoable) return null;
  return (
    <Alert.Root status="info" variant="surface" borderRadius="l3">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>This year holds sample data</Alert.Title>
        <Alert.Description>
          Before you import your own supporters, undo the import of {SAMPLE_FILE} below: it takes
          the invented ones away. Searches and screens stay.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
};
