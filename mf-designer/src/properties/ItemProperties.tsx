import type { Item, ItemId } from 'shared-kernel/model';
import { Stack, Text } from 'shared-kernel/ui';
import {
  memo,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';

import { useOffered } from '../editor/year-data/useOffered';
import { InputOwnerProvider } from '../controls/inputs/inputOwner';
import { Section } from '../controls/Section';
import { hasWords } from '../document/hasWords';
import { inListOrder } from '../document/inListOrder';
import { itemName } from '../document/itemName';
import { contentAtom, selectedItemsAtom, selectionAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { askedFieldAtom } from '../editor/panels/askedFieldAtom';
import { viewAtom } from '../editor/view/viewAtoms';
import { AppearanceProperties } from './AppearanceProperties';
import { ContentProperties } from './ContentProperties';
import { FontProperties } from './FontProperties';
import { ItemConditions } from './ItemConditions';
import { LayoutProperties } from './LayoutProperties';
import { MovementProperties } from './movement/MovementProperties';
import { StyleProperties } from './style/StyleProperties';
import type { TextFields } from './textFields';
import { TypeProperty } from './TypeProperty';
import { useItemEditing } from './useItemEditing';

interface TextsProps {
  readonly texts: TextFields;
}

/** Everything that can be set about the selected item (spec §2), or about several at once [S34]. */
export const ItemProperties = ({ texts }: TextsProps) => {
  // Always the same: choosing and typing leave the section around it alone.
  const selectedItems = useMemo(() => <SelectedItems texts={texts} />, [texts]);
  const panel = usePanelRegistering();
  const [item, ...others] = useDeferredValue(useEditorValue(selectedItemsAtom));
  const several = others.length > 0;
  return (
    <Section
      id="item"
      label={several ? `${String(others.length + 1)} selected items` : 'Selected item'}
      name="Item properties"
      ref={panel}
      actions={TYPE}
      summary={item === undefined || several ? '' : itemName(item)}
    >
      {selectedItems}
    </Section>
  );
};

/** Always the same, as what the section holds is. */
const TYPE = <TypeProperty />;

/** Others lead here from where the item is seen. */
function usePanelRegistering(): RefObject<HTMLElement | null> {
  const { elements } = useEditor();
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => elements.register('itemProperties', () => panel.current), [elements]);
  return panel;
}

const SelectedItems = ({ texts }: TextsProps) => {
  const { ids, items } = useSettledSelection();
  if (items.length === 0) {
    return (
      <Text color="fg.muted" fontSize="sm">
        Choose an object in the list or on the canvas to change it.
      </Text>
    );
  }
  return (
    <InputOwnerProvider value={ids.join(' ')}>
      <PropertiesOf ids={ids} items={items} texts={texts} />
    </InputOwnerProvider>
  );
};

/**
 * The selection shortly after it changed: a click is answered by the canvas and the list, in the same frame, and then
 * by the properties. At once where an item was added or has gone, or a field is asked for, so that what is typed next
 * never reaches another item. The items themselves are as they are now, so that inputs show what is typed.
 */
function useSettledSelection(): Selected {
  const content = useEditorValue(contentAtom);
  const selection = useEditorValue(selectionAtom);
  const settled = useDeferredValue(selection);
  const count = content.items.length;
  const [followed, setFollowed] = useState({ selection, count });
  const urgent = useEditorValue(askedFieldAtom) !== null || followed.count !== count;
  if (urgent && (followed.selection !== selection || followed.count !== count)) {
    setFollowed({ selection, count });
  }
  const ids = urgent || followed.selection === selection ? selection : settled;
  const items = useMemo(() => {
    const selected = new Set(ids);
    return inListOrder(content).filter(({ id }) => selected.has(id));
  }, [content, ids]);
  return { ids, items };
}

interface Selected {
  readonly ids: readonly ItemId[];
  readonly items: readonly Item[];
}

/** Drawn again when its items changed: while the selection settles they stay. */
const PropertiesOf = memo(function PropertiesOf({ ids, items, texts }: Selected & TextsProps) {
  const view = useEditorValue(viewAtom);
  const preferences = useOffered();
  const editing = useItemEditing(ids);
  const [item] = items;
  const one = items.length === 1 && item !== undefined ? item : null;
  const id = one?.id ?? null;
  // Of one item, which it reads itself: typing draws what shows the text, and nothing around it.
  const content = useMemo(
    () => (id === null ? null : <ContentProperties id={id} texts={texts} />),
    [id, texts],
  );

  return (
    <Stack gap="1">
      {content}
      {items.every(hasWords) && (
        <FontProperties items={items} view={view} preferences={preferences} editing={editing} />
      )}
      <AppearanceProperties items={items} swatches={preferences.colours} editing={editing} />
      <StyleProperties items={items} swatches={preferences.colours} editing={editing} />
      <MovementProperties items={items} editing={editing} />
      <LayoutProperties items={items} view={view} editing={editing} />
      {one !== null && <ItemConditions items={[one]} />}
    </Stack>
  );
});
