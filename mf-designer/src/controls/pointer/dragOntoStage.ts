import type { DragEvent as ReactDragEvent } from 'react';

import { landing, type Landing } from '../../editor/adding/landing';
import type { DesignEditor } from '../../editor/createEditor';

/** What is dragged is known to this page alone. */
const TYPE = 'application/x-supporter-screens-addition';

/** [S159] For something that can be dragged onto the stage; dropped elsewhere it stays where it is. */
export function dragOntoStage(editor: DesignEditor, onLand: (at: Landing) => void) {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer, currentTarget }: ReactDragEvent<HTMLElement>) => {
      dataTransfer.clearData();
      dataTransfer.setData(TYPE, '');
      dataTransfer.effectAllowed = 'copy';
      const page = currentTarget.ownerDocument;
      const over = (event: DragEvent) => {
        if (landing(editor, event).point !== null) event.preventDefault();
      };
      const drop = (event: DragEvent) => {
        const at = landing(editor, event);
        if (at.point === null) return;
        event.preventDefault();
        onLand(at);
      };
      const end = () => {
        page.removeEventListener('dragover', over, true);
        page.removeEventListener('drop', drop, true);
        page.removeEventListener('dragend', end, true);
      };
      // Before the page's own listeners, which take files.
      page.addEventListener('dragover', over, true);
      page.addEventListener('drop', drop, true);
      page.addEventListener('dragend', end, true);
    },
  };
}
