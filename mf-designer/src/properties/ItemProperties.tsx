import type { Item, ItemId } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Stack, Text } from 'shared-kernel/ui';
import { memo, useDeferredValue, useMemo, useState } from 'react';

import { itemName, TYPE_LABELS } from '../document/itemName';
import { contentAtom, selectedItemsAtom, selectionAtom } from '../editor/documentAtoms';
import { useEditorValue } from '../editor/EditorContext';
import { inListOrder } from '../document/inListOrder';
import { viewAtom } from '../editor/viewAtoms';
import { InputOwnerProvider } from '../inputs/inputOwner';
import { AppearanceProperties } from './AppearanceProperties';
import { askedFieldAtom } from './askedFieldAtom';
import { ContentProperties } from './ContentProperties';
import { FontProperties } from './FontProperties';
import { ItemConditions } from './ItemConditions';
import { LayoutProperties } from './LayoutProperties';
import { Section } from './Section';
import { useItemEditing } from './useItemEditing';

/** Everything that can be set about the selected item (spec §2), or about several at once [S34]. */
export const ItemProperties = () => {
  const [item, ...others] = useDeferredValue(useEditorValue(selectedItemsAtom));
  const several = others.length > 0;
  return (
    <Section
      id="item"
      label={several ? `${String(others.length + 1)} selected items` : 'Selected item'}
      name="Item properties"
      summary={item === undefined || several ? '' : itemName(item)}
    >
      {SELECTED}
    </Section>
  );
};

const SelectedItems = () => {
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
      <PropertiesOf ids={ids} items={items} />
    </InputOwnerProvider>
  );
};

/** Always the same: choosing and typing leave the section around it alone. */
const SELECTED = <SelectedItems />;

/**
 * The selection shortly after it changed: a click is answered by the canvas and the list, in the same frame, and then
 * by the properties. At once where an item was added or has gone, or a field is asked for, so that what is typed next
 * never reaches another item. The items themselves are as they are now, so that inputs show what is typed.
 */
function useSettledSelection(): PropertiesOfProps {
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

interface PropertiesOfProps {
  readonly ids: readonly ItemId[];
  readonly items: readonly Item[];
}

/** Drawn again when its items changed: while the selection settles they stay. */
const PropertiesOf = memo(function PropertiesOf({ ids, items }: PropertiesOfProps) {
  const view = useEditorValue(viewAtom);
  const { preferences } = useYear().organisation;
  const editing = useItemEditing(ids);
  const [item] = items;
  const one = items.length === 1 && item !== undefined ? item : null;

  return (
    <Stack gap="1">
      {one !== null && <ContentOf id={one.id} type={one.type} />}
      <AppearanceProperties items={items} swatches={preferences.colours} editing={editing} />
      {items.every(({ type }) => type === 'text') && (
        <FontProperties items={items} view={view} preferences={preferences} editing={editing} />
      )}
      <LayoutProperties items={items} view={view} editing={editing} />
      {one !== null && <ItemConditions items={[one]} />}
    </Stack>
  );
});

/** Of one item, which it reads itself: typing draws what shows the text, and nothing around it. */
const ContentOf = memo(function ContentOf({ id, type }: Pick<Item, 'id' | 'type'>) {
  const content = useMemo(() => <ContentProperties id={id} />, [id]);
  return (
    <Section id="item content" label="Content" part summary={TYPE_LABELS[type]}>
      {content}
    </Section>
  );
});
