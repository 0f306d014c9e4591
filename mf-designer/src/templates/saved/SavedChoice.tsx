import { nameOf, type SavedTemplate, type TemplateScreen } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Button, Dialog, Fieldset, Grid, RadioGroup, Stack, Text } from 'shared-kernel/ui';
import { useMemo, useState } from 'react';

import { MOST_ITEMS } from '../../document/mostItems';
import { setupAtom } from '../../editor/audience/audienceAtoms';
import { contentAtom } from '../../editor/documentAtoms';
import { useEditor, useEditorValue } from '../../editor/EditorContext';
import type { YearData } from '../../editor/year-data/yearDataAtom';
import { firstToEdit, replacedBy, withBehind } from '../applyTemplate';
import { TemplateViews } from '../gallery/TemplateViews';
import { partOf } from './partOf';
import { samplesOf } from './sampleOf';
import { savedInYear } from './savedInYear';
import { SavedQuestions } from './SavedQuestions';
import { isSameSetup, setupWords } from './setupWords';
import { useFieldAnswers } from './useFieldAnswers';
import { useSavedScreenTaking } from './useSavedScreenTaking';
import { YearNote } from './YearNote';

interface SavedChoiceProps {
  readonly template: SavedTemplate;
  readonly screen: TemplateScreen;
  readonly year: YearData;
  readonly onBack: () => void;
  readonly onDone: () => void;
  /** The screen's set-up is another one. */
  readonly onSetup: () => void;
}

/** Who gets the screen: whom the template had it for, or whom it is for now. */
const WAYS = ['template', 'screen'] as const;
type Way = (typeof WAYS)[number];

/** [S153] One screen of a saved template in all its views, what it asks, and how it is taken. */
export const SavedChoice = (props: SavedChoiceProps) => {
  const { template, screen, year, onBack, onDone, onSetup } = props;
  const editor = useEditor();
  const { organisation } = useYear();
  const here = useEditorValue(contentAtom).items.length;
  const setup = useEditorValue(setupAtom);
  const [wished, wish] = useState<Way | null>(null);
  const { busy, take } = useSavedScreenTaking(onSetup);
  // What stands there already is not for them alone.
  const likeliest: Way = here > 0 || setup === null ? 'screen' : 'template';
  const way = wished ?? likeliest;

  const whole = useMemo(() => partOf(template, screen), [template, screen]);
  const shown = useMemo(
    () => (way === 'template' ? whole : partOf(template, { ...screen, searchIds: [] })),
    [way, whole, template, screen],
  );
  const { missing, answers, answer } = useFieldAnswers(shown, year);
  const led = useMemo(
    () => savedInYear(shown, answers, year, organisation),
    [shown, answers, year, organisation],
  );
  const [sample] = useMemo(
    () => samplesOf(whole, answers, year, organisation),
    [whole, answers, year, organisation],
  );
  const withAll = useMemo(
    () => savedInYear(whole, answers, year, organisation),
    [whole, answers, year, organisation],
  );
  const kept = withAll.setupWith(screen, withAll.there);
  const isAsked = setup !== null && !isSameSetup(kept, setup);

  const apply = async (apply: typeof withBehind) => {
    const made = await take({ template, screen, led, withSetup: isAsked && way === 'template' });
    if (made === null) return;
    editor.edit((content) => apply(content, made), { select: firstToEdit(made) });
    onDone();
  };
  if (sample === undefined) return null;
  return (
    <>
      <Dialog.Body>
        <Grid templateColumns={{ base: '1fr', md: 'auto auto minmax(14rem, 1fr)' }} gap="6">
          <TemplateViews sample={sample} />
          <Stack gap="5" order={{ base: -1, md: 0 }} minW="0">
            {template.purpose !== '' && (
              <Text color="fg.muted" overflowWrap="anywhere">
                {template.purpose}
              </Text>
            )}
            {missing.length > 0 && (
              <SavedQuestions missing={missing} answers={answers} onAnswer={answer} />
            )}
            {isAsked ? (
              <SetupChoice
                way={way}
                words={{
                  template: setupWords(kept, [...year.searches, ...template.searches]),
                  screen: setupWords(setup, year.searches),
                }}
                onWay={wish}
              />
            ) : (
              setup !== null && (
                <Text
                  fontSize="sm"
                  overflowWrap="anywhere"
                >{`For ${setupWords(setup, year.searches)}.`}</Text>
              )
            )}
            {led.toMake.length > 0 && (
              <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                {`Made along with it, since this year lacks ${led.toMake.length === 1 ? 'it' : 'them'}: ${led.toMake.map((search) => `the search “${nameOf(search)}”`).join(', ')}.`}
              </Text>
            )}
            <YearNote template={whole} />
            {here > 0 && (
              <Text fontSize="sm">
                {`This screen has ${here === 1 ? 'an object' : `${String(here)} objects`} already.`}
              </Text>
            )}
          </Stack>
        </Grid>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="outline" onClick={onBack}>
          {template.screens.length > 1 ? 'All of its screens' : 'All templates'}
        </Button>
        {here > 0 && (
          <Button
            variant="outline"
            disabled={busy || here + sample.items.length > MOST_ITEMS}
            onClick={() => void apply(withBehind)}
          >
            Add behind
          </Button>
        )}
        <Button loading={busy} onClick={() => void apply(replacedBy)}>
          {here > 0 ? 'Replace everything' : 'Use this template'}
        </Button>
      </Dialog.Footer>
    </>
  );
};

interface SetupChoiceProps {
  readonly way: Way;
  readonly words: Readonly<Record<Way, string>>;
  readonly onWay: (way: Way) => void;
}

const SetupChoice = ({ way, words, onWay }: SetupChoiceProps) => (
  <Fieldset.Root>
    <Fieldset.Legend fontSize="sm" fontWeight="medium">
      Who is to see it
    </Fieldset.Legend>
    <Fieldset.Content mt="2">
      <RadioGroup.Root
        size="sm"
        value={way}
        onValueChange={({ value }) => {
          const chosen = WAYS.find((one) => one === value);
          if (chosen !== undefined) onWay(chosen);
        }}
      >
        <Stack gap="3">
          {WAYS.map((one) => (
            <RadioGroup.Item key={one} value={one} alignItems="flex-start">
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator mt="0.5" />
              <RadioGroup.ItemText overflowWrap="anywhere" minW="0">
                {`${LEADS[one]} ${words[one]}`}
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
    </Fieldset.Content>
  </Fieldset.Root>
);

const LEADS = {
  template: 'As the template has it:',
  screen: 'As this screen is set up now:',
} as const satisfies Record<Way, string>;
