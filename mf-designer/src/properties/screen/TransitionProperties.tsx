import { TRANSITIONS, type ScreenTransition, type Transition, storyOf } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { SimpleGrid, Stack, Text } from 'shared-kernel/ui';

import { MOVEMENT_SECONDS } from '../../controls/inputs/boundedNumber';
import { ChoiceField } from '../../controls/inputs/ChoiceField';
import { NumberField } from '../../controls/inputs/NumberField';
import { Section } from '../../controls/Section';
import { withChanges } from '../../document/withChanges';
import { useScreenEditing, useScreenValue } from './useScreenEditing';

const LABELS = {
  cut: 'Cut',
  crossFade: 'Cross-fade',
  push: 'Push',
  cover: 'Cover',
  zoomThrough: 'Zoom through',
  colourWipe: 'Colour wipe',
  sharedElement: 'Shared element',
} as const satisfies Record<Transition, string>;

/** [S82] How the story goes over to this screen. */
export const TransitionProperties = () => {
  const transition = useScreenValue('transition');
  const edit = useScreenEditing();
  const ofYear = storyOf(useYear().year).transition;
  const asTheYear = `As the year (${LABELS[ofYear]})`;
  const played = transition.kind === 'year' ? ofYear : transition.kind;
  const change = (changes: Partial<ScreenTransition>) => {
    edit({ transition: withChanges(transition, changes) });
  };

  return (
    <Section
      id="screen transition"
      label="Transition"
      part
      summary={transition.kind === 'year' ? asTheYear : LABELS[transition.kind]}
    >
      <Stack gap="3">
        <ChoiceField
          label="How this screen comes in"
          value={transition.kind}
          choices={[
            { value: 'year', label: asTheYear },
            ...TRANSITIONS.map((value) => ({ value, label: LABELS[value] })),
          ]}
          onChange={(kind) => {
            change({ kind });
          }}
        />
        {played !== 'cut' && (
          <SimpleGrid columns={2} gap="3">
            <NumberField
              label="Transition takes"
              unit="s"
              value={transition.duration}
              bounds={MOVEMENT_SECONDS}
              step={0.1}
              onChange={(duration) => {
                change({ duration });
              }}
            />
          </SimpleGrid>
        )}
        {played === 'sharedElement' && (
          <Text fontSize="sm" color="fg.muted">
            Objects that have the same name on the screen before move from their place there to
            their place here. Give them their name under Movement.
          </Text>
        )}
      </Stack>
    </Section>
  );
};
