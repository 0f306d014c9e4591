import { DELAY_OPTIONS } from 'shared-kernel/model';
import { Stack } from 'shared-kernel/ui';

import { useOffered } from '../../editor/year-data/useOffered';
import { ChoiceField } from '../../controls/inputs/ChoiceField';
import { ColourField } from '../../controls/inputs/ColourField';
import { numberChoices, seconds } from '../../controls/inputs/numberChoices';
import { SliderField } from '../../controls/inputs/SliderField';
import { Section } from '../../controls/Section';
import { multiplierOf, percentLabel, sliderOf } from '../../document/brightness';
import { AddressProperty } from '../AddressProperty';
import { BackgroundMotionProperties } from './BackgroundMotionProperties';
import { TransitionProperties } from './TransitionProperties';
import { useScreenEditing, useScreenValue } from './useScreenEditing';

/** What belongs to the screen as a whole: its background, its last moment and how it comes in. */
export const ScreenProperties = () => {
  const content = {
    backgroundColour: useScreenValue('backgroundColour'),
    backgroundImage: useScreenValue('backgroundImage'),
    backgroundImageBrightness: useScreenValue('backgroundImageBrightness'),
    backgroundImageContrast: useScreenValue('backgroundImageContrast'),
    delayAfterLastItem: useScreenValue('delayAfterLastItem'),
  };
  const swatches = useOffered().colours;
  const onChange = useScreenEditing();

  return (
    <Section id="screen" label="Screen" name="Screen properties">
      <Stack gap={{ base: 4, lg: 2 }}>
        <ColourField
          label="Screen background colour"
          value={content.backgroundColour}
          swatches={swatches}
          onChange={(backgroundColour) => {
            onChange({ backgroundColour });
          }}
        />
        <AddressProperty
          of="backgroundAddress"
          place="background"
          label="URL of the background image"
          value={content.backgroundImage}
          onChange={(backgroundImage) => {
            onChange({ backgroundImage });
          }}
        />
        {content.backgroundImage !== '' && (
          <>
            <SliderField
              label="Brightness"
              value={sliderOf(content.backgroundImageBrightness)}
              shown={percentLabel(content.backgroundImageBrightness)}
              onChange={(slider) => {
                onChange({ backgroundImageBrightness: multiplierOf(slider) });
              }}
            />
            <SliderField
              label="Contrast"
              value={sliderOf(content.backgroundImageContrast)}
              shown={percentLabel(content.backgroundImageContrast)}
              onChange={(slider) => {
                onChange({ backgroundImageContrast: multiplierOf(slider) });
              }}
            />
          </>
        )}
        <ChoiceField
          label="Delay after last item"
          value={content.delayAfterLastItem}
          choices={numberChoices(DELAY_OPTIONS, content.delayAfterLastItem, seconds)}
          onChange={(delayAfterLastItem) => {
            onChange({ delayAfterLastItem });
          }}
        />
        <Stack gap="1">
          <BackgroundMotionProperties />
          <TransitionProperties />
        </Stack>
      </Stack>
    </Section>
  );
};
