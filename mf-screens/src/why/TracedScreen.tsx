import {
  conditionWords,
  searchReasonWords,
  type ScreenTrace,
  type SearchTrace,
  type WordScope,
} from 'evaluation';
import { nameOf } from 'shared-kernel/model';
import { Mark, TraceView } from 'trace-view';
import { Box, Reveal, Stack, Text } from 'shared-kernel/ui';
import { screenReasonWords } from './screenReasonWords';

interface TracedScreenProps {
  readonly trace: ScreenTrace;
  readonly words: WordScope;
}

/** One screen: seen or not, by which searches, by which conditions. */
export const TracedScreen = ({ trace, words }: TracedScreenProps) => (
  <Box as="li" borderTopWidth="1px" pt="3">
    <Mark passed={trace.seen}>
      <Text fontWeight="medium">{nameOf(trace.screen)}</Text>
      <Text color="fg.muted" fontSize="sm">
        {screenReasonWords(trace)}
      </Text>
    </Mark>
    <Stack gap="2" pl="22px" mt="1">
      {trace.searches.map(({ id, trace: search }) =>
        search === null ? (
          <Mark key={id} passed={false}>
            A search that no longer exists matches nobody.
          </Mark>
        ) : (
          <TracedSearch key={id} trace={search} words={words} />
        ),
      )}
    </Stack>
  </Box>
);

const TracedSearch = ({ trace, words }: { trace: SearchTrace; words: WordScope }) => (
  <Box>
    <Mark passed={trace.passed}>
      “{nameOf(trace)}” {trace.passed ? 'matches' : 'does not match'}.{' '}
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
