import { layoutFor } from 'shared-kernel/evaluation';
import { FONT_SIZES, LINE_HEIGHTS } from 'shared-kernel/model';
import type { Item, Layout, Organisation, View } from 'shared-kernel/model';
import { SimpleGrid } from 'shared-kernel/ui';

import { ChoiceField } from '../inputs/ChoiceField';
import { ColourField } from '../inputs/ColourField';
import { numberChoices, pixels } from '../inputs/numberChoices';

interface FontPropertiesProps {
  readonly item: Item;
  readonly view: View;
  readonly preferences: Organisation['preferences'];
  readonly onChange: (changes: Partial<Item>) => void;
  readonly onChangeLayout: (change: (layout: Layout) => Layout) => void;
}

const STYLES = [
  { value: 'normal', label: 'Normal' },
  { value: 'italic', label: 'Italic' },
] as const;
const WEIGHTS = [
  { value: 'normal', label: 'Normal' },
  { value: 'bold', label: 'Bold' },
] as const;

/** Family, colour, style and weight are the item's; size and line height belong to the view (spec §3). */
export const FontProperties = (props: FontPropertiesProps) => {
  const { item, view, preferences } = props;
  const { font } = layoutFor(item, view);
  const changeFont = (changes: Partial<Item['font']>) => {
    props.onChange({ font: { ...item.font, ...changes } });
  };
  const changeSize = (changes: Partial<Layout['font']>) => {
    props.onChangeLayout((layout) => ({ ...layout, font: { ...layout.font, ...changes } }));
  };

  return (
    <>
      <ChoiceField
        label="Font"
        value={item.font.family}
        choices={familyChoices(preferences.fontFamilies)}
        onChange={(family) => {
          changeFont({ family });
        }}
      />
      <SimpleGrid columns={2} gap="3">
        <ChoiceField
          label="Font size"
          value={font.size}
          choices={numberChoices(FONT_SIZES, font.size, pixels)}
          onChange={(size) => {
            changeSize({ size });
          }}
        />
        <ChoiceField
          label="Line height"
          value={font.lineHeight}
          choices={numberChoices(LINE_HEIGHTS, font.lineHeight, pixels)}
          onChange={(lineHeight) => {
            changeSize({ lineHeight });
          }}
        />
        <ChoiceField
          label="Style"
          value={item.font.style}
          choices={STYLES}
          onChange={(style) => {
            changeFont({ style });
          }}
        />
        <ChoiceField
          label="Weight"
          value={item.font.weight}
          choices={WEIGHTS}
          onChange={(weight) => {
            changeFont({ weight });
          }}
        />
      </SimpleGrid>
      <ColourField
        label="Text colour"
        value={item.font.colour}
        swatches={preferences.colours}
        onChange={(colour) => {
          changeFont({ colour });
        }}
      />
    </>
  );
};

/** The organisation's families plus the Arial fallback (spec §9). */
const familyChoices = (families: readonly string[]) =>
  [...new Set([...families, 'Arial'])].map((family) => ({ value: family, label: family }));
