import { Field, Grid, NativeSelect, Text } from 'shared-kernel/ui';

import type { FieldAnswers, MissingField } from './missingFields';

interface SavedQuestionsProps {
  readonly missing: readonly MissingField[];
  readonly answers: FieldAnswers;
  /** Beside each other, where there is room. */
  readonly beside?: boolean;
  readonly onAnswer: (key: string, name: string) => void;
}

/** [S153] Which fields of the year take the place of those that it does not have. */
export const SavedQuestions = ({
  missing,
  answers,
  beside = false,
  onAnswer,
}: SavedQuestionsProps) => (
  <Grid
    gap="4"
    templateColumns={beside ? 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' : 'minmax(0, 1fr)'}
  >
    {missing.map(({ key, name, choices, guess }) => {
      const chosen = answers[key] ?? guess;
      if (choices.length === 0)
        return (
          <Text key={key} fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {`This year has no field that could be “${name}”. ${LEFT_OPEN}`}
          </Text>
        );
      return (
        <Field.Root key={key}>
          <Field.Label overflowWrap="anywhere">{`Which field holds “${name}”?`}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={chosen}
              onChange={(event) => {
                onAnswer(key, event.target.value);
              }}
            >
              <option value={name}>None of them</option>
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
          {chosen === name && <Field.HelperText>{LEFT_OPEN}</Field.HelperText>}
        </Field.Root>
      );
    })}
  </Grid>
);

const LEFT_OPEN = 'Texts show their fallbacks there, and conditions on it are met by nobody.';
