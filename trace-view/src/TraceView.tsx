import { conditionReasonWords, type ConditionTrace, type SearchTrace } from 'evaluation';
import { capitalised, type Condition } from 'shared-kernel/model';
import { Badge, Box, Reveal, Stack, Text } from 'shared-kernel/ui';
import { FieldReadings } from './FieldReadings';
import { Mark } from './Mark';

interface TraceViewProps {
  readonly trace: SearchTrace;
  /** What a condition asks, in words. */
  readonly wordsOf: (condition: Condition) => string;
}

/** Condition by condition: what was read, and whether it passed. References open into the search they refer to. */
export const TraceView = ({ trace, wordsOf }: TraceViewProps) => (
  <Stack as="ol" gap="4" listStyleType="none" aria-label="Conditions, one by one">
    {trace.conditions.map((condition, index) => (
      <Step
        key={condition.condition.id}
        number={index + 1}
        condition={condition}
        wordsOf={wordsOf}
      />
    ))}
  </Stack>
);

interface StepProps {
  readonly number: number;
  readonly condition: ConditionTrace;
  readonly wordsOf: TraceViewProps['wordsOf'];
}

const Step = ({ number, condition, wordsOf }: StepProps) => {
  const { search } = condition;
  const reason = conditionReasonWords(condition);
  return (
    <Box as="li">
      <Mark passed={condition.passed}>
        <Text as="span" fontWeight="medium">
          {number}. {capitalised(wordsOf(condition.condition))}
        </Text>
        {condition.isNearMiss && (
          <Badge ml="2" colorPalette="orange" variant="subtle">
            Near miss
          </Badge>
        )}
      </Mark>
      <Stack gap="2" pl={{ base: 0, md: 6 }} mt="1.5">
        {reason !== '' && <Text color="fg.muted">{reason}</Text>}
        {condition.fields.length > 0 && (
          <FieldReadings condition={condition.condition} fields={condition.fields} />
        )}
        {search !== null && search.conditions.length > 0 && (
          <Reveal label={`Why it counts ${String(search.count)}`}>
            <Box borderLeftWidth="2px" pl={{ base: 2, md: 4 }}>
              <TraceView trace={search} wordsOf={wordsOf} />
            </Box>
          </Reveal>
        )}
      </Stack>
    </Box>
  );
};
