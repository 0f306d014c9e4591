import type { Item } from 'shared-kernel/model';
import { SimpleGrid, Stack } from 'shared-kernel/ui';
import { memo } from 'react';

import {
  BORDER_PIXELS,
  DEGREES,
  LETTER_SPACING,
  PERCENT,
  RADIUS_PIXELS,
} from '../../controls/inputs/boundedNumber';
import { ChoiceField } from '../../controls/inputs/ChoiceField';
import { ColourField } from '../../controls/inputs/ColourField';
import { common } from '../../controls/inputs/mixed';
import { NumberField } from '../../controls/inputs/NumberField';
import { Section } from '../../controls/Section';
import { hasWords } from '../../document/hasWords';
import { lookOf } from '../../document/look';
import { sameItemsIn } from '../sameItemsIn';
import type { ItemEditing } from '../useItemEditing';
import { GradientOfItem } from './GradientOfItem';
import { SHADOW_CHOICES, shadowName, SHADOWS, styleSummary, type ShadowName } from './styleWords';

interface StylePropertiesProps {
  readonly items: readonly Item[];
  readonly swatches: readonly string[];
  readonly editing: ItemEditing;
}

/** [S95] How the boxes of objects look, the same in every view; closed at first. */
export const StyleProperties = memo(
  function StyleProperties({ items, swatches, editing }: StylePropertiesProps) {
    const looks = items.map(lookOf);
    const only = items.length === 1 ? (items[0] ?? null) : null;
    const borderWidth = common(looks, ({ border }) => border.width);
    const radius = common(looks, ({ cornerRadius }) => cornerRadius);
    const shadow = common(looks, shadowName);
    return (
      <Section id="item style" label="Style" part summary={only === null ? '' : styleSummary(only)}>
        <Stack gap={{ base: 4, lg: 2 }}>
          <SimpleGrid columns={2} gap={{ base: 3, lg: 2 }}>
            <NumberField
              label="Rotation"
              unit="°"
              value={common(looks, ({ rotation }) => ((rotation % 360) + 360) % 360)}
              bounds={DEGREES}
              onChange={(rotation) => {
                editing.changeLook({ rotation: rotation % 360 });
              }}
            />
            <NumberField
              label="Opacity"
              unit="%"
              value={common(looks, ({ opacity }) => Math.round(opacity * 1000) / 10)}
              bounds={PERCENT}
              step={5}
              onChange={(percent) => {
                editing.changeLook({ opacity: percent / 100 });
              }}
            />
            {items.some(hasCorners) && (
              <NumberField
                label="Corner radius"
                unit="px"
                value={radius}
                bounds={RADIUS_PIXELS}
                empty={{
                  means: 'As the type',
                  chosen: looks.every(({ cornerRadius }) => cornerRadius === null),
                  onEmpty: () => {
                    editing.changeLook({ cornerRadius: null });
                  },
                }}
                onChange={(cornerRadius) => {
                  editing.changeLook({ cornerRadius });
                }}
              />
            )}
            {items.every(hasWords) && (
              <NumberField
                label="Letter spacing"
                unit="%"
                value={common(looks, ({ letterSpacing }) => letterSpacing)}
                bounds={LETTER_SPACING}
                onChange={(letterSpacing) => {
                  editing.changeLook({ letterSpacing });
                }}
              />
            )}
            <NumberField
              label="Border"
              unit="px"
              value={borderWidth}
              bounds={BORDER_PIXELS}
              onChange={(width) => {
                editing.changeBorder({ width });
              }}
            />
            <ChoiceField<ShadowName>
              label="Shadow"
              value={shadow}
              choices={
                shadow === 'own'
                  ? [...SHADOW_CHOICES, { value: 'own', label: 'Its own' }]
                  : SHADOW_CHOICES
              }
              onChange={(name) => {
                if (name !== 'own') editing.changeLook({ shadow: SHADOWS[name] });
              }}
            />
          </SimpleGrid>
          {borderWidth !== 0 && (
            <ColourField
              label="Border colour"
              value={common(looks, ({ border }) => border.colour)}
              swatches={swatches}
              opacity
              onChange={(colour) => {
                editing.changeBorder({ colour });
              }}
            />
          )}
          {shadow !== 'none' && (
            <ColourField
              label="Shadow colour"
              value={common(looks, (look) => look.shadow.colour)}
              swatches={[]}
              opacity
              onChange={(colour) => {
                editing.changeShadow({ colour });
              }}
            />
          )}
          {only !== null && <GradientOfItem item={only} swatches={swatches} editing={editing} />}
        </Stack>
      </Section>
    );
  },
  sameItemsIn('look', 'shape', 'backgroundColour'),
);

/** The other forms are round as they are. */
const hasCorners = ({ shape }: Item): boolean =>
  shape === null || shape.form === 'rectangle' || shape.form === 'line';
