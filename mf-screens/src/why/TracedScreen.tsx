import {
  conditionWords,
  searchReasonWords,
  type ScreenTrace,
  type SearchTrace,
  type WordScope,
} from 'evaluation';
import { nameOf } from 'shared-kernel/model';
import { Mark, TraceView } from 'trace-view';
import { Box, Flex, Reveal, Stack, Text } from 'shared-kernel/ui';
import type { ReactNode } from 'react';
import { screenReasonWords } from './screenReasonWords';

interface TracedScreenProps {
  readonly trace: ScreenTrace;
  readonly words: WordScope;
  /** Searches whose reasons are not told, since hidden values decide, with whether they match. */
  readonly untold: ReadonlyMap<string, boolean>;
  /** What it looks like. */
  readonly picture?: ReactNode;
}

/** One screen: seen or not, by which searches, by which conditions. */
export const TracedScreen = ({ trace, words, untold, picture }: TracedScreenProps) => (
  <Flex as="li" borderTopWidth="1px" pt="3" gap="4">
    {picture}
    <Box minW="0" flex="1">
      <Mark passed={trace.seen}>
        <Text fontWeight="medium">{nameOf(trace.screen)}</Text>
        <Text color="fg.muted" fontSize="sm">
          {trace.searches.some(({ id }) => untold.has(id))
            ? UNTOLD_WORDS
            : screenReasonWords(trace)}
        </Text>
      </Mark>
      <Stack gap="2" pl="22px" mt="1">
        {trace.searches.map(({ id, trace: search }) => (
          <Deciding key={id} trace={search} words={words} untold={untold.get(id)} />
        ))}
      </Stack>
    </Box>
  </Flex>
);

const UNTOLD_WORDS = 'Hidden values decide with others. Show them to read why.';

interface DecidingProps {
  readonly trace: SearchTrace | null;
  readonly words: WordScope;
  readonly untold: boolean | undefined;
}

const Deciding = ({ trace, words, untold }: DecidingProps) => {
  if (trace === null)
    return <Mark passed={false}>A search that no longer exists matches nobody.</Mark>;
  if (untold !== undefined)
    return <Mark passed={untold}>{`“${nameOf(trace)}” ${matchWords(untold)}`}</Mark>;
  return <TracedSearch trace={trace} words={words} />;
};

const matchWords = (passed: boolean): string => (passed ? 'matches.' : 'does not match.');

const TracedSearch = ({ trace, words }: { trace: SearchTrace; words: WordScope }) => (
  <Box>
    <Mark passed={trace.passed}>
      “{nameOf(trace)}” {matchWords(trace.passed)}{' '}
      <Text as="span" color="fg.muted">
        {searchReasonWords(trace)}
      </Text>
    </Mark>
    {trace.conditions.length > 0 && (
      <Reveal label={`Conditions of “${nameOf(trace)}”`}>
        <Box borderLeftWidth="2px" pl={{ base: 2, md: 4 }}>
          <TraceView trace={trace} wordsOf={(condition) => conditionWords(condition, words)} />
        </Box>
      </Reveal>
    )}
  </Box>
);
