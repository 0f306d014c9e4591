import { Link, links } from 'shared-kernel/contract';
import type { MatchingProgress } from 'shared-kernel/firestore';
import { isWorking, type Screen, type Search } from 'shared-kernel/model';
import {
  Box,
  CountFault,
  ExampleEmails,
  Flex,
  Heading,
  Panel,
  SupportersMatched,
  Text,
} from 'shared-kernel/ui';
import { searchName } from '../search-store/searchName';
import { UsedIn } from '../used-in/UsedIn';
import { Breakdown } from './Breakdown';
import { SearchActions } from './SearchActions';

interface SearchRowProps {
  readonly search: Search;
  /** The whole search in words. */
  readonly sentence: string;
  readonly searches: readonly Search[];
  /** Null until they are known. */
  readonly screens: readonly Screen[] | null;
  readonly supportersTotal: number;
  readonly progress: MatchingProgress | null;
  /** A search is being made. */
  readonly busy: boolean;
  readonly onRecalculate: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** One search of the list: whom it matches, and what can be done with it. Not drawn while far out of sight. */
export const SearchRow = (props: SearchRowProps) => {
  const { search } = props;
  const name = searchName(search);
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
            lineHeight="1.4"
            fontWeight="semibold"
            overflowWrap="anywhere"
          >
            <Box asChild _hover={{ color: 'accent.fg', textDecoration: 'underline' }}>
              <Link to={links.search(search.id)}>{name}</Link>
            </Box>
          </Heading>
          <Text color="fg.muted" fontSize="sm" lineClamp={3} overflowWrap="anywhere" maxW="70ch">
            {props.sentence}
          </Text>
          {!isWorking(search) && <CountFault fault={search.supportersMatchedFault} />}
        </Box>
        <SupportersMatched
          result={search}
          total={props.supportersTotal}
          progress={props.progress}
        />
        <SearchActions name={name} {...props} />
      </Flex>
      <Flex wrap="wrap" columnGap="6" mt="2" align="flex-start">
        {!isWorking(search) && (
          <>
            <Breakdown spread={search.supportersMatchedSpread} />
            {search.supportersMatchedEmails.length > 0 && (
              <Box maxW="full">
                <ExampleEmails emails={search.supportersMatchedEmails} />
              </Box>
            )}
          </>
        )}
        {props.screens !== null && (
          <UsedIn id={search.id} searches={props.searches} screens={props.screens} />
        )}
      </Flex>
    </Panel>
  );
};
