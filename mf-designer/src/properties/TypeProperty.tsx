import { ITEM_TYPES } from 'shared-kernel/model';
import { Box } from 'shared-kernel/ui';
import { useDeferredValue } from 'react';

import { ChoiceField } from '../controls/inputs/ChoiceField';
import { changeType } from '../document/changeType';
import { TYPE_LABELS } from '../document/itemName';
import { selectedItemAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue } from '../editor/EditorContext';

const TYPES = ITEM_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));

/** [S3] What the selected item is; nothing while none or several are selected. */
export const TypeProperty = () => {
  const editor = useEditor();
  const item = useDeferredValue(useEditorValue(selectedItemAtom));
  if (item === null) return null;
  return (
    <Box w="7rem" flexShrink="0">
      <ChoiceField
        label="Type"
        labelHidden
        value={item.type}
        choices={TYPES}
        onChange={(chosen) => {
          editor.edit((content) => changeType(content, item.id, chosen));
        }}
      />
    </Box>
  );
};
