import { SimpleGrid } from 'shared-kernel/ui';

import { MOVEMENT_SECONDS, STAY_SECONDS } from '../../controls/inputs/boundedNumber';
import { ChoiceField } from '../../controls/inputs/ChoiceField';
import { common } from '../../controls/inputs/mixed';
import { NumberField } from '../../controls/inputs/NumberField';
import type { MovementProps } from './movementProps';
import { Movements } from './Movements';
import { EXIT_CHOICES, EXIT_EASING_CHOICES } from './movementWords';

const MOMENTS = [
  { value: 'end', label: 'At the end of the screen' },
  { value: 'after', label: 'After a time' },
] as const;

/** How long an object stands that is first told to leave after a time, in seconds. */
const FIRST_STAY = 3;

/** How items leave, and when. */
export const Exit = ({ items, editing }: MovementProps) => {
  const leaves = items.some(({ motion }) => motion.exit.animation !== 'none');
  const after = common(items, ({ motion }) => motion.exit.after);
  const atEnd = items.every(({ motion }) => motion.exit.after === null);
  const moment = common(items, ({ motion }) => (motion.exit.after === null ? 'end' : 'after'));
  return (
    <Movements label="Going out">
      <SimpleGrid columns={2} gap="3">
        <ChoiceField
          label="Exit"
          value={common(items, ({ motion }) => motion.exit.animation)}
          choices={EXIT_CHOICES}
          onChange={(animation) => {
            editing.changeExit({ animation });
          }}
        />
        {leaves && (
          <>
            <ChoiceField
              label="Leaves"
              value={moment}
              choices={MOMENTS}
              onChange={(chosen) => {
                editing.changeExit({ after: chosen === 'end' ? null : FIRST_STAY });
              }}
            />
            {!atEnd && (
              <NumberField
                label="Stays for"
                unit="s"
                value={after}
                bounds={STAY_SECONDS}
                step={0.5}
                onChange={(seconds) => {
                  editing.changeExit({ after: seconds });
                }}
              />
            )}
            <NumberField
              label="Exit takes"
              unit="s"
              value={common(items, ({ motion }) => motion.exit.duration)}
              bounds={MOVEMENT_SECONDS}
              step={0.1}
              onChange={(duration) => {
                editing.changeExit({ duration });
              }}
            />
            <ChoiceField
              label="Exit easing"
              value={common(items, ({ motion }) => motion.exit.easing)}
              choices={EXIT_EASING_CHOICES}
              onChange={(easing) => {
                editing.changeExit({ easing });
              }}
            />
          </>
        )}
      </SimpleGrid>
    </Movements>
  );
};
