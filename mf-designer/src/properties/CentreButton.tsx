import { layoutFor } from 'evaluation';
import type { Item, View } from 'shared-kernel/model';
import { Button, ModalDialog } from 'shared-kernel/ui';
import { useState } from 'react';

import { centred } from '../document/centre';
import { changeLayouts } from '../document/changeLayout';
import { useEditor } from '../editor/EditorContext';

interface CentreButtonProps {
  readonly items: readonly Item[];
  readonly view: View;
  /** Whether the width's input holds a number. */
  readonly widthValid: boolean;
}

/** [S36] Spec §5: needs a width, and says so. */
export const CentreButton = ({ items, view, widthValid }: CentreButtonProps) => {
  const editor = useEditor();
  const [refused, setRefused] = useState(false);
  const ids = items.map(({ id }) => id);
  const close = () => {
    setRefused(false);
  };

  const centre = () => {
    if (!widthValid || items.some((item) => centred(layoutFor(item, view)) === null)) {
      setRefused(true);
      return;
    }
    editor.edit((content) =>
      changeLayouts(content, ids, view, (layout) => centred(layout) ?? layout),
    );
  };
  return (
    <>
      <Button size="sm" variant="outline" onClick={centre}>
        Centre horizontally
      </Button>
      <ModalDialog
        open={refused}
        title="Please set the item's width first"
        onClose={close}
        footer={<Button onClick={close}>OK</Button>}
      />
    </>
  );
};
