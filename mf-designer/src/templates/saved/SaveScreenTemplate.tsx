import { lateDialog } from 'shared-kernel/late-parts';
import { nameOf, type Screen } from 'shared-kernel/model';

import { contentAtom } from '../../editor/documentAtoms';
import { useEditor, useEditorValue, useSetEditorValue } from '../../editor/EditorContext';
import { savingTemplateAtom } from '../savingTemplateAtom';

const SaveTemplateDialog = lateDialog(
  async () => (await import('shared-kernel/saved-templates')).SaveTemplateDialog,
);

/** [S152] Keeps the screen as it stands on the canvas. */
export const SaveScreenTemplate = ({ screen }: { readonly screen: Screen }) => {
  const editor = useEditor();
  const asked = useEditorValue(savingTemplateAtom);
  const ask = useSetEditorValue(savingTemplateAtom);
  if (!asked) return null;
  return (
    <SaveTemplateDialog
      screens={[{ id: screen.id, name: nameOf(screen), content: editor.get(contentAtom) }]}
      onClose={() => {
        ask(false);
      }}
    />
  );
};
