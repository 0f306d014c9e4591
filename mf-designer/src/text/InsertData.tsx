import { lateDialog } from 'shared-kernel/late-parts';

import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { dataRequestAtom } from './dataRequestAtom';

const InsertDataDialog = lateDialog<{ readonly onClose: () => void }>(
  async () => (await import('./dialog/InsertDataDialog')).InsertDataDialog,
);

/** The dialog in which a field or search is chosen, while somebody asks for it. */
export const InsertData = () => {
  const request = useEditorValue(dataRequestAtom);
  const setRequest = useSetEditorValue(dataRequestAtom);
  if (request === null) return null;
  return (
    <InsertDataDialog
      onClose={() => {
        setRequest(null);
      }}
    />
  );
};
