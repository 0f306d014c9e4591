import { mediaAddress } from 'shared-kernel/model';
import { Stack, Text } from 'shared-kernel/ui';
import { useMemo, useState } from 'react';

import type { YearData } from '../editor/year-data/yearDataAtom';
import { useIllustrationKeeping } from '../media/useIllustrationKeeping';
import { TemplateQuestions } from '../templates/gallery/TemplateQuestions';
import { useTemplateMaking, type Answers } from '../templates/gallery/useTemplateMaking';
import type { Scene } from '../templates/scenes/scene';
import type { StoryTemplate } from '../templates/stories/stories';
import { showsPhotograph } from '../templates/styles/composeScene';
import type { Style } from '../templates/styles/style';
import type { Photographs, TemplateSetting } from '../templates/template';
import { neededCodes } from '../templates/templateNeeds';
import { templateOf } from '../templates/templates';
import { PhotographsSection, type ChosenPhotographs } from './PhotographsSection';
import { QuestionsSection } from './QuestionsSection';
import { SceneStrip, type ViewOfStories } from './SceneStrip';
import { StoryMakingBar } from './StoryMakingBar';
import type { StoryProgress, StoryScreen } from './useStoryMaking';
import { useTemplateScreens } from './useTemplateScreens';

export interface StoryToMakeProps extends ViewOfStories {
  readonly year: YearData;
  readonly progress: StoryProgress;
  readonly onMake: (screens: readonly StoryScreen[]) => void;
}

interface ProductStoryProps extends StoryToMakeProps {
  readonly story: StoryTemplate;
  readonly style: Style;
}

/** [S151] The screens of a story of the product as they will be, and what they ask. */
export const ProductStory = (props: ProductStoryProps) => {
  const { story, style, year, progress, onMake, view, onView } = props;
  const [answers, setAnswers] = useState<Answers>({});
  const [chosen, setChosen] = useState<ChosenPhotographs>({});
  const photographs = useMemo(() => asPlaced(chosen), [chosen]);
  const { choicesFor, settingOf, make, makeSample } = useTemplateMaking(
    year,
    useIllustrationKeeping(),
    photographs,
  );
  const screensOf = useTemplateScreens(year);
  const setting = useMemo(() => settingOf(answers), [settingOf, answers]);
  const [scenes, leftOut] = useMemo(() => trueScenes(story, setting), [story, setting]);
  const templates = useMemo(
    () => scenes.map((scene, place) => templateOf(scene, style, place > 0)),
    [scenes, style],
  );
  const shown = useMemo(
    () =>
      templates.map((template) => ({
        name: template.name,
        audience: template.audience.words,
        sample: makeSample(template, answers),
      })),
    [templates, makeSample, answers],
  );
  const questions = useMemo(() => questionsOf(story.scenes), [story]);
  const withPhotograph = scenes.filter((scene) => showsPhotograph(scene, style));

  return (
    <Stack gap="6">
      <SceneStrip scenes={shown} year={year} view={view} onView={onView} />
      {leftOut.length > 0 && (
        <Text fontSize="sm" color="fg.muted">
          {`Left out, since this year has no field or search that fits: ${leftOut.map(({ name }) => name).join(', ')}.`}
        </Text>
      )}
      {questions.length > 0 && (
        <QuestionsSection working={progress.status === 'working'}>
          <TemplateQuestions
            questions={questions}
            choicesFor={choicesFor}
            answers={answers}
            beside
            leftOutWithout={({ id }) => leftOut.filter(needs(id)).map(({ name }) => name)}
            onAnswer={(question, source) => {
              setAnswers((before) => ({ ...before, [question.id]: source }));
            }}
          />
        </QuestionsSection>
      )}
      {withPhotograph.length > 0 && (
        <PhotographsSection
          scenes={withPhotograph}
          chosen={chosen}
          working={progress.status === 'working'}
          onChange={setChosen}
        />
      )}
      <StoryMakingBar
        progress={progress}
        screens={templates.length}
        before={year.screens.length}
        onMake={() => {
          onMake(screensOf(templates, { setting, make: (template) => make(template, answers) }));
        }}
      />
      <Text fontSize="sm" color="fg.muted">
        Screens that are not true of everybody are shown only to those of whom they are: the
        searches for that are made along with them.
      </Text>
    </Stack>
  );
};

const asPlaced = (chosen: ChosenPhotographs): Photographs =>
  Object.fromEntries(
    Object.entries(chosen).map(([scene, picture]) => [
      scene,
      { url: mediaAddress(picture), text: picture.alternativeText, focus: picture.focus },
    ]),
  );

/** What is true of some only needs data that say of whom; without them it is left out. */
function trueScenes(
  { scenes }: StoryTemplate,
  setting: TemplateSetting,
): readonly [shown: readonly Scene[], leftOut: readonly Scene[]] {
  const hasData = (scene: Scene): boolean =>
    neededCodes(scene, setting).length === scene.audience.needs.length;
  return [scenes.filter(hasData), scenes.filter((scene) => !hasData(scene))];
}

const needs = (questionId: string) => (scene: Scene) =>
  scene.audience.needs.some(({ id }) => id === questionId);

/** Each once, however many screens take its answer. */
const questionsOf = (scenes: readonly Scene[]) => [
  ...new Map(
    scenes.flatMap(({ questions }) => questions).map((question) => [question.id, question]),
  ).values(),
];
