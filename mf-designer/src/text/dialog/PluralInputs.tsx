import type { StoryLanguage } from 'shared-kernel/model';
import { Field, Input, Stack, Text } from 'shared-kernel/ui';

import {
  missingForms,
  pluralInputs,
  withForm,
  wordsOfForm,
} from '../../document/placeholders/pluralInput';

interface PluralInputsProps {
  readonly format: string;
  readonly language: StoryLanguage;
  readonly onChange: (format: string) => void;
}

/** [S103] The words for each kind of number that the year's language tells apart. */
export const PluralInputs = ({ format, language, onChange }: PluralInputsProps) => {
  const missing = new Set(missingForms(format, language).map(({ category }) => category));
  return (
    <Stack gap="2" role="group" aria-label="Singular and plural">
      {pluralInputs(language).map(({ category, label, optional }) => (
        <Field.Root key={category} invalid={missing.has(category)}>
          <Field.Label fontSize="sm">
            {label}
            {optional ? ' (if it differs)' : ''}
          </Field.Label>
          <Input
            size="sm"
            value={wordsOfForm(format, category)}
            onChange={(event) => {
              onChange(withForm(format, category, event.target.value));
            }}
          />
          <Field.ErrorText>Write the word beside the number, such as “# petition”</Field.ErrorText>
        </Field.Root>
      ))}
      <Text fontSize="xs" color="fg.muted">
        # is the number. The words stand in the place of the placeholder, so leave them out of the
        text around it.
      </Text>
    </Stack>
  );
};
