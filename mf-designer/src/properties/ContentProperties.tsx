import { ITEM_TYPES, type Item, type ItemType } from 'shared-kernel/model';
import { Stack, Text } from 'shared-kernel/ui';
import { memo, useMemo } from 'react';

import { ChoiceField } from '../controls/inputs/ChoiceField';
import { changeType } from '../document/changeType';
import { TYPE_LABELS } from '../document/itemName';
import { contentAtom } from '../editor/documentAtoms';
import { useEditor } from '../editor/EditorContext';
import { useEditorReading } from '../editor/useEditorReading';
import { AddressProperty } from './AddressProperty';
import { LinkProperty } from './LinkProperty';
import type { TextFields } from './textFields';
import { useItemEditing } from './useItemEditing';

const TYPES = ITEM_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));

interface ContentPropertiesProps extends Pick<Item, 'id'> {
  readonly texts: TextFields;
}

/** What one item says or shows; nothing once it has gone. */
export const ContentProperties = ({ id, texts }: ContentPropertiesProps) => {
  const item = useEditorReading(({ get }) => get(contentAtom).items.find((one) => one.id === id));
  const ids = useMemo(() => [id], [id]);
  const { change } = useItemEditing(ids);
  if (item === undefined) return null;
  const content = {
    text: <texts.ItemText key={id} item={item} onChange={change} />,
    image: <ImageContent item={item} onChange={change} AlternativeText={texts.AlternativeText} />,
    share: (
      <Text fontSize="sm" color="fg.muted">
        Sharing is set up on the campaign platform page. This object keeps its place on the screen.
      </Text>
    ),
    button: (
      <>
        <texts.ItemText key={id} item={item} onChange={change} />
        <LinkProperty item={item} onChange={change} />
      </>
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

interface ImageContentProps extends Pick<TextFields, 'AlternativeText'> {
  readonly item: Item;
  readonly onChange: (changes: Partial<Item>) => void;
}

const ImageContent = ({ item, onChange, AlternativeText }: ImageContentProps) => (
  <>
    <AddressProperty
      of="itemAddress"
      label="Image URL"
      value={item.url}
      onChange={(url) => {
        onChange({ url });
      }}
    />
    <AlternativeText key={item.id} item={item} onChange={onChange} />
  </>
);
