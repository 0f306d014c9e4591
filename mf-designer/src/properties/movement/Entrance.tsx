import { motionDurationMs, motionOf } from 'screen-player';
import { DEFAULT_MOTION, type Item } from 'shared-kernel/model';
import { SimpleGrid, Text } from 'shared-kernel/ui';

import { MOVEMENT_SECONDS, STAGGER_SECONDS } from '../../controls/inputs/boundedNumber';
import { ChoiceField } from '../../controls/inputs/ChoiceField';
import { common } from '../../controls/inputs/mixed';
import { NumberField } from '../../controls/inputs/NumberField';
import { canSplit } from '../../document/hasWords';
import type { MovementProps } from './movementProps';
import { Movements } from './Movements';
import { EASING_CHOICES, SPLIT_CHOICES } from './movementWords';

/** How items come in. Pace and easing are those of an animation, so that there is one. */
export const Entrance = ({ items, editing }: MovementProps) => {
  const duration = common(items, ({ motion }) => motion.duration);
  const animated = items.some(({ animation }) => animation !== 'none');
  return (
    <Movements label="Coming in">
      {animated ? (
        <SimpleGrid columns={2} gap="3">
          <NumberField
            label="Duration"
            unit="s"
            value={duration}
            bounds={MOVEMENT_SECONDS}
            step={0.5}
            empty={{
              means: usualDuration(items),
              chosen: items.every(({ motion }) => motion.duration === null),
              onEmpty: () => {
                editing.changeMotion({ duration: null });
              },
            }}
            onChange={(seconds) => {
              editing.changeMotion({ duration: seconds });
            }}
          />
          <ChoiceField
            label="Easing"
            value={common(items, ({ motion }) => motion.easing)}
            choices={EASING_CHOICES}
            onChange={(easing) => {
              editing.changeMotion({ easing });
            }}
          />
        </SimpleGrid>
      ) : (
        <Text fontSize="sm" color="fg.muted">
          Without an animation it is there at once. Choose one under Appearance to set its pace.
        </Text>
      )}
      {animated && items.every(canSplit) && <Split items={items} editing={editing} />}
    </Movements>
  );
};

/** How long the animation takes of itself, where that is the same for all. */
function usualDuration(items: readonly Item[]): string {
  const usual = common(items, (item) =>
    Math.round(motionDurationMs(motionOf({ ...item, motion: DEFAULT_MOTION })) / 100),
  );
  return usual === null ? 'As usual' : `As usual: ${String(usual / 10)}`;
}

const Split = ({ items, editing }: MovementProps) => (
  <SimpleGrid columns={2} gap="3">
    <ChoiceField
      label="Text comes in"
      value={common(items, ({ motion }) => motion.split)}
      choices={SPLIT_CHOICES}
      onChange={(split) => {
        editing.changeMotion({ split });
      }}
    />
    {items.some(({ motion }) => motion.split !== 'none') && (
      <NumberField
        label="Between them"
        unit="s"
        value={common(items, ({ motion }) => motion.stagger)}
        bounds={STAGGER_SECONDS}
        step={0.1}
        onChange={(stagger) => {
          editing.changeMotion({ stagger });
        }}
      />
    )}
  </SimpleGrid>
);
