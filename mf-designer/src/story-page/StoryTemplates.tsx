import { links, useNavigate } from 'shared-kernel/contract';
import { VIEW_LABELS, VIEWS, type View } from 'shared-kernel/model';
import { useToast } from 'shared-kernel/session';
import { Box, Flex, Grid, Heading, Stack, Text } from 'shared-kernel/ui';
import { useMemo, useState } from 'react';

import { ChoiceField } from '../controls/inputs/ChoiceField';
import type { YearData } from '../editor/year-data/yearDataAtom';
import { useIllustrationKeeping } from '../media/useIllustrationKeeping';
import { StyleChoice } from '../templates/gallery/StyleChoice';
import { TemplateQuestions } from '../templates/gallery/TemplateQuestions';
import { useTemplateMaking, type Answers } from '../templates/gallery/useTemplateMaking';
import type { Scene } from '../templates/scenes/scene';
import { STORIES, type StoryTemplate } from '../templates/stories/stories';
import type { Style } from '../templates/styles/style';
import { STYLES } from '../templates/styles/styles';
import type { TemplateSetting } from '../templates/template';
import { neededCodes } from '../templates/templateNeeds';
import { templateOf } from '../templates/templates';
import { SceneCard } from './SceneCard';
import { StoryChoice } from './StoryChoice';
import { StoryMakingBar } from './StoryMakingBar';
import { useStoryMaking, type StoryScreen } from './useStoryMaking';

const VIEW_CHOICES = VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] }));

/** [S151] A story, a style, what it asks, and its screens as they will be. */
export const StoryTemplates = ({ year }: { readonly year: YearData }) => {
  const [story, setStory] = useState<StoryTemplate>(STORIES[0]);
  const [style, setStyle] = useState<Style>(STYLES[0]);
  const [view, setView] = useState<View>('mobilePortrait');
  const [answers, setAnswers] = useState<Answers>({});
  const making = useTemplateMaking(year, useIllustrationKeeping());
  const { choicesFor, settingOf, make, makeSample } = making;
  const { progress, goOn, restart } = useStoryMaking(year);
  const navigate = useNavigate();
  const toast = useToast();

  const setting = useMemo(() => settingOf(answers), [settingOf, answers]);
  const [scenes, leftOut] = useMemo(() => trueScenes(story, setting), [story, setting]);
  const screens = useMemo(() => screensOf(scenes, style), [scenes, style]);
  const samples = useMemo(
    () => screens.map(({ template }) => makeSample(template, answers)),
    [screens, makeSample, answers],
  );
  const questions = useMemo(() => questionsOf(story.scenes), [story]);
  const working = progress.status === 'working';

  const makeAll = async () => {
    const all = await goOn({
      screens,
      setting,
      make: (template) => make(template, answers),
    });
    if (!all) return;
    toast({
      header: story.name,
      body: 'The screens are there.',
      variant: 'success',
      delayMs: 2000,
    });
    void navigate(links.screens());
  };

  return (
    <Stack gap="6">
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="6">
        <StoryChoice
          story={story}
          disabled={working}
          onStory={(chosen) => {
            setStory(chosen);
            restart();
          }}
        />
        <Stack gap="4">
          <Heading as="h2" size="sm">
            In which style
          </Heading>
          <StyleChoice style={style} disabled={working} stacked onStyle={setStyle} />
        </Stack>
      </Grid>
      <Box>
        <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="3">
          <Heading as="h2" size="sm">
            {`${String(screens.length)} screens, with examples of your data`}
          </Heading>
          <Box w="11rem">
            <ChoiceField
              label="View"
              labelHidden
              value={view}
              choices={VIEW_CHOICES}
              onChange={setView}
            />
          </Box>
        </Flex>
        <Flex
          as="ol"
          aria-label="Screens of the story"
          gap="4"
          overflowX="auto"
          pb="4"
          listStyleType="none"
        >
          {screens.map(({ scene }, place) => {
            const sample = samples[place];
            return (
              sample !== undefined && (
                <SceneCard
                  key={scene.id}
                  place={place + 1}
                  scene={scene}
                  sample={sample}
                  view={view}
                />
              )
            );
          })}
        </Flex>
      </Box>
      {leftOut.length > 0 && (
        <Text fontSize="sm" color="fg.muted">
          {`Left out, since this year has no field or search that fits: ${leftOut.map(({ name }) => name).join(', ')}.`}
        </Text>
      )}
      {questions.length > 0 && (
        <Stack gap="4" inert={working}>
          <Heading as="h2" size="sm">
            With which data
          </Heading>
          <TemplateQuestions
            questions={questions}
            choicesFor={choicesFor}
            answers={answers}
            beside
            onAnswer={(question, source) => {
              setAnswers((before) => ({ ...before, [question.id]: source }));
            }}
          />
        </Stack>
      )}
      <StoryMakingBar
        progress={progress}
        screens={screens.length}
        before={year.screens.length}
        onMake={() => void makeAll()}
      />
      <Text fontSize="sm" color="fg.muted">
        Screens that are not true of everybody are shown only to those of whom they are: the
        searches for that are made along with them.
      </Text>
    </Stack>
  );
};

/** What is true of some only needs data that say of whom; without them it is left out. */
function trueScenes(
  { scenes }: StoryTemplate,
  setting: TemplateSetting,
): readonly [shown: readonly Scene[], leftOut: readonly Scene[]] {
  const hasData = (scene: Scene): boolean =>
    neededCodes(scene, setting).length === scene.audience.needs.length;
  return [scenes.filter(hasData), scenes.filter((scene) => !hasData(scene))];
}

const screensOf = (scenes: readonly Scene[], style: Style): readonly StoryScreen[] =>
  scenes.map((scene, place) => ({ scene, template: templateOf(scene, style, place > 0) }));

/** Each once, however many screens take its answer. */
const questionsOf = (scenes: readonly Scene[]) => [
  ...new Map(
    scenes.flatMap(({ questions }) => questions).map((question) => [question.id, question]),
  ).values(),
];
