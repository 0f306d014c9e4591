import { ALIGNMENTS, ANIMATIONS, DELAY_OPTIONS } from 'shared-kernel/model';
import type { Alignment, Animation, Item } from 'shared-kernel/model';
import { SimpleGrid } from 'shared-kernel/ui';

import { ChoiceField } from '../inputs/ChoiceField';
import { ColourField } from '../inputs/ColourField';
import { numberChoices, seconds } from '../inputs/numberChoices';

interface AppearancePropertiesProps {
  readonly item: Item;
  readonly swatches: readonly string[];
  readonly onChange: (changes: Partial<Item>) => void;
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

const ALIGNMENT_LABELS = {
  left: 'Left',
  center: 'Center',
  right: 'Right',
} as const satisfies Record<Alignment, string>;

const ANIMATION_CHOICES = ANIMATIONS.map((value) => ({ value, label: ANIMATION_LABELS[value] }));
const ALIGNMENT_CHOICES = ALIGNMENTS.map((value) => ({ value, label: ALIGNMENT_LABELS[value] }));

/** How an item comes in, how it is aligned, and what lies behind it. */
export const AppearanceProperties = (props: AppearancePropertiesProps) => {
  const { item, swatches, onChange } = props;
  return (
    <>
      <SimpleGrid columns={2} gap="3">
        <ChoiceField
          label="Animation"
          value={item.animation}
          choices={ANIMATION_CHOICES}
          onChange={(animation) => {
            onChange({ animation });
          }}
        />
        <ChoiceField
          label="Delay"
          value={item.delay}
          choices={numberChoices(DELAY_OPTIONS, item.delay, seconds)}
          onChange={(delay) => {
            onChange({ delay });
          }}
        />
      </SimpleGrid>
      <ChoiceField
        label="Alignment"
        value={item.horizontalAlignment}
        choices={ALIGNMENT_CHOICES}
        onChange={(horizontalAlignment) => {
          onChange({ horizontalAlignment });
        }}
      />
      <ColourField
        label="Background colour"
        value={item.backgroundColour}
        swatches={swatches}
        opacity
        onChange={(backgroundColour) => {
          onChange({ backgroundColour });
        }}
      />
    </>
  );
};
