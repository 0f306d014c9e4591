import type { BackgroundMotion } from 'shared-kernel/model';
import { Stack } from 'shared-kernel/ui';

import { ChoiceField } from '../../controls/inputs/ChoiceField';
import { Section } from '../../controls/Section';
import { withChanges } from '../../document/withChanges';
import { BACKGROUND_CHOICES, backgroundSummary } from './backgroundWords';
import { FocusField } from '../../controls/inputs/FocusField';
import { GradientFields } from './GradientFields';
import { useScreenEditing, useScreenValue } from './useScreenEditing';

/** [S83] How the background moves over the screen's whole time. A picture's controls show where there is one. */
export const BackgroundMotionProperties = () => {
  const motion = useScreenValue('backgroundMotion');
  const picture = useScreenValue('backgroundImage');
  const edit = useScreenEditing();
  const change = (changes: Partial<BackgroundMotion>, how?: { readonly pressed: boolean }) => {
    edit({ backgroundMotion: withChanges(motion, changes) }, how);
  };

  return (
    <Section
      id="screen motion"
      label="Gradient and movement"
      part
      summary={backgroundSummary(motion)}
    >
      <Stack gap="4">
        {picture.trim() !== '' && (
          <>
            <ChoiceField
              label="Background picture"
              value={motion.movement}
              choices={BACKGROUND_CHOICES}
              onChange={(movement) => {
                change({ movement });
              }}
            />
            <FocusField
              picture={picture}
              focus={motion.focus}
              onChange={(focus) => {
                change({ focus });
              }}
            />
          </>
        )}
        <GradientFields
          gradient={motion.gradient}
          onChange={(gradient, how) => {
            change({ gradient }, how);
          }}
        />
      </Stack>
    </Section>
  );
};
