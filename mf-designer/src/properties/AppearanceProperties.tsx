import { ALIGNMENTS, ANIMATIONS, DELAY_OPTIONS } from 'shared-kernel/model';
import type { Alignment, Animation, Item } from 'shared-kernel/model';
import { AlignCenter, AlignLeft, AlignRight, Flex, SimpleGrid, Stack } from 'shared-kernel/ui';
import { memo } from 'react';

import { ChoiceField } from '../controls/inputs/ChoiceField';
import { ColourField } from '../controls/inputs/ColourField';
import { common } from '../controls/inputs/mixed';
import { numberChoices, seconds } from '../controls/inputs/numberChoices';
import { SegmentField, type Segment } from '../controls/inputs/SegmentField';
import { PlayItemButton } from '../controls/PlayItemButton';
import { Section } from '../controls/Section';
import { sameItemsIn } from './sameItemsIn';
import type { ItemEditing } from './useItemEditing';

interface AppearancePropertiesProps {
  readonly items: readonly Item[];
  readonly swatches: readonly string[];
  readonly editing: ItemEditing;
}

const ANIMATION_LABELS = {
  none: 'None',
  bounce: 'Bounce',
  countUp: 'Count up',
  fade: 'Fade',
  flip: 'Flip',
  slide: 'Slide',
  typewriter: 'Typewriter',
  zoom: 'Zoom',
} as const satisfies Record<Animation, string>;

const ALIGNMENT_SEGMENTS = {
  left: { label: 'Left', icon: AlignLeft },
  center: { label: 'Centre', icon: AlignCenter },
  right: { label: 'Right', icon: AlignRight },
} as const satisfies Record<Alignment, Omit<Segment<Alignment>, 'value'>>;

const ANIMATION_CHOICES = ANIMATIONS.map((value) => ({ value, label: ANIMATION_LABELS[value] }));
const ALIGNMENT_CHOICES = ALIGNMENTS.map((value) => ({ value, ...ALIGNMENT_SEGMENTS[value] }));

/** How items come in, how they are aligned, and what lies behind them. */
export const AppearanceProperties = memo(
  function AppearanceProperties(props: AppearancePropertiesProps) {
    const { items, swatches, editing } = props;
    const delay = common(items, (item) => item.delay);
    const only = items.length === 1 ? (items[0] ?? null) : null;
    return (
      <Section id="item appearance" label="Appearance" part>
        <Stack gap={{ base: 4, lg: 2 }}>
          <ColourField
            label="Background colour"
            value={common(items, ({ backgroundColour }) => backgroundColour)}
            swatches={swatches}
            opacity
            onChange={(backgroundColour) => {
              editing.change({ backgroundColour });
            }}
          />
          <SimpleGrid columns={2} gap={{ base: 3, lg: 2 }}>
            <Flex align="flex-end" gap="1">
              <ChoiceField
                label="Animation"
                value={common(items, ({ animation }) => animation)}
                choices={ANIMATION_CHOICES}
                onChange={(animation) => {
                  editing.change({ animation });
                }}
              />
              {only !== null && <PlayItemButton id={only.id} label="Play this animation" />}
            </Flex>
            <ChoiceField
              label="Delay"
              value={delay}
              choices={numberChoices(DELAY_OPTIONS, delay, seconds)}
              onChange={(chosen) => {
                editing.change({ delay: chosen });
              }}
            />
          </SimpleGrid>
          <SegmentField
            label="Alignment"
            value={common(items, ({ horizontalAlignment }) => horizontalAlignment)}
            segments={ALIGNMENT_CHOICES}
            onChange={(horizontalAlignment) => {
              editing.change({ horizontalAlignment });
            }}
          />
        </Stack>
      </Section>
    );
  },
  sameItemsIn('animation', 'delay', 'horizontalAlignment', 'backgroundColour'),
);
