import { nameOf, type SavedTemplate } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Stack, Text } from 'shared-kernel/ui';
import { useMemo } from 'react';

import { samplesOf } from '../templates/saved/sampleOf';
import { savedInYear } from '../templates/saved/savedInYear';
import { SavedQuestions } from '../templates/saved/SavedQuestions';
import { setupWords } from '../templates/saved/setupWords';
import { useFieldAnswers } from '../templates/saved/useFieldAnswers';
import { YearNote } from '../templates/saved/YearNote';
import type { StoryToMakeProps } from './ProductStory';
import { QuestionsSection } from './QuestionsSection';
import { SceneStrip } from './SceneStrip';
import { StoryMakingBar } from './StoryMakingBar';
import { useSavedScreens } from './useSavedScreens';

interface SavedStoryProps extends StoryToMakeProps {
  readonly template: SavedTemplate;
}

/** [S156] The screens of a saved template as they will be in this year, and what they ask. */
export const SavedStory = (props: SavedStoryProps) => {
  const { template, year, progress, onMake, view, onView } = props;
  const { organisation } = useYear();
  const { missing, answers, answer } = useFieldAnswers(template, year);
  const screensOf = useSavedScreens();
  const led = useMemo(
    () => savedInYear(template, answers, year, organisation),
    [template, answers, year, organisation],
  );
  const samples = useMemo(
    () => samplesOf(template, answers, year, organisation),
    [template, answers, year, organisation],
  );
  const shown = template.screens.flatMap((screen, place) => {
    const sample = samples[place];
    const setup = led.setupWith(screen, led.there);
    const audience = setupWords(setup, [...year.searches, ...template.searches]);
    return sample === undefined ? [] : [{ name: nameOf(screen), audience, sample }];
  });

  return (
    <Stack gap="6">
      <SceneStrip scenes={shown} year={year} view={view} onView={onView} />
      {missing.length > 0 && (
        <QuestionsSection working={progress.status === 'working'}>
          <SavedQuestions missing={missing} answers={answers} beside onAnswer={answer} />
        </QuestionsSection>
      )}
      <YearNote template={template} />
      <StoryMakingBar
        progress={progress}
        screens={template.screens.length}
        before={year.screens.length}
        onMake={() => {
          onMake(screensOf(template, led));
        }}
      />
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {led.toMake.length === 0
          ? 'This year has every search that is needed for it.'
          : `Made along with it, since this year lacks ${led.toMake.length === 1 ? 'it' : 'them'}: ${led.toMake.map((search) => `the search “${nameOf(search)}”`).join(', ')}.`}
      </Text>
    </Stack>
  );
};
