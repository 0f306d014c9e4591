import { decodeCalculatedField, type Calculation } from 'shared-kernel/model';
import { Heading, Stack, Text } from 'shared-kernel/ui';
import { VersionsButton } from 'shared-kernel/versions';
import { formOf, type CalculationForm } from './calculationForm';

interface CalculatedVersionsProps {
  readonly id: string;
  /** How it is worked out, for people. */
  readonly sentence: (calculation: Calculation) => string;
  readonly onTake: (form: CalculationForm) => void;
}

/** Earlier saves of the calculated field. */
export const CalculatedVersions = ({ id, sentence, onTake }: CalculatedVersionsProps) => (
  <VersionsButton
    kind="calculatedField"
    id={id}
    part="calculated"
    read={(saved) => {
      const read = decodeCalculatedField(id, withoutNull(saved));
      return read.ok ? read.value : null;
    }}
    look={({ name, calculation, explained, explanation }) => (
      <Stack gap="1">
        <Heading as="h3" fontSize="md" overflowWrap="anywhere">
          {name}
        </Heading>
        <Text overflowWrap="anywhere">{sentence(calculation)}</Text>
        {explained && explanation !== undefined && (
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {explanation}
          </Text>
        )}
      </Stack>
    )}
    onTake={({ name, ...then }) => {
      onTake(formOf(name, then));
    }}
  />
);

/** A version holds null for what the document did not have. */
const withoutNull = (saved: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(saved).filter(([, value]) => value !== null));
