import {
  asId,
  printCount,
  reachCondition,
  shareWords,
  type ConditionId,
  type ReachCandidate,
  type ReachKind,
} from 'shared-kernel/model';
import { ForEditors } from 'shared-kernel/roles';
import { useYear } from 'shared-kernel/session';
import { searchSentence, wordScope } from 'evaluation';
import { Box, Button, Flex, Plus, Text } from 'shared-kernel/ui';
import { useId, useMemo } from 'react';

interface CandidateListProps {
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
export const CandidateList = ({ kind, candidates, ...rest }: CandidateListProps) => {
  const titleId = useId();
  if (candidates.length === 0) return null;
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="hidden">
      <Text id={titleId} px="4" py="2" fontSize="sm" fontWeight="medium" bg="bg.subtle">
        {TITLES[kind]}
      </Text>
      <Box as="ul" aria-labelledby={titleId} listStyleType="none">
        {candidates.slice(0, LISTED).map((candidate) => (
          <CandidateRow key={candidate.fieldName} candidate={candidate} {...rest} />
        ))}
      </Box>
    </Box>
  );
};

interface CandidateRowProps extends Omit<CandidateListProps, 'kind' | 'candidates'> {
  readonly candidate: ReachCandidate;
}

const CandidateRow = ({ candidate, unseen, busy, onReach }: CandidateRowProps) => {
  const { year } = useYear();
  const sentence = useMemo(() => {
    const condition = reachCondition(candidate, asId<ConditionId>('candidate'));
    return searchSentence({ match: 'all', conditions: [condition] }, wordScope(year, [], []));
  }, [candidate, year]);
  return (
    <Flex
      as="li"
      wrap="wrap"
      columnGap="4"
      rowGap="2"
      align="center"
      borderTopWidth="1px"
      px="4"
      py="2"
    >
      <Text flex="1 1 14rem" minW="0" overflowWrap="anywhere">
        {sentence}
      </Text>
      <Text minW="6rem" textAlign={{ md: 'end' }} fontVariantNumeric="tabular-nums">
        {printCount(candidate.supporters)}{' '}
        <Text as="span" color="fg.muted">
          ({shareWords(candidate.supporters, unseen)})
        </Text>
      </Text>
      <ForEditors>
        <Button
          size="sm"
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
      </ForEditors>
    </Flex>
  );
};
