import { ITEM_TYPES, type Item, type ItemType } from 'shared-kernel/model';
import { Text } from 'shared-kernel/ui';

import { TYPE_LABELS } from '../document/itemName';
import { ChoiceField } from '../inputs/ChoiceField';
import { DataTextField } from '../insert-data/DataTextField';
import { AddressProperty } from './AddressProperty';
import { TextProperty } from './TextProperty';

interface ContentPropertiesProps {
  readonly item: Item;
  readonly onChange: (changes: Partial<Item>) => void;
  readonly onChangeType: (type: ItemType) => void;
}

const TYPES = ITEM_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));

export const ContentProperties = ({ item, onChange, onChangeType }: ContentPropertiesProps) => {
  const changeText = (text: string) => {
    onChange({ text });
  };
  const content = {
    text: <TextProperty key={item.id} item={item} onChange={changeText} />,
    image: <ImageContent item={item} onChange={onChange} />,
    share: (
      <Text fontSize="sm" color="fg.muted">
        Sharing is set up on the campaign platform page. This object keeps its place on the screen.
      </Text>
    ),
  } as const satisfies Record<ItemType, unknown>;

  return (
    <>
      <ChoiceField label="Type" value={item.type} choices={TYPES} onChange={onChangeType} />
      {content[item.type]}
    </>
  );
};

const ImageContent = ({ item, onChange }: Pick<ContentPropertiesProps, 'item' | 'onChange'>) => (
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
      onChange={(text) => {
        onChange({ text });
      }}
    />
  </>
);
