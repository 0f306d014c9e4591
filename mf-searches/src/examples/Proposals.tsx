import type { ProposedCondition } from 'evaluation';
import { capitalised, type Condition, type ConditionNode } from 'shared-kernel/model';
import { Box, Button, Heading, Stack, Text } from 'shared-kernel/ui';
import { useId, useState } from 'react';
import { ProposalRow } from './ProposalRow';

interface ProposalsProps {
  readonly proposed: readonly ProposedCondition[];
  /** How many people they are proposed of. */
  readonly people: number;
  readonly supportersTotal: number;
  readonly wordsOf: (condition: ConditionNode) => string;
  /** How many conditions and groups may be added. */
  readonly room: number;
  /** Whether so many are put into a group of their own. */
  readonly isGrouped: (added: number) => boolean;
  readonly onAdd: (conditions: readonly Condition[]) => void;
}

/** What people have in common, as conditions to choose from. None is ticked: which of them matter, only staff know. */
export const Proposals = (props: ProposalsProps) => {
  const { proposed, people } = props;
  const headingId = useId();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = proposed.flatMap(({ condition }) => (ticked.has(condition.id) ? [condition] : []));
  const inGroup = props.isGrouped(chosen.length);
  const isFull = chosen.length + (inGroup ? 1 : 0) > props.room;
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Heading id={headingId} as="h4" fontSize="sm" fontWeight="semibold">
        {headingOf(people)}
      </Heading>
      <Text color="fg.muted" fontSize="sm" mt="0.5" mb="2">
        The rarest first, with how many supporters of the year meet each. Tick what matters here.
      </Text>
      {proposed.map(({ condition, supporters }) => (
        <ProposalRow
          key={condition.id}
          words={capitalised(props.wordsOf(condition))}
          supporters={supporters}
          supportersTotal={props.supportersTotal}
          ticked={ticked.has(condition.id)}
          onTick={(isTicked) => {
            setTicked((before) =>
              isTicked
                ? new Set([...before, condition.id])
                : new Set([...before].filter((id) => id !== condition.id)),
            );
          }}
        />
      ))}
      <Stack gap="2" mt="3" align="flex-start">
        <Button
          variant="outline"
          disabled={chosen.length === 0 || isFull}
          onClick={() => {
            props.onAdd(chosen);
          }}
        >
          {addWords(chosen.length)}
        </Button>
        {isFull && (
          <Text color="fg.warning" fontSize="sm">
            A search holds 100 conditions at most.
          </Text>
        )}
        {inGroup && !isFull && (
          <Text color="fg.muted" fontSize="sm">
            They become one group, all of which have to be met.
          </Text>
        )}
      </Stack>
    </Box>
  );
};

const headingOf = (people: number): string => {
  if (people === 1) return 'What stands out about this supporter';
  return people === 2 ? 'What both have in common' : `What all ${String(people)} have in common`;
};

const addWords = (count: number): string => {
  if (count === 0) return 'Add conditions';
  return count === 1 ? 'Add 1 condition' : `Add ${String(count)} conditions`;
};
