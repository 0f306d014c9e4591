import {
  asId,
  reachCondition,
  type ConditionId,
  type ReachCandidate,
  type ReachKind,
} from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { searchSentence, wordScope } from 'shared-kernel/tracing';
import { Box, Button, percentOf, Plus, Table, Text } from 'shared-kernel/ui';
import { useMemo } from 'react';

interface CandidateTableProps {
  readonly kind: ReachKind;
  readonly candidates: readonly ReachCandidate[];
  readonly unseen: number;
  readonly busy: boolean;
  readonly onReach: (candidate: ReachCandidate) => void;
}

/** More would hide the best. */
const LISTED = 5;

const TITLES = {
  completed: 'By what they did',
  notEmpty: 'By what is known of them',
} as const satisfies Record<ReachKind, string>;

/** Candidates of one kind, the one that reaches most first. */
export const CandidateTable = ({
  kind,
  candidates,
  unseen,
  busy,
  onReach,
}: CandidateTableProps) => {
  const { year } = useYear();
  const words = useMemo(() => wordScope(year, [], []), [year]);
  if (candidates.length === 0) return null;
  return (
    <Box overflowX="auto" borderWidth="1px" borderRadius="l3">
      <Table.Root size="sm" aria-label={TITLES[kind]}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{TITLES[kind]}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Would reach</Table.ColumnHeader>
            <Table.ColumnHeader />
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {candidates.slice(0, LISTED).map((candidate) => {
            const condition = reachCondition(candidate, asId<ConditionId>('candidate'));
            const sentence = searchSentence({ match: 'all', conditions: [condition] }, words);
            return (
              <Table.Row key={candidate.fieldName}>
                <Table.Cell overflowWrap="anywhere">{sentence}</Table.Cell>
                <Table.Cell textAlign="end" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                  {candidate.supporters.toLocaleString('en-GB')}{' '}
                  <Text as="span" color="fg.muted">
                    ({percentOf(candidate.supporters, unseen)}%)
                  </Text>
                </Table.Cell>
                <Table.Cell textAlign="end">
                  <Button
                    size="xs"
                    variant="outline"
                    disabled={busy}
                    aria-label={`Make a screen for: ${sentence}`}
                    onClick={() => {
                      onReach(candidate);
                    }}
                  >
                    <Plus size={14} aria-hidden />
                    Make a screen
                  </Button>
                </Table.Cell>
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table.Root>
    </Box>
  );
};
