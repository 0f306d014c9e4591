import { ITEM_TYPES, type Item, type ItemType } from 'shared-kernel/model';
import { Stack, Text } from 'shared-kernel/ui';
import { memo, useMemo } from 'react';

import { changeType } from '../document/changeType';
import { TYPE_LABELS } from '../document/itemName';
import { contentAtom } from '../editor/documentAtoms';
import { useEditor } from '../editor/EditorContext';
import { useEditorReading } from '../editor/useEditorReading';
import { ChoiceField } from '../inputs/ChoiceField';
import { DataTextField } from '../insert-data/DataTextField';
import { AddressProperty } from './AddressProperty';
import { TextProperty } from './TextProperty';
import { useItemEditing } from './useItemEditing';

const TYPES = ITEM_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));

/** What one item says or shows; nothing once it has gone. */
export const ContentProperties = ({ id }: Pick<Item, 'id'>) => {
  const item = useEditorReading(({ get }) => get(contentAtom).items.find((one) => one.id === id));
  const ids = useMemo(() => [id], [id]);
  const { change } = useItemEditing(ids);
  if (item === undefined) return null;
  const content = {
    text: <TextProperty key={id} item={item} onChange={change} />,
    image: <ImageContent item={item} onChange={change} />,
    share: (
      <Text fontSize="sm" color="fg.muted">
        Sharing is set up on the campaign platform page. This object keeps its place on the screen.
      </Text>
    ),
  } as const satisfies Record<ItemType, unknown>;

  return (
    <Stack gap="4">
      <TypeProperty id={id} type={item.type} />
      {content[item.type]}
    </Stack>
  );
};

const TypeProperty = memo(function TypeProperty({ id, type }: Pick<Item, 'id' | 'type'>) {
  const editor = useEditor();
  return (
    <ChoiceField
      label="Type"
      value={type}
      choices={TYPES}
      onChange={(chosen) => {
        editor.edit((content) => changeType(content, id, chosen));
      }}
    />
  );
});

interface PartProps {
  readonly item: Item;
  readonly onChange: (changes: Partial<Item>) => void;
}

const ImageContent = ({ item, onChange }: PartProps) => (
  <>
    <AddressProperty
      of="itemAddress"
      label="Image URL"
      value={item.url}
      onChange={(url) => {
        onChange({ url });
      }}
    />
    <DataTextField
      key={item.id}
      label="Alternative text"
      help="Read aloud, and shown where the image cannot be loaded."
      item={item}
      onChange={onChange}
    />
  </>
);
