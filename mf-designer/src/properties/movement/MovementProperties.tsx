import { SimpleGrid, Stack } from 'shared-kernel/ui';
import { memo } from 'react';

import { ChoiceField } from '../../controls/inputs/ChoiceField';
import { common } from '../../controls/inputs/mixed';
import { PlayItemButton } from '../../controls/PlayItemButton';
import { Section } from '../../controls/Section';
import { sameItemsIn } from '../sameItemsIn';
import { Entrance } from './Entrance';
import { Exit } from './Exit';
import type { MovementProps } from './movementProps';
import { Movements } from './Movements';
import { ACCENT_CHOICES, LOOP_CHOICES, movementSummary } from './movementWords';
import { ObjectName } from './ObjectName';

/** [S80] How items move beside their animation: what is in here is closed at first, and most of it shows when it is needed. */
export const MovementProperties = memo(
  function MovementProperties({ items, editing }: MovementProps) {
    const only = items.length === 1 ? (items[0] ?? null) : null;
    return (
      <Section
        id="item movement"
        label="Movement"
        part
        summary={only === null ? '' : movementSummary(only)}
      >
        <Stack gap="5">
          <Entrance items={items} editing={editing} />
          <Movements label="While it stands">
            <SimpleGrid columns={2} gap="3">
              <ChoiceField
                label="Movement"
                value={common(items, ({ motion }) => motion.loop)}
                choices={LOOP_CHOICES}
                onChange={(loop) => {
                  editing.changeMotion({ loop });
                }}
              />
              <ChoiceField
                label="Landing"
                value={common(items, ({ motion }) => motion.accent)}
                choices={ACCENT_CHOICES}
                onChange={(accent) => {
                  editing.changeMotion({ accent });
                }}
              />
            </SimpleGrid>
          </Movements>
          <Exit items={items} editing={editing} />
          {only !== null && <ObjectName item={only} editing={editing} />}
          {only !== null && <PlayItemButton id={only.id} label="Preview movement" worded />}
        </Stack>
      </Section>
    );
  },
  sameItemsIn('motion', 'name', 'animation'),
);
