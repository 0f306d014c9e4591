import { ExampleList, type ExamplesOf } from 'shared-kernel/addresses';
import {
  printCount,
  type AudienceChange,
  type ExampleSupporters,
  type Search,
  type SearchDefinition,
  type SearchImpact,
} from 'shared-kernel/model';
import { Box, Flex, Reveal, Stack, Text } from 'shared-kernel/ui';
import { AlsoChanged } from './AlsoChanged';

interface IfSavedProps {
  readonly impact: SearchImpact;
  /** What was asked. */
  readonly question: SearchDefinition;
  readonly searches: readonly Search[];
}

/** Whom a save adds and removes beside the search as it is saved, and what that does elsewhere. */
export const IfSaved = ({ impact, question, searches }: IfSavedProps) => {
  const { search: change } = impact;
  return (
    <Stack gap="2">
      {change.gained === 0 && change.lost === 0 ? (
        <Text fontSize="sm">A save changes nobody: the same {printCount(change.after)} match.</Text>
      ) : (
        <>
          <Text fontSize="sm" fontVariantNumeric="tabular-nums">
            Instead of {printCount(change.before)} supporters, {printCount(change.after)} will
            match:
          </Text>
          <ChangeBar change={change} />
          <Changed
            of={{ kind: 'gained', search: question }}
            count={change.gained}
            sign="+"
            word="added"
            examples={impact.gained}
          />
          <Changed
            of={{ kind: 'lost', search: question }}
            count={change.lost}
            sign="−"
            word="removed"
            examples={impact.lost}
          />
        </>
      )}
      <AlsoChanged impact={impact} searches={searches} />
    </Stack>
  );
};

interface ChangedProps {
  readonly of: ExamplesOf;
  readonly count: number;
  readonly sign: string;
  readonly word: string;
  readonly examples: ExampleSupporters;
}

/** How many are added or removed; who some of them are opens below. */
const Changed = ({ of, count, sign, word, examples }: ChangedProps) =>
  count === 0 ? (
    <Text color="fg.muted" fontSize="sm" lineHeight="36px">
      Nobody is {word}
    </Text>
  ) : (
    <Reveal
      label={
        <Text as="span" fontVariantNumeric="tabular-nums">
          <Text as="span" color="fg" fontWeight="semibold">
            {sign}
            {printCount(count)}
          </Text>{' '}
          {word}
        </Text>
      }
    >
      <ExampleList of={of} emails={examples.supporterEmails} />
    </Reveal>
  );

/** Those who stay, are added and are removed, to scale; the figures stand beside it. */
const ChangeBar = ({ change: { before, gained, lost } }: { change: AudienceChange }) => {
  const all = before + gained;
  const part = (count: number, bg: string) =>
    count > 0 && <Box bg={bg} minW="3px" style={{ width: `${String((count / all) * 100)}%` }} />;
  return (
    <Flex aria-hidden gap="2px" h="8px" borderRadius="full" overflow="hidden">
      {part(before - lost, 'border.emphasized')}
      {part(gained, 'green.solid')}
      {part(lost, 'fg.subtle')}
    </Flex>
  );
};
