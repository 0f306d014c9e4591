import type { Item, ItemId } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Stack, Text } from 'shared-kernel/ui';
import { useDeferredValue, useMemo, useState } from 'react';

import { changeType } from '../document/changeType';
import { itemName, TYPE_LABELS } from '../document/itemName';
import { contentAtom, selectionAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue } from '../editor/EditorContext';
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
  const { ids, items } = useSettledSelection();
  const [item, ...others] = items;
  const label = others.length > 0 ? `${String(items.length)} selected items` : 'Selected item';
  const summary = item === undefined || others.length > 0 ? '' : itemName(item);
  return (
    <Section id="item" label={label} name="Item properties" summary={summary}>
      {item === undefined ? (
        <Text color="fg.muted" fontSize="sm">
          Choose an object in the list or on the canvas to change it.
        </Text>
      ) : (
        <InputOwnerProvider value={ids.join(' ')}>
          <PropertiesOf ids={ids} items={items} />
        </InputOwnerProvider>
      )}
    </Section>
  );
};

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

const PropertiesOf = ({ ids, items }: PropertiesOfProps) => {
  const view = useEditorValue(viewAtom);
  const { preferences } = useYear().organisation;
  const editing = useItemEditing(ids);
  const [item] = items;
  const one = items.length === 1 && item !== undefined ? item : null;

  return (
    <Stack gap="1">
      {one !== null && <ContentOf item={one} onChange={editing.change} />}
      <AppearanceProperties items={items} swatches={preferences.colours} editing={editing} />
      {items.every(({ type }) => type === 'text') && (
        <FontProperties items={items} view={view} preferences={preferences} editing={editing} />
      )}
      <LayoutProperties items={items} view={view} editing={editing} />
      {one !== null && <ItemConditions items={[one]} />}
    </Stack>
  );
};

interface ContentOfProps {
  readonly item: Item;
  readonly onChange: (changes: Partial<Item>) => void;
}

const ContentOf = ({ item, onChange }: ContentOfProps) => {
  const editor = useEditor();
  return (
    <Section id="item content" label="Content" part summary={TYPE_LABELS[item.type]}>
      <Stack gap="4">
        <ContentProperties
          item={item}
          onChange={onChange}
          onChangeType={(type) => {
            editor.edit((content) => changeType(content, item.id, type));
          }}
        />
      </Stack>
    </Section>
  );
};
