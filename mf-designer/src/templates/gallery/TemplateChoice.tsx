import { VIEWS } from 'shared-kernel/model';
import { Button, Dialog, Flex, Grid, Stack, Text } from 'shared-kernel/ui';
import { useMemo, useState } from 'react';

import { contentAtom } from '../../editor/documentAtoms';
import { useEditor, useEditorValue } from '../../editor/EditorContext';
import { MOST_ITEMS } from '../../document/mostItems';
import { firstToEdit, replacedBy, withBehind } from '../applyTemplate';
import type { Template } from '../template';
import { TemplateQuestions } from './TemplateQuestions';
import { TemplateThumbnail } from './TemplateThumbnail';
import { useTemplateMaking, type Answers } from './useTemplateMaking';

interface TemplateChoiceProps {
  readonly template: Template;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** CSS pixels of the first view, and of the others beside it. */
const LARGE = 400;
const SMALL = 120;

/** [S64] One template in all its views, what it asks, and how it is taken. */
export const TemplateChoice = ({ template, onBack, onDone }: TemplateChoiceProps) => {
  const editor = useEditor();
  const here = useEditorValue(contentAtom).items.length;
  const { choicesFor, make, makeSample } = useTemplateMaking();
  const [answers, setAnswers] = useState<Answers>({});
  const sample = useMemo(() => makeSample(template, answers), [makeSample, template, answers]);
  const [first, ...others] = VIEWS;

  const take = (apply: typeof withBehind) => {
    const made = make(template, answers);
    editor.edit((content) => apply(content, made), {
      select: firstToEdit(made),
    });
    onDone();
  };

  return (
    <>
      <Dialog.Body>
        <Grid templateColumns={{ base: '1fr', md: 'auto auto minmax(14rem, 1fr)' }} gap="6">
          <TemplateThumbnail content={sample} view={first} height={LARGE} playing />
          <Flex direction={{ base: 'row', md: 'column' }} wrap="wrap" gap="3" align="start">
            {others.map((view) => (
              <TemplateThumbnail
                key={view}
                content={sample}
                view={view}
                height={view === 'tabletPortrait' ? SMALL : SMALL * 0.7}
                playing={false}
              />
            ))}
          </Flex>
          <Stack gap="5">
            <Text color="fg.muted">{template.purpose}</Text>
            <TemplateQuestions
              questions={template.questions}
              choicesFor={choicesFor}
              answers={answers}
              onAnswer={(question, source) => {
                setAnswers((before) => ({ ...before, [question.id]: source }));
              }}
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
            disabled={here + sample.items.length > MOST_ITEMS}
            onClick={() => {
              take(withBehind);
            }}
          >
            Add behind
          </Button>
        )}
        <Button
          onClick={() => {
            take(replacedBy);
          }}
        >
          {here > 0 ? 'Replace everything' : 'Use this template'}
        </Button>
      </Dialog.Footer>
    </>
  );
};
