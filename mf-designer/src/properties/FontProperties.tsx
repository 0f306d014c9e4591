import { layoutFor } from 'evaluation';
import { FONT_SIZES, LINE_HEIGHTS } from 'shared-kernel/model';
import type { Item, Organisation, View } from 'shared-kernel/model';
import { SimpleGrid, Stack } from 'shared-kernel/ui';
import { memo } from 'react';

import { ChoiceField } from '../controls/inputs/ChoiceField';
import { ColourField } from '../controls/inputs/ColourField';
import { common } from '../controls/inputs/mixed';
import { numberChoices, pixels } from '../controls/inputs/numberChoices';
import { Section } from '../controls/Section';
import { FontFamilyField } from './font/FontFamilyField';
import { sameItemsIn } from './sameItemsIn';
import type { ItemEditing } from './useItemEditing';

interface FontPropertiesProps {
  /** Texts and buttons. */
  readonly items: readonly Item[];
  readonly view: View;
  readonly preferences: Organisation['preferences'];
  readonly editing: ItemEditing;
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
export const FontProperties = memo(
  function FontProperties(props: FontPropertiesProps) {
    const { items, view, preferences, editing } = props;
    const family = common(items, ({ font }) => font.family);
    const size = common(items, (item) => layoutFor(item, view).font.size);
    const lineHeight = common(items, (item) => layoutFor(item, view).font.lineHeight);

    return (
      <Section id="item font" label="Font" part summary={family ?? ''}>
        <Stack gap={{ base: 4, lg: 2 }}>
          <FontFamilyField
            label="Font"
            value={family}
            preferred={preferences.fontFamilies}
            onChange={(chosen) => {
              editing.changeFont({ family: chosen });
            }}
          />
          <SimpleGrid columns={2} gap={{ base: 3, lg: 2 }}>
            <ChoiceField
              label="Font size"
              value={size}
              choices={numberChoices(FONT_SIZES, size, pixels)}
              onChange={editing.changeFontSize}
            />
            <ChoiceField
              label="Line height"
              value={lineHeight}
              choices={numberChoices(LINE_HEIGHTS, lineHeight, pixels)}
              onChange={editing.changeLineHeight}
            />
          </SimpleGrid>
          <ColourField
            label="Text colour"
            value={common(items, ({ font }) => font.colour)}
            swatches={preferences.colours}
            onChange={(colour) => {
              editing.changeFont({ colour });
            }}
          />
          <SimpleGrid columns={2} gap={{ base: 3, lg: 2 }}>
            <ChoiceField
              label="Style"
              value={common(items, ({ font }) => font.style)}
              choices={STYLES}
              onChange={(style) => {
                editing.changeFont({ style });
              }}
            />
            <ChoiceField
              label="Weight"
              value={common(items, ({ font }) => font.weight)}
              choices={WEIGHTS}
              onChange={(weight) => {
                editing.changeFont({ weight });
              }}
            />
          </SimpleGrid>
        </Stack>
      </Section>
    );
  },
  sameItemsIn('font', 'screenSizes'),
);
