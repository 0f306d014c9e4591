import { nameOf, type Screen, type ScreenContent } from 'shared-kernel/model';
import { EditorsInputs, ForEditors, useMayEdit } from 'shared-kernel/roles';
import { useAuthor } from 'shared-kernel/session';
import { Box, ConflictDialog, Flex, PageTitle, UnsavedChanges } from 'shared-kernel/ui';
import { useCallback, useMemo, useState } from 'react';

import { Checking } from '../checks/Checking';
import { ChecksPanel } from '../checks/ChecksPanel';
import { useCommandKeys } from '../editor/commands/useCommandKeys';
import { createEditor, createViewer } from '../editor/createEditor';
import { contentAtom } from '../editor/documentAtoms';
import { EditorProvider, useEditor } from '../editor/EditorContext';
import { useIsNarrow, useIsRoomy } from '../editor/panels/windowRoom';
import { useUndoneView } from '../editor/undo/useUndoneView';
import { useEditorReading } from '../editor/useEditorReading';
import { DeleteDialog } from '../object-list/DeleteDialog';
import { ObjectList } from '../object-list/ObjectList';
import { MediaDialog } from '../media/MediaDialog';
import { useIllustrationKeeping } from '../media/useIllustrationKeeping';
import { usePictureFiles } from '../media/usePictureFiles';
import { useClipboard } from '../persistence/clipboard/useClipboard';
import { useUnsavedEdits } from '../persistence/unsaved-edits/useUnsavedEdits';
import { useAudienceCounting } from '../persistence/useAudienceCounting';
import { useContentSaving } from '../persistence/useContentSaving';
import { useYearDataLoading } from '../persistence/useYearDataLoading';
import { useExampleSupporter } from '../preview-data/useExampleSupporter';
import { ItemProperties } from '../properties/ItemProperties';
import { ScreenProperties } from '../properties/screen/ScreenProperties';
import { RhythmButton } from '../rhythm/RhythmButton';
import { RhythmDialog } from '../rhythm/RhythmDialog';
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog';
import { TemplatesDialog } from '../templates/gallery/TemplatesDialog';
import { SaveScreenTemplate } from '../templates/saved/SaveScreenTemplate';
import { SHOW_TEMPLATES } from '../templates/templateCommands';
import { AlternativeText } from '../text/AlternativeText';
import { InsertDataDialog } from '../text/dialog/InsertDataDialog';
import { FigureText } from '../text/FigureText';
import { ItemText } from '../text/ItemText';
import { ScreenVersions } from '../versions/ScreenVersions';
import { ViewDialogs } from '../views/ViewDialogs';
import { IllustrationsPanel, PicturesPanel, TemplatesPanel, VersionStill } from './latePanels';
import { COMMANDS } from './commands';
import { DesignerBar } from './DesignerBar';
import { LeftPanel } from './LeftPanel';
import { LeftRail } from './LeftRail';
import { LookedAt } from './LookedAt';
import { SideColumn } from './SideColumn';
import { EDITOR_HEIGHT } from './stickyPlaces';
import { UnsavedEditsBanner } from './UnsavedEditsBanner';
import { useOfferedCommands } from './useOfferedCommands';
import { usePublishAfterSave } from './usePublishAfterSave';
import { useSaving } from './useSaving';
import { Workbench } from './Workbench';
import { YearDataFault } from './YearDataFault';

interface DesignerProps {
  readonly screen: Screen;
  readonly onLoadTheirs: () => void;
}

/** One screen and the editor around it. Edits are held here until "Save screen" (spec §4). */
export const Designer = ({ screen, onLoadTheirs }: DesignerProps) => {
  const mayEdit = useMayEdit();
  const [editor] = useState(() => (mayEdit ? createEditor : createViewer)(screen.content));
  return (
    <EditorProvider value={editor}>
      <OpenDesigner screen={screen} onLoadTheirs={onLoadTheirs} />
    </EditorProvider>
  );
};

const stillOf = (content: ScreenContent) => <VersionStill content={content} />;

const TEXT_FIELDS = { ItemText, AlternativeText, FigureText };

/** Bar, canvas, objects and properties. */
const OpenDesigner = ({ screen, onLoadTheirs }: DesignerProps) => {
  const editor = useEditor();
  const author = useAuthor();
  const reloadYear = useYearDataLoading();
  useAudienceCounting(screen);
  useExampleSupporter(screen);
  const saving = useContentSaving(screen, () => void reloadYear());
  const save = useSaving(saving.save);
  const context = useMemo(() => ({ editor, save }), [editor, save]);
  const showTemplates = useCallback(() => {
    SHOW_TEMPLATES.run(context);
  }, [context]);
  const onSetup = useCallback(() => void reloadYear(), [reloadYear]);
  const keepIllustration = useIllustrationKeeping();
  const unsaved = useEditorReading(({ get }) => get(contentAtom) !== saving.savedContent);
  const onPublish = usePublishAfterSave(screen.id, context, {
    unsaved,
    saving: saving.saving,
    asked: saving.conflict !== null,
  });
  useCommandKeys(COMMANDS, context);
  useOfferedCommands(COMMANDS, context);
  useClipboard();
  usePictureFiles();
  useUndoneView();
  const earlier = useUnsavedEdits({ screenId: screen.id, ...saving });

  const narrow = useIsNarrow();
  const roomy = useIsRoomy();
  const checks = (
    <ChecksPanel onSetup={onSetup}>
      <RhythmButton context={context} />
    </ChecksPanel>
  );

  const tabs = {
    templates: <TemplatesPanel keep={keepIllustration} />,
    pictures: <PicturesPanel />,
    illustrations: <IllustrationsPanel />,
  };

  return (
    <Box
      display={{ lg: 'flex' }}
      flexDirection="column"
      h={{ lg: EDITOR_HEIGHT }}
      minH={{ lg: '32rem' }}
      px={{ base: 4, md: 6, lg: 0 }}
      pb={{ base: 4, lg: 0 }}
      onBlur={editor.settle}
    >
      <PageTitle>{`${nameOf(screen)} · Screen design`}</PageTitle>
      <DesignerBar {...{ screen, context, unsaved, onPublish }} saving={saving.saving}>
        {roomy && <LookedAt inBar />}
      </DesignerBar>
      <Box flexShrink="0" px={{ lg: 3 }} pt={{ lg: 3 }} _empty={{ display: 'none' }}>
        <ForEditors>
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
        </ForEditors>
        <YearDataFault onRetry={() => void reloadYear()} />
      </Box>
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        align="stretch"
        gap={{ base: 5, lg: 0 }}
        flex="1"
        minH="0"
      >
        {!narrow && !editor.readOnly && <LeftRail context={context} />}
        {!narrow && <LeftPanel checks={checks} tabs={tabs} />}
        <Workbench context={context} onTemplates={showTemplates} />
        <SideColumn
          checks={checks}
          objects={
            <ObjectList context={context} screenId={screen.id} onTemplates={showTemplates} />
          }
          properties={
            <EditorsInputs>
              <ItemProperties texts={TEXT_FIELDS} />
              <ScreenProperties />
            </EditorsInputs>
          }
        />
      </Flex>
      <Checking screenId={screen.id} />
      <DeleteDialog />
      <ViewDialogs />
      <InsertDataDialog />
      <TemplatesDialog keep={keepIllustration} onSetup={onSetup} />
      <SaveScreenTemplate screen={screen} />
      <ScreenVersions screen={screen} still={stillOf} />
      <MediaDialog />
      <RhythmDialog screen={screen} onSaved={() => void reloadYear()} />
      <ShortcutsDialog commands={COMMANDS} />
      <UnsavedChanges when={unsaved} />
      <ConflictDialog
        conflict={saving.conflict}
        author={author}
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
