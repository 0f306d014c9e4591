import { Link, links } from 'shared-kernel/contract';
import type { FieldType } from 'shared-kernel/model';
import { Button, Field, Grid, NativeSelect, Stack, Text } from 'shared-kernel/ui';

import { idOf, nameOfSource, type DataSource } from '../../document/placeholders/dataSource';
import { guessedChoice } from '../questions/dataChoices';
import type { QuestionSource, TemplateQuestion } from '../questions/templateQuestion';
import type { Answers } from './useTemplateMaking';

interface TemplateQuestionsProps {
  readonly questions: readonly TemplateQuestion[];
  readonly choicesFor: (question: TemplateQuestion) => readonly DataSource[];
  readonly answers: Answers;
  /** Beside each other, where there is room. */
  readonly beside?: boolean;
  /** The screens, as staff call them, that a story has only with an answer. */
  readonly leftOutWithout?: (question: TemplateQuestion) => readonly string[];
  readonly onAnswer: (question: TemplateQuestion, source: DataSource) => void;
}

/** [S63] Which field or search a template takes, with the best guess chosen already. */
export const TemplateQuestions = (props: TemplateQuestionsProps) => {
  const { questions, choicesFor, answers, beside = false, leftOutWithout, onAnswer } = props;
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
          const leftOut = leftOutWithout?.(question) ?? [];
          return <WithoutSource key={question.id} question={question} leftOut={leftOut} />;
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

interface WithoutSourceProps {
  readonly question: TemplateQuestion;
  readonly leftOut: readonly string[];
}

/** [S63] What nothing of the year fits yet: which figure that is, what it needs, and where to make it. */
const WithoutSource = ({ question, leftOut }: WithoutSourceProps) => (
  <Stack as="section" aria-label={question.label} gap="1" fontSize="sm" align="flex-start">
    <Text fontWeight="medium">{question.label}</Text>
    <Text color="fg.muted">
      {`${neededWords(question.source)} ${
        leftOut.length === 0
          ? `The screen says “${question.fallback}” there until you insert one.`
          : `Without it, ${LIST.format(leftOut.map((name) => `“${name}”`))} ${leftOut.length === 1 ? 'is' : 'are'} left out.`
      }`}
    </Text>
    <Button asChild variant="plain" size="sm" h="auto" p="0" color="accent.fg">
      {question.source.kind === 'field' ? (
        <Link to={links.fields()}>Go to data fields</Link>
      ) : (
        <Link to={links.searches()}>Go to searches</Link>
      )}
    </Button>
  </Stack>
);

const LIST = new Intl.ListFormat('en-GB');

function neededWords(source: QuestionSource): string {
  if (source.kind === 'search')
    return 'This needs a search that counts actions, and the year has none yet.';
  const kinds = source.types.map((type) => KINDS[type]).join(' or ');
  const money =
    source.moneyNumbers === true ? ', or of numbers with money in its name (“Amount”, “£”)' : '';
  return `This needs a field of ${kinds}${money}, and the year has none that fits yet.`;
}

const KINDS = {
  action: 'actions',
  date: 'dates',
  donation: 'donations',
  number: 'numbers',
  string: 'text',
  unknown: 'any type',
} as const satisfies Record<FieldType, string>;
