import { VIEWS } from 'shared-kernel/model';
import { Grid } from 'shared-kernel/ui';

import { contentAtom, selectedItemsAtom, selectionAtom } from '../editor/documentAtoms';
import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { shownContentAtom } from '../editor/preview/shownContentAtom';
import { sideBySideAtom } from '../editor/view/sideBySideAtom';
import { useViewPicking } from '../editor/view/useViewPicking';
import { deviceSizeAtom, viewAtom } from '../editor/view/viewAtoms';
import { layoutWords } from './layoutWords';
import { ViewTile } from './ViewTile';

/** [S27] All views as they are, while the screen is edited in the panels beside them. */
export const SideBySide = () => {
  const content = useEditorValue(shownContentAtom);
  const selection = useEditorValue(selectionAtom);
  const selected = useEditorValue(selectedItemsAtom);
  const all = useEditorValue(contentAtom).items;
  const edited = useEditorValue(viewAtom);
  const size = useEditorValue(deviceSizeAtom);
  const setShown = useSetEditorValue(sideBySideAtom);
  const pickView = useViewPicking();

  return (
    <Grid
      role="group"
      aria-label="All views"
      templateColumns={{
        base: 'repeat(auto-fit, minmax(min(256px, 100%), 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      }}
      templateRows={{ lg: 'repeat(2, minmax(8rem, 1fr))' }}
      h={{ lg: 'full' }}
      overflowY={{ lg: 'auto' }}
      gap="2"
      p="2"
      bg="bg.emphasized"
      borderRadius="l3"
    >
      {VIEWS.map((view) => (
        <ViewTile
          key={view}
          content={content}
          view={view}
          size={size}
          selection={selection}
          layout={layoutWords(selected.length > 0 ? selected : all, view)}
          current={view === edited}
          onPick={() => {
            pickView(view, size);
          }}
          onOpen={() => {
            setShown(false);
          }}
        />
      ))}
    </Grid>
  );
};
