import { giveOwnLayout } from '../document/ownLayout';
import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { keptInheritingAtom, pickedViewAtom } from '../editor/view/pickedViewAtom';
import { showView } from '../editor/view/showView';
import { CopyLayoutDialog } from './CopyLayoutDialog';
import { MobileFirstAlert } from './MobileFirstAlert';

/** [S37] What is asked or said when a view is chosen. */
export const ViewDialogs = () => {
  const editor = useEditor();
  const picked = useEditorValue(pickedViewAtom);
  const setPicked = useSetEditorValue(pickedViewAtom);
  const setKept = useSetEditorValue(keptInheritingAtom);
  const close = () => {
    setPicked(null);
  };

  if (picked === null) return null;
  const { view, size, pick } = picked;
  if (pick.kind === 'mobileFirst') return <MobileFirstAlert onClose={close} />;
  return (
    <CopyLayoutDialog
      view={view}
      from={pick.from}
      onCopy={() => {
        editor.edit((content) =>
          giveOwnLayout(
            content,
            content.items.map(({ id }) => id),
            view,
          ),
        );
        showView(editor, view, size);
        close();
      }}
      onKeep={() => {
        setKept((views) => new Set([...views, view]));
        showView(editor, view, size);
        close();
      }}
      onCancel={close}
    />
  );
};
