import { Field, Grid, NativeSelect, Text } from 'shared-kernel/ui';

import { idOf, nameOfSource, type DataSource } from '../../document/placeholders/dataSource';
import { guessedChoice } from '../questions/dataChoices';
import type { TemplateQuestion } from '../questions/templateQuestion';
import type { Answers } from './useTemplateMaking';

interface TemplateQuestionsProps {
  readonly questions: readonly TemplateQuestion[];
  readonly choicesFor: (question: TemplateQuestion) => readonly DataSource[];
  readonly answers: Answers;
  /** Beside each other, where there is room. */
  readonly beside?: boolean;
  readonly onAnswer: (question: TemplateQuestion, source: DataSource) => void;
}

/** [S63] Which field or search a template takes, with the best guess chosen already. */
export const TemplateQuestions = (props: TemplateQuestionsProps) => {
  const { questions, choicesFor, answers, beside = false, onAnswer } = props;
  return (
    <Grid
      gap="4"
      templateColumns={
        beside ? 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' : 'minmax(0, 1fr)'
      }
    >
      {questions.map((question) => {
        const choices = choicesFor(question);
        const chosen = answers[question.id] ?? guessedChoice(question, choices);
        if (choices.length === 0) {
          return (
            <Text key={question.id} fontSize="sm" color="fg.muted">
              {withoutSource(question)}
            </Text>
          );
        }
        return (
          <Field.Root key={question.id}>
            <Field.Label>{question.label}</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field
                value={chosen === null ? '' : idOf(chosen)}
                onChange={(event) => {
                  const source = choices.find((choice) => idOf(choice) === event.target.value);
                  if (source !== undefined) onAnswer(question, source);
                }}
              >
                {chosen === null && <option value="">None of them</option>}
                {choices.map((choice) => (
                  <option key={idOf(choice)} value={idOf(choice)}>
                    {nameOfSource(choice)}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
            <Field.HelperText>{`Without a value: “${question.fallback}”`}</Field.HelperText>
          </Field.Root>
        );
      })}
    </Grid>
  );
};

const withoutSource = ({ source, fallback }: TemplateQuestion): string =>
  source.kind === 'field'
    ? `This year has no field that fits yet. The screen says “${fallback}” there until you insert one.`
    : `This year has no search that counts actions yet. The screen says “${fallback}” there until you insert one.`;
