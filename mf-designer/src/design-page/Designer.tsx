import type { Screen } from 'shared-kernel/model';
import { Box, ConflictDialog, Grid, PageTitle, UnsavedChanges } from 'shared-kernel/ui';
import { useMemo, useState } from 'react';

import { Checking } from '../checks/Checking';
import { ChecksPanel } from '../checks/ChecksPanel';
import { useClipboard } from '../clipboard/useClipboard';
import { ShortcutsDialog } from '../commands/ShortcutsDialog';
import { useCommandKeys } from '../commands/useCommandKeys';
import { DraftBanner } from '../drafts/DraftBanner';
import { useDraftKeeping } from '../drafts/useDraftKeeping';
import { createEditor } from '../editor/createEditor';
import { contentAtom } from '../editor/documentAtoms';
import { EditorProvider, useEditor } from '../editor/EditorContext';
import { useEditorReading } from '../editor/useEditorReading';
import { InsertDataDialog } from '../insert-data/dialog/InsertDataDialog';
import { DeleteDialog } from '../object-list/DeleteDialog';
import { ObjectList } from '../object-list/ObjectList';
import { ItemProperties } from '../properties/ItemProperties';
import { ScreenProperties } from '../properties/ScreenProperties';
import { SideColumn } from '../properties/SideColumn';
import { useContentSaving } from '../screen-store/useContentSaving';
import { TemplatesDialog } from '../templates/gallery/TemplatesDialog';
import { useUndoneView } from '../undo/useUndoneView';
import { ViewDialogs } from '../views/ViewDialogs';
import { useYearDataLoading } from '../year-data/useYearDataLoading';
import { YearDataFault } from '../year-data/YearDataFault';
import { DesignerBar } from './DesignerBar';
import { useSaving } from './useSaving';
import { Workbench } from './Workbench';

interface DesignerProps {
  readonly screen: Screen;
  readonly onLoadTheirs: () => void;
}

/** One screen and the editor around it. Edits are held here until "Save screen" (spec §4). */
export const Designer = ({ screen, onLoadTheirs }: DesignerProps) => {
  const [editor] = useState(() => createEditor(screen.content));
  return (
    <EditorProvider value={editor}>
      <OpenDesigner screen={screen} onLoadTheirs={onLoadTheirs} />
    </EditorProvider>
  );
};

/** Bar, canvas, objects and properties. */
const OpenDesigner = ({ screen, onLoadTheirs }: DesignerProps) => {
  const editor = useEditor();
  const saving = useContentSaving(screen);
  const save = useSaving(saving.save);
  const context = useMemo(() => ({ editor, save }), [editor, save]);
  const unsaved = useEditorReading(({ get }) => get(contentAtom) !== saving.savedContent);
  useCommandKeys(context);
  useClipboard();
  useUndoneView();
  const reloadYear = useYearDataLoading();
  const draft = useDraftKeeping({ screenId: screen.id, ...saving });

  return (
    <Box px={{ base: 4, md: 6 }} pb="4" onBlur={editor.settle}>
      <PageTitle>Screen design</PageTitle>
      <DesignerBar screen={screen} context={context} unsaved={unsaved} saving={saving.saving} />
      <DraftBanner
        draft={draft.offered}
        saved={screen.contentSaved}
        onRestore={({ content: edits, baseRevision }) => {
          editor.edit(() => edits);
          saving.goOnFrom(baseRevision);
          draft.settle();
        }}
        onDiscard={draft.settle}
      />
      <YearDataFault onRetry={() => void reloadYear()} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="5">
        <Workbench context={context} />
        <SideColumn>
          <ChecksPanel />
          <ObjectList context={context} screenId={screen.id} />
          <ItemProperties />
          <ScreenProperties />
        </SideColumn>
      </Grid>
      <Checking />
      <DeleteDialog />
      <ViewDialogs />
      <InsertDataDialog />
      <TemplatesDialog />
      <ShortcutsDialog />
      <UnsavedChanges when={unsaved} />
      <ConflictDialog
        conflict={saving.conflict}
        what="this screen's design"
        keepsEdits
        onOverwrite={() => {
          saving.overwrite(editor.get(contentAtom));
        }}
        onLoadTheirs={onLoadTheirs}
        onCancel={saving.dismissConflict}
      />
    </Box>
  );
};
