import type { ReactNode } from 'react';
import { civilDateInUtc, dayWords, type Year } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { Flex, LOOKUP_TEXTS, Stack, Text, type SupporterLookup } from 'shared-kernel/ui';
import type { LookupFailure } from './lookUpIn';
import { yearWords } from './yearWords';
import { type FoundSupporter } from '../server/erasure';

interface LookupStatusProps {
  readonly lookup: SupporterLookup<FoundSupporter, LookupFailure>;
  readonly years: readonly Year[];
  /** What can be done about somebody who is kept out. */
  readonly children: ReactNode;
}

/** Whom an email leads to, in all years. Its room is there from the beginning, so that no answer moves the page. */
export const LookupStatus = ({ lookup, years, children }: LookupStatusProps) => {
  const { first, second } = wordsOf(lookup, years);
  const isKeptOut = lookup.status === 'found' && lookup.found.keptOutSince !== null;
  return (
    <Flex
      gap="3"
      w="full"
      direction={{ base: 'column', md: 'row' }}
      minH={{ base: '8.5rem', md: '4.5rem' }}
      fontSize="sm"
      color="fg.muted"
    >
      <Stack role="status" gap="0.5" flex={{ md: '1' }} minW="0" overflowWrap="anywhere">
        <Text lineClamp="2">{first}</Text>
        {second !== '' && <Text lineClamp="3">{second}</Text>}
      </Stack>
      {isKeptOut && (
        <Flex flexShrink="0" mt="1">
          {children}
        </Flex>
      )}
    </Flex>
  );
};

interface StatusWords {
  readonly first: string;
  readonly second: string;
}

function wordsOf(
  lookup: SupporterLookup<FoundSupporter, LookupFailure>,
  years: readonly Year[],
): StatusWords {
  if (lookup.status === 'none') return { first: 'Whom it is about.', second: '' };
  if (lookup.status === 'loading') return { first: LOOKUP_TEXTS.loading, second: '' };
  if (lookup.status === 'notFound')
    return lookup.failure.code === 'incomplete'
      ? { first: 'Write the whole email address.', second: '' }
      : { first: serverSentence(lookup.failure), second: '' };
  const { years: held, otherEmails, keptOutSince } = lookup.found;
  const erased =
    keptOutSince === null
      ? ''
      : `Erased on ${dayWords(civilDateInUtc(keptOutSince))}: imports leave this email out.`;
  if (held.length === 0)
    return {
      first: LOOKUP_TEXTS.notFound,
      second:
        erased === ''
          ? 'What is left of a former supporter, such as links, can still be erased.'
          : erased,
    };
  const others =
    otherEmails.length === 0
      ? ''
      : `, perhaps also under ${otherEmails.length === 1 ? (otherEmails[0]?.email ?? '') : `${String(otherEmails.length)} other emails`}`;
  return {
    first: `${LOOKUP_TEXTS.found} in ${yearWords(held, years)}${others}`,
    second: erased,
  };
}
