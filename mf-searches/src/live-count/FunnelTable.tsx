import {
  capitalised,
  printCount,
  type ConditionNode,
  type SearchCounts,
  type SearchDefinition,
} from 'shared-kernel/model';
import { Box, Table, Text } from 'shared-kernel/ui';

interface FunnelTableProps {
  readonly search: SearchDefinition;
  readonly counts: SearchCounts;
  /** What a condition asks, in words. */
  readonly wordsOf: (condition: ConditionNode) => string;
}

/** How many supporters are left, or gathered, with each further condition. */
export const FunnelTable = ({ search, counts, wordsOf }: FunnelTableProps) => {
  const known = new Map(search.conditions.map((condition) => [condition.id, condition]));
  const steps = counts.conditions.flatMap(({ id, funnel }) => {
    const condition = known.get(id);
    return condition === undefined
      ? []
      : [
          {
            id,
            funnel,
            words: wordsOf(condition),
            number: search.conditions.indexOf(condition) + 1,
          },
        ];
  });
  return (
    <Table.Root size="sm" variant="line" aria-label="Condition by condition">
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.ColumnHeader px="0" color="fg.muted" fontWeight="normal">
            {search.match === 'any' ? 'Together with each condition' : 'Left after each condition'}
          </Table.ColumnHeader>
          <Table.ColumnHeader px="0" textAlign="end" color="fg.muted" fontWeight="normal">
            Supporters
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body fontVariantNumeric="tabular-nums">
        {steps.map(({ id, funnel, words, number }) => (
          <Table.Row key={id} bg="transparent">
            <Table.Cell px="0" pr="3">
              <Text lineClamp={2} overflowWrap="anywhere" title={words}>
                {number}. {capitalised(words)}
              </Text>
              <Bar share={counts.supporters > 0 ? funnel / counts.supporters : 0} />
            </Table.Cell>
            <Table.Cell px="0" textAlign="end" verticalAlign="top" fontWeight="medium">
              {printCount(funnel)}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
};

const Bar = ({ share }: { share: number }) => (
  <Box aria-hidden mt="1.5" h="4px" borderRadius="full" bg="bg.emphasized" overflow="hidden">
    <Box
      h="full"
      bg="green.solid"
      transition="width 200ms ease-out"
      style={{ width: `${String(Math.min(share, 1) * 100)}%` }}
    />
  </Box>
);
