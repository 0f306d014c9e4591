import type { Item } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Stack, Text } from 'shared-kernel/ui';

import { changeType } from '../document/changeType';
import { itemName, TYPE_LABELS } from '../document/itemName';
import { selectedItemsAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { viewAtom } from '../editor/viewAtoms';
import { AppearanceProperties } from './AppearanceProperties';
import { ContentProperties } from './ContentProperties';
import { FontProperties } from './FontProperties';
import { ItemConditions } from './ItemConditions';
import { LayoutProperties } from './LayoutProperties';
import { Section } from './Section';
import { useItemEditing } from './useItemEditing';

/** Everything that can be set about the selected item (spec §2), or about several at once [S34]. */
export const ItemProperties = () => {
  const items = useEditorValue(selectedItemsAtom);
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
        <PropertiesOf key={items.map(({ id }) => id).join(' ')} items={items} />
      )}
    </Section>
  );
};

const PropertiesOf = ({ items }: { items: readonly Item[] }) => {
  const view = useEditorValue(viewAtom);
  const { preferences } = useYear().organisation;
  const editing = useItemEditing(items);
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
      {one !== null && <ItemConditions item={one} />}
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
