import type { Item, ItemType } from 'shared-kernel/model';
import { Stack, Text } from 'shared-kernel/ui';
import { useMemo } from 'react';

import { contentAtom } from '../editor/documentAtoms';
import { useEditorReading } from '../editor/useEditorReading';
import { AddressProperty } from './AddressProperty';
import { ChartContent } from './content/chart/ChartContent';
import { FigureContent } from './content/FigureContent';
import { PhotoContent } from './content/photo/PhotoContent';
import { ShapeContent } from './content/ShapeContent';
import { LinkProperty } from './LinkProperty';
import type { TextFields } from './textFields';
import { useItemEditing } from './useItemEditing';

interface ContentPropertiesProps extends Pick<Item, 'id'> {
  readonly texts: TextFields;
}

/** What one item says or shows; nothing once it has gone. */
export const ContentProperties = ({ id, texts }: ContentPropertiesProps) => {
  const item = useEditorReading(({ get }) => get(contentAtom).items.find((one) => one.id === id));
  const ids = useMemo(() => [id], [id]);
  const { change, changeChart, changeFigure, changeTextPart } = useItemEditing(ids);
  if (item === undefined) return null;
  const figure = item.figure && (
    <>
      <texts.ItemText key={id} item={item} onChange={change} />
      <FigureContent
        item={item}
        figure={item.figure}
        FigureText={texts.FigureText}
        onChange={changeTextPart}
        onDraw={changeFigure}
      />
    </>
  );
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
    shape: item.shape && <ShapeContent shape={item.shape} onChange={change} />,
    number: figure,
    progress: figure,
    chart: item.chart && (
      <>
        <texts.ItemText key={id} item={item} onChange={change} />
        <ChartContent
          item={item}
          chart={item.chart}
          FigureText={texts.FigureText}
          onChange={changeTextPart}
          onDraw={changeChart}
        />
      </>
    ),
  } as const satisfies Record<ItemType, unknown>;

  return (
    <Stack gap={{ base: 4, lg: 3 }} pb="3">
      {content[item.type]}
    </Stack>
  );
};

interface ImageContentProps extends Pick<TextFields, 'AlternativeText'> {
  readonly item: Item;
  readonly onChange: (changes: Partial<Item>) => void;
}

const ImageContent = ({ item, onChange, AlternativeText }: ImageContentProps) => {
  const place = useMemo(() => ({ itemId: item.id }), [item.id]);
  return (
    <>
      <AddressProperty
        of="itemAddress"
        place={place}
        label="Image URL"
        value={item.url}
        onChange={(url) => {
          onChange({ url });
        }}
      />
      <PhotoContent item={item} onChange={onChange} />
      <AlternativeText key={item.id} item={item} onChange={onChange} />
    </>
  );
};
