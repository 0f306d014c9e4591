import { useToast } from 'shared-kernel/session';
import { Button, Dialog, Grid, Stack, Text } from 'shared-kernel/ui';
import { useMemo, useState } from 'react';

import { contentAtom } from '../../editor/documentAtoms';
import { useEditor, useEditorValue } from '../../editor/EditorContext';
import { MOST_ITEMS } from '../../document/mostItems';
import { useSetupProposal } from '../../persistence/useSetupProposal';
import { firstToEdit, replacedBy, shownOnlyWhere, withBehind } from '../applyTemplate';
import type { Template } from '../template';
import { AudienceChoice, type AudienceWay } from './AudienceChoice';
import { TemplateQuestions } from './TemplateQuestions';
import { TemplateViews } from './TemplateViews';
import { useTemplateAudience } from './useTemplateAudience';
import type { Answers, TemplateMaking } from './useTemplateMaking';

interface TemplateChoiceProps {
  readonly template: Template;
  readonly making: TemplateMaking;
  readonly onBack: () => void;
  readonly onDone: () => void;
  /** The screen's set-up is another one. */
  readonly onSetup: () => void;
}

/** [S64] One template in all its views, what it asks, and how it is taken. */
export const TemplateChoice = (props: TemplateChoiceProps) => {
  const { template, making, onBack, onDone, onSetup } = props;
  const toast = useToast();
  const [keeping, setKeeping] = useState(false);
  const editor = useEditor();
  const here = useEditorValue(contentAtom).items.length;
  const { choicesFor, settingOf, make, makeSample } = making;
  const [answers, setAnswers] = useState<Answers>({});
  const sample = useMemo(() => makeSample(template, answers), [makeSample, template, answers]);

  const setting = useMemo(() => settingOf(answers), [settingOf, answers]);
  const audience = useTemplateAudience(template, setting);
  const { busy, accept } = useSetupProposal(onSetup);
  const [wished, setWished] = useState<AudienceWay | null>(null);
  const ways = waysOf(audience.proposal !== null);
  const [narrowest] = ways;
  // What stands there already is not for them alone.
  const likeliest = here > 0 ? 'objects' : narrowest;
  const way = wished !== null && ways.includes(wished) ? wished : likeliest;

  const take = async (apply: typeof withBehind) => {
    const asked = audience.answer !== null && audience.somebodyLacks;
    if (asked && way === 'setup' && audience.proposal !== null) {
      if (!(await accept(audience.proposal))) return;
    }
    setKeeping(true);
    const whole = await make(template, answers);
    setKeeping(false);
    if (!whole.ok) {
      toast({ header: template.name, body: whole.error, variant: 'danger' });
      return;
    }
    const made =
      asked && way === 'objects' ? shownOnlyWhere(whole.value, audience.conditions) : whole.value;
    editor.edit((content) => apply(content, made), {
      select: firstToEdit(made),
    });
    onDone();
  };

  return (
    <>
      <Dialog.Body>
        <Grid templateColumns={{ base: '1fr', md: 'auto auto minmax(14rem, 1fr)' }} gap="6">
          <TemplateViews sample={sample} />
          <Stack gap="5" order={{ base: -1, md: 0 }}>
            <Text color="fg.muted">{template.purpose}</Text>
            <TemplateQuestions
              questions={template.questions}
              choicesFor={choicesFor}
              answers={answers}
              onAnswer={(question, source) => {
                setAnswers((before) => ({ ...before, [question.id]: source }));
              }}
            />
            <AudienceChoice
              {...audience}
              audience={template.audience}
              ways={ways}
              way={way}
              onWay={setWished}
            />
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
          All templates
        </Button>
        {here > 0 && (
          <Button
            variant="outline"
            disabled={busy || keeping || here + sample.items.length > MOST_ITEMS}
            onClick={() => {
              void take(withBehind);
            }}
          >
            Add behind
          </Button>
        )}
        <Button
          loading={busy || keeping}
          onClick={() => {
            void take(replacedBy);
          }}
        >
          {here > 0 ? 'Replace everything' : 'Use this template'}
        </Button>
      </Dialog.Footer>
    </>
  );
};

/** The set-up comes first: where it cannot say it, the objects can. */
const waysOf = (canSetUp: boolean): readonly [AudienceWay, ...AudienceWay[]] =>
  canSetUp ? ['setup', 'objects', 'everybody'] : ['objects', 'everybody'];
