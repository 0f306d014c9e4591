import { Link, links } from 'shared-kernel/contract';
import type { MatchingProgress } from 'shared-kernel/firestore';
import { isWorking, nameOf, type Search } from 'shared-kernel/model';
import { RowActions } from 'shared-kernel/saving';
import {
  Box,
  Copy,
  CountFault,
  ExampleEmails,
  Flex,
  Heading,
  IconButton,
  Panel,
  SupportersMatched,
  Text,
} from 'shared-kernel/ui';
import { memo } from 'react';
import { UsedIn } from '../used-in/UsedIn';
import type { SearchUse } from '../used-in/usesOfSearch';
import { Breakdown } from './Breakdown';
import type { SearchActions } from './useSearchActions';

interface SearchRowProps {
  readonly search: Search;
  /** The whole search in words. */
  readonly sentence: string;
  /** What uses it; null where that is not known. */
  readonly uses: readonly SearchUse[] | null;
  readonly supportersTotal: number;
  /** Of the running count; null where none is known, and for a search that is counted. */
  readonly progress: MatchingProgress | null;
  /** A search is being made. */
  readonly busy: boolean;
  readonly actions: SearchActions;
}

/** One search of the list: whom it matches, and what can be done with it. Not drawn while far out of sight. */
export const SearchRow = memo(function SearchRow(props: SearchRowProps) {
  const { search, actions } = props;
  const name = nameOf(search);
  return (
    <Panel
      as="article"
      aria-label={name}
      css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 9rem' }}
    >
      <Flex wrap="wrap" columnGap="6" rowGap="3" align="flex-start">
        <Box flex="1" minW="14rem">
          <Heading
            as="h2"
            fontSize="lg"
            lineHeight="24px"
            fontWeight="semibold"
            overflowWrap="anywhere"
          >
            <Box
              asChild
              display="inline-block"
              maxW="full"
              _hover={{ color: 'accent.fg', textDecoration: 'underline' }}
            >
              <Link to={links.search(search.id)}>{name}</Link>
            </Box>
          </Heading>
          <Text
            color="fg.muted"
            fontSize="sm"
            minH="1lh"
            lineClamp={3}
            overflowWrap="anywhere"
            maxW="70ch"
          >
            {props.sentence}
          </Text>
          {!isWorking(search) && <CountFault fault={search.supportersMatchedFault} />}
        </Box>
        <SupportersMatched
          result={search}
          total={props.supportersTotal}
          progress={props.progress}
        />
        <RowActions
          name={name}
          onRecalculate={() => {
            actions.recalculate(search);
          }}
          onDelete={() => {
            actions.askDelete(search);
          }}
        >
          <IconButton
            size="sm"
            variant="outline"
            disabled={props.busy}
            title="Duplicate"
            aria-label={`Duplicate ${name}`}
            onClick={() => {
              actions.duplicate(search);
            }}
          >
            <Copy size={14} aria-hidden />
          </IconButton>
        </RowActions>
      </Flex>
      <Flex wrap="wrap" columnGap="6" mt="2" align="flex-start">
        <Breakdown spread={search.supportersMatchedSpread} working={isWorking(search)} />
        <Box maxW="full">
          <ExampleEmails emails={search.supportersMatchedEmails} working={isWorking(search)} />
        </Box>
        {props.uses !== null && <UsedIn uses={props.uses} />}
      </Flex>
    </Panel>
  );
}, isSameRow);

/** Uses are found anew whenever any search changes, and are mostly the same. */
function isSameRow(
  { uses: usesBefore, ...before }: SearchRowProps,
  after: SearchRowProps,
): boolean {
  const { uses, ...others } = after;
  return shallowEqual(before, others) && JSON.stringify(usesBefore) === JSON.stringify(uses);
}

const shallowEqual = (before: object, after: object): boolean => {
  const values = new Map(Object.entries(before));
  return Object.entries(after).every(([name, value]) => Object.is(values.get(name), value));
};
