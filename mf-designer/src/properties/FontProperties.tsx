import { layoutFor } from 'evaluation';
import { useAtomValue } from 'jotai';
import { hasItalic } from 'screen-player';
import { FONT_SIZES, LINE_HEIGHTS, uploadsOf } from 'shared-kernel/model';
import type { Item, Organisation, View } from 'shared-kernel/model';
import { organisationAtom } from 'shared-kernel/session';
import { SimpleGrid, Stack, Text } from 'shared-kernel/ui';
import { memo } from 'react';

import { ChoiceField, type Choice } from '../controls/inputs/ChoiceField';
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

/** [S117] A family without an italic would be slanted by browsers, which is offered to nobody. */
const stylesIn = (upright: string | undefined): readonly Choice<Item['font']['style']>[] => [
  { value: 'normal', label: 'Normal' },
  {
    ...{ value: 'italic', label: 'Italic' },
    refusal: upright === undefined ? undefined : `${upright} has none`,
  },
];
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
    const organisation = useAtomValue(organisationAtom);
    const uploads =
      organisation.status === 'ready' ? uploadsOf(organisation.organisation) : undefined;
    const upright = items.find(({ font }) => !hasItalic(font.family, uploads))?.font.family;
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
              choices={stylesIn(upright)}
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
          {upright !== undefined && items.some(({ font }) => font.style === 'italic') && (
            <Text fontSize="xs" color="fg.muted">
              “{upright}” has no italic: browsers slant its letters.
            </Text>
          )}
        </Stack>
      </Section>
    );
  },
  sameItemsIn('font', 'screenSizes'),
);
