import { conditionWords, searchReasonWords, type WordScope } from 'evaluation';
import { Link, links } from 'shared-kernel/contract';
import { nameOf, printCount } from 'shared-kernel/model';
import { Mark, TraceView } from 'trace-view';
import { Badge, Box, chakra, Reveal, Text } from 'shared-kernel/ui';
import type { TracedSearch } from '../../supporter-evaluation/useTraces';

interface SearchRowProps {
  readonly search: TracedSearch;
  readonly words: WordScope;
}

/** One search: whether it matches, how often, and why behind a button. */
export const SearchRow = ({ search, words }: SearchRowProps) => {
  const { id, count, trace, isNearMiss } = search;
  return (
    <Box as="li" borderTopWidth="1px" py="2">
      <Mark passed={count > 0}>
        <chakra.span fontWeight="medium" _hover={{ textDecoration: 'underline' }} asChild>
          <Link to={links.search(id)}>{nameOf(search)}</Link>
        </chakra.span>
        {count > 1 && (
          <Text as="span" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
            {' '}
            {printCount(count)} times
          </Text>
        )}
        {isNearMiss && (
          <Badge ml="2" colorPalette="orange" variant="subtle">
            Near miss
          </Badge>
        )}
        <Text color="fg.muted" fontSize="sm">
          {trace === null
            ? 'Hidden values decide. Show them to read why.'
            : searchReasonWords(trace)}
        </Text>
      </Mark>
      {trace !== null && trace.conditions.length > 0 && (
        <Box pl="22px">
          <Reveal label={count > 0 ? 'Why it matches' : 'Why it does not match'}>
            <TraceView trace={trace} wordsOf={(condition) => conditionWords(condition, words)} />
          </Reveal>
        </Box>
      )}
    </Box>
  );
};
