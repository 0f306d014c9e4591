import type { Screen } from 'shared-kernel/model';
import { Box, ConflictDialog, Grid, PageTitle, UnsavedChanges } from 'shared-kernel/ui';
import { useCallback, useMemo, useState } from 'react';

import { Checking } from '../checks/Checking';
import { ChecksPanel } from '../checks/ChecksPanel';
import { useCommandKeys } from '../editor/commands/useCommandKeys';
import { createEditor } from '../editor/createEditor';
import { contentAtom } from '../editor/documentAtoms';
import { EditorProvider, useEditor } from '../editor/EditorContext';
import { useUndoneView } from '../editor/undo/useUndoneView';
import { useEditorReading } from '../editor/useEditorReading';
import { DeleteDialog } from '../object-list/DeleteDialog';
import { ObjectList } from '../object-list/ObjectList';
import { useClipboard } from '../persistence/clipboard/useClipboard';
import { useUnsavedEdits } from '../persistence/unsaved-edits/useUnsavedEdits';
import { useContentSaving } from '../persistence/useContentSaving';
import { useYearDataLoading } from '../persistence/useYearDataLoading';
import { ItemProperties } from '../properties/ItemProperties';
import { ScreenProperties } from '../properties/screen/ScreenProperties';
import { RhythmButton } from '../rhythm/RhythmButton';
import { RhythmDialog } from '../rhythm/RhythmDialog';
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog';
import { TemplatesDialog } from '../templates/gallery/TemplatesDialog';
import { SHOW_TEMPLATES } from '../templates/templateCommands';
import { AlternativeText } from '../text/AlternativeText';
import { InsertDataDialog } from '../text/dialog/InsertDataDialog';
import { ItemText } from '../text/ItemText';
import { ViewDialogs } from '../views/ViewDialogs';
import { COMMANDS } from './commands';
import { DesignerBar } from './DesignerBar';
import { UnsavedEditsBanner } from './UnsavedEditsBanner';
import { SideColumn } from './SideColumn';
import { useSaving } from './useSaving';
import { Workbench } from './Workbench';
import { YearDataFault } from './YearDataFault';

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

const TEXT_FIELDS = { ItemText, AlternativeText };

/** Bar, canvas, objects and properties. */
const OpenDesigner = ({ screen, onLoadTheirs }: DesignerProps) => {
  const editor = useEditor();
  const reloadYear = useYearDataLoading();
  const saving = useContentSaving(screen, () => void reloadYear());
  const save = useSaving(saving.save);
  const context = useMemo(() => ({ editor, save }), [editor, save]);
  const showTemplates = useCallback(() => {
    SHOW_TEMPLATES.run(context);
  }, [context]);
  const unsaved = useEditorReading(({ get }) => get(contentAtom) !== saving.savedContent);
  useCommandKeys(COMMANDS, context);
  useClipboard();
  useUndoneView();
  const earlier = useUnsavedEdits({ screenId: screen.id, ...saving });

  return (
    <Box px={{ base: 4, md: 6 }} pb="4" onBlur={editor.settle}>
      <PageTitle>Screen design</PageTitle>
      <DesignerBar screen={screen} context={context} unsaved={unsaved} saving={saving.saving} />
      <UnsavedEditsBanner
        edits={earlier.offered}
        saved={screen.contentSaved}
        onRestore={({ content: edits, baseRevision }) => {
          editor.edit(() => edits);
          saving.goOnFrom(baseRevision);
          earlier.settle();
        }}
        onDiscard={earlier.settle}
      />
      <YearDataFault onRetry={() => void reloadYear()} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="5">
        <Workbench context={context} onTemplates={showTemplates} />
        <SideColumn>
          <ChecksPanel>
            <RhythmButton context={context} />
          </ChecksPanel>
          <ObjectList context={context} screenId={screen.id} onTemplates={showTemplates} />
          <ItemProperties texts={TEXT_FIELDS} />
          <ScreenProperties />
        </SideColumn>
      </Grid>
      <Checking screenId={screen.id} />
      <DeleteDialog />
      <ViewDialogs />
      <InsertDataDialog />
      <TemplatesDialog />
      <RhythmDialog screen={screen} onSaved={() => void reloadYear()} />
      <ShortcutsDialog commands={COMMANDS} />
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
