import { ITEM_TYPES, type Item, type ItemType } from 'shared-kernel/model';
import { Field, Input, Text, Textarea } from 'shared-kernel/ui';

import { TYPE_LABELS } from '../document/itemName';
import { ChoiceField } from '../inputs/ChoiceField';
import { ImageAddressField } from '../inputs/ImageAddressField';

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
    text: <TextContent text={item.text} onChange={changeText} />,
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

const TextContent = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => (
  <Field.Root>
    <Field.Label>Text</Field.Label>
    <Textarea
      size="sm"
      rows={4}
      value={text}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
    <Field.HelperText>
      {'Insert data with {field|Name of the field|0|none|text if there is none}'}
    </Field.HelperText>
  </Field.Root>
);

const ImageContent = ({ item, onChange }: Pick<ContentPropertiesProps, 'item' | 'onChange'>) => (
  <>
    <ImageAddressField
      label="Image URL"
      value={item.url}
      onChange={(url) => {
        onChange({ url });
      }}
    />
    <Field.Root>
      <Field.Label>Alternative text</Field.Label>
      <Input
        size="sm"
        value={item.text}
        onChange={(event) => {
          onChange({ text: event.target.value });
        }}
      />
      <Field.HelperText>Read aloud, and shown where the image cannot be loaded.</Field.HelperText>
    </Field.Root>
  </>
);
