import { useState } from 'react';
import type { Screen, View } from 'shared-kernel/model';
import { useToast, useYear } from 'shared-kernel/session';
import {
  Badge,
  Button,
  ConflictDialog,
  Grid,
  HStack,
  Page,
  Stack,
  UnsavedChanges,
} from 'shared-kernel/ui';

import { findUnusableImage } from '../document/findUnusableImage';
import { ObjectList } from '../object-list/ObjectList';
import { ItemProperties } from '../properties/ItemProperties';
import { ScreenProperties } from '../properties/ScreenProperties';
import { useContentSaving } from '../screen-store/useContentSaving';
import { useDesign } from './useDesign';
import { Workbench } from './Workbench';

interface DesignerProps {
  readonly screen: Screen;
  readonly onLoadTheirs: () => void;
}

const ITEM_REFUSED = 'Not saved yet: please correct the image URL of the selected item.';
const BACKGROUND_REFUSED = 'Not saved yet: please correct the URL of the background image.';

/** Canvas, objects and properties of one screen. Edits are held here until "Save screen" (spec §4). */
export const Designer = ({ screen, onLoadTheirs }: DesignerProps) => {
  const { preferences } = useYear().organisation;
  const toast = useToast();
  const [view, setView] = useState<View>('mobilePortrait');
  const design = useDesign(screen.content, view);
  const saving = useContentSaving(screen);
  const { content, selected } = design;
  const unsaved = content !== saving.savedContent;

  const save = () => {
    const unusable = findUnusableImage(content);
    if (unusable === null) {
      saving.save(content);
      return;
    }
    if (unusable !== 'background') design.select(unusable.itemId);
    toast({
      header: 'Screen',
      body: unusable === 'background' ? BACKGROUND_REFUSED : ITEM_REFUSED,
      variant: 'danger',
    });
  };

  return (
    <Page
      title="Screen design"
      width="full"
      help={screen.name === '' ? 'Untitled' : screen.name}
      action={
        <HStack gap="3">
          {unsaved && <Badge colorPalette="orange">Not saved yet</Badge>}
          <Button loading={saving.saving} onClick={save}>
            Save screen
          </Button>
        </HStack>
      }
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="5">
        <Workbench
          content={content}
          view={view}
          onPickView={setView}
          selectedId={selected?.id ?? null}
          onSelect={design.select}
          onPlace={design.place}
        />
        <Stack gap="4">
          <ObjectList
            content={content}
            selectedId={selected?.id ?? null}
            onSelect={design.select}
            onAdd={design.add}
            onMove={design.move}
            onDelete={design.remove}
          />
          {selected !== null && (
            <ItemProperties
              key={selected.id}
              item={selected}
              view={view}
              preferences={preferences}
              onEdit={design.edit}
            />
          )}
          <ScreenProperties
            content={content}
            swatches={preferences.colours}
            onChange={(changes) => {
              design.edit((before) => ({ ...before, ...changes }));
            }}
          />
        </Stack>
      </Grid>
      <UnsavedChanges when={unsaved} />
      <ConflictDialog
        conflict={saving.conflict}
        what="this screen's design"
        onOverwrite={() => {
          saving.overwrite(content);
        }}
        onLoadTheirs={onLoadTheirs}
        onCancel={saving.dismissConflict}
      />
    </Page>
  );
};
