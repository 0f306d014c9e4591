import { Link, links } from 'shared-kernel/contract';
import type { MatchingProgress } from 'shared-kernel/firestore';
import { SelectBox, TagList } from 'shared-kernel/list-tools';
import { isWorking, nameOf, type Search } from 'shared-kernel/model';
import { Box, CountFault, Flex, Grid, Heading, SupportersMatched, Text } from 'shared-kernel/ui';
import { memo } from 'react';
import type { SearchUse } from '../used-in/usesOfSearch';
import { RowDetails } from './RowDetails';
import { RowToggles } from './RowToggles';
import { SearchRowActions } from './SearchRowActions';
import type { SearchActions } from './useSearchActions';
import { useRowParts } from './useRowParts';

interface SearchRowProps {
  readonly search: Search;
  /** The whole search in words. */
  readonly sentence: string;
  /** What uses it; null where that is not known. */
  readonly uses: readonly SearchUse[] | null;
  readonly supportersTotal: number;
  /** Of the running count; null where none is known, and for a search that is counted. */
  readonly progress: MatchingProgress | null;
  readonly chosen: boolean;
  /** A search or a screen is being made. */
  readonly busy: boolean;
  readonly actions: SearchActions;
}

/** One search of the list: whom it matches, and what can be done with it. Not drawn while far out of sight. */
export const SearchRow = memo(function SearchRow(props: SearchRowProps) {
  const { search, actions, uses } = props;
  const name = nameOf(search);
  const parts = useRowParts();
  return (
    <Box
      as="article"
      aria-label={name}
      px={{ base: 4, md: 5 }}
      py="2"
      _notFirst={{ borderTopWidth: '1px' }}
      _hover={{ bg: props.chosen ? 'accent.subtle' : 'bg' }}
      bg={props.chosen ? 'accent.subtle' : undefined}
      css={{
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 68px',
        '@media (pointer: coarse)': { paddingBlock: '3.5' },
      }}
    >
      <Grid
        columnGap="4"
        rowGap="1"
        alignItems="center"
        templateColumns={{
          base: 'auto minmax(0, 1fr) auto',
          md: 'auto minmax(0, 1fr) 9rem auto',
          lg: 'auto minmax(0, 1fr) 16rem 9rem auto',
        }}
      >
        <Box alignSelf={{ base: 'flex-start', lg: 'center' }} lineHeight="0">
          <SelectBox
            name={name}
            chosen={props.chosen}
            onToggle={(range) => {
              actions.choose(search.id, range);
            }}
          />
        </Box>
        <Box gridColumn={{ base: '2 / -1', md: 'auto' }} minW="0">
          <RowHead search={search} name={name} sentence={props.sentence} onTag={actions.showTag} />
        </Box>
        <RowToggles
          parts={parts}
          uses={uses}
          working={isWorking(search)}
          hasExamples={search.supportersMatchedEmails.length > 0}
        />
        <Box gridColumn={{ base: '2', md: 'auto' }}>
          <SupportersMatched
            result={search}
            total={props.supportersTotal}
            progress={props.progress}
          />
        </Box>
        <SearchRowActions search={search} name={name} busy={props.busy} actions={actions} />
      </Grid>
      <RowDetails search={search} uses={uses ?? []} parts={parts} />
    </Box>
  );
}, isSameRow);

interface RowHeadProps {
  readonly search: Search;
  readonly name: string;
  readonly sentence: string;
  readonly onTag: (tag: string) => void;
}

/** The name, which leads to the search, over what it says, each on one line. */
const RowHead = ({ search, name, sentence, onTag }: RowHeadProps) => (
  <>
    <Flex gap="2" align="center" wrap={{ base: 'wrap', lg: 'nowrap' }} minW="0">
      <Box position="relative" minW="0">
        <Heading as="h2" fontSize="md" lineHeight="22px" fontWeight="medium" truncate>
          <Box asChild _hover={{ color: 'accent.fg', textDecoration: 'underline' }}>
            <Link to={links.search(search.id)} title={name} data-target="around">
              {name}
            </Link>
          </Box>
        </Heading>
      </Box>
      <TagList name={name} tags={search.tags} onChoose={onTag} />
    </Flex>
    <Text
      color="fg.muted"
      fontSize="sm"
      lineHeight="20px"
      minH="1lh"
      lineClamp={{ base: 2, md: 1 }}
      overflowWrap="anywhere"
      title={sentence}
    >
      {sentence}
    </Text>
    {!isWorking(search) && <CountFault fault={search.supportersMatchedFault} />}
  </>
);

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
