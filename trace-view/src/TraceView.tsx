import {
  conditionReasonWords,
  groupReasonWords,
  isGroupTrace,
  type ConditionTrace,
  type GroupTrace,
  type NodeTrace,
  type SearchTrace,
} from 'evaluation';
import { capitalised, type ConditionNode } from 'shared-kernel/model';
import { Badge, Box, Reveal, Stack, Text } from 'shared-kernel/ui';
import { FieldReadings } from './FieldReadings';
import { Mark } from './Mark';

interface TraceViewProps {
  readonly trace: SearchTrace;
  /** What a condition asks, in words. */
  readonly wordsOf: (condition: ConditionNode) => string;
}

/** Condition by condition: what was read, and whether it passed. References open into the search they refer to. */
export const TraceView = ({ trace, wordsOf }: TraceViewProps) => (
  <Steps traces={trace.conditions} prefix="" wordsOf={wordsOf} label="Conditions, one by one" />
);

interface StepsProps {
  readonly traces: readonly NodeTrace[];
  /** Of the numbers: of those in group 2 it is "2.". */
  readonly prefix: string;
  readonly label: string;
  readonly wordsOf: TraceViewProps['wordsOf'];
}

const Steps = ({ traces, prefix, label, wordsOf }: StepsProps) => (
  <Stack as="ol" gap="4" listStyleType="none" aria-label={label}>
    {traces.map((trace, index) => {
      const number = `${prefix}${String(index + 1)}`;
      return isGroupTrace(trace) ? (
        <GroupStep key={trace.group.id} number={number} trace={trace} wordsOf={wordsOf} />
      ) : (
        <Step key={trace.condition.id} number={number} condition={trace} wordsOf={wordsOf} />
      );
    })}
  </Stack>
);

interface StepProps {
  readonly number: string;
  readonly condition: ConditionTrace;
  readonly wordsOf: TraceViewProps['wordsOf'];
}

const Step = ({ number, condition, wordsOf }: StepProps) => {
  const { search } = condition;
  const reason = conditionReasonWords(condition);
  return (
    <Box as="li">
      <Outcome number={number} trace={condition} words={wordsOf(condition.condition)} />
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

interface GroupStepProps {
  readonly number: string;
  readonly trace: GroupTrace;
  readonly wordsOf: TraceViewProps['wordsOf'];
}

const GroupStep = ({ number, trace, wordsOf }: GroupStepProps) => (
  <Box as="li">
    <Outcome number={number} trace={trace} words={wordsOf(trace.group)} />
    <Stack gap="2" pl={{ base: 0, md: 6 }} mt="1.5">
      <Text color="fg.muted">{groupReasonWords(trace)}</Text>
      {trace.conditions.length > 0 && (
        <Box borderLeftWidth="2px" pl={{ base: 2, md: 4 }}>
          <Steps
            traces={trace.conditions}
            prefix={`${number}.`}
            label={`Conditions of group ${number}`}
            wordsOf={wordsOf}
          />
        </Box>
      )}
    </Stack>
  </Box>
);

interface OutcomeProps {
  readonly number: string;
  readonly trace: Pick<NodeTrace, 'passed' | 'isNearMiss'>;
  readonly words: string;
}

const Outcome = ({ number, trace, words }: OutcomeProps) => (
  <Mark passed={trace.passed}>
    <Text as="span" fontWeight="medium">
      {number}. {capitalised(words)}
    </Text>
    {trace.isNearMiss && (
      <Badge ml="2" colorPalette="orange" variant="subtle">
        Near miss
      </Badge>
    )}
  </Mark>
);
