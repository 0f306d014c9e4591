import { failureSentence } from 'shared-kernel/firestore';
import { Alert, Button } from 'shared-kernel/ui';

import { useEditorValue } from '../editor/EditorContext';
import { yearDataAtom } from '../editor/year-data/yearDataAtom';

/** Says that fields, searches and other screens are missing; the screen itself can be designed without. */
export const YearDataFault = ({ onRetry }: { onRetry: () => void }) => {
  const loaded = useEditorValue(yearDataAtom);
  if (loaded.status !== 'failed') return null;
  return (
    <Alert.Root status="warning" mb="3" borderRadius="l3" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content minW="12rem">
        <Alert.Title>The fields and searches of this year could not be loaded</Alert.Title>
        <Alert.Description>
          {`${failureSentence(loaded.error)} You can go on designing; inserting data and copying from other screens wait for them.`}
        </Alert.Description>
      </Alert.Content>
      <Button size="sm" variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </Alert.Root>
  );
};
