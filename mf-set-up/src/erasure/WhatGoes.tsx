import type { Year } from 'shared-kernel/model';
import { Stack, Text } from 'shared-kernel/ui';
import { MentionList } from './MentionList';
import type { MentionGroup } from './mentionGroups';
import { listWords, yearWords } from './yearWords';
import type { SupporterErasure } from '../server/erasure';

interface WhatGoesProps {
  readonly erasure: SupporterErasure;
  readonly years: readonly Year[];
  readonly left: readonly MentionGroup[];
}

/** What an erasure would take, and what it would leave for people to change; how much that is comes first. */
export const WhatGoes = ({ erasure, years, left }: WhatGoesProps) => {
  const { otherEmails, mentions } = erasure;
  const log = mentions.find(({ kind }) => kind === 'log');
  return (
    <Stack gap="2" overflowWrap="anywhere">
      <Text>
        {erasure.years.length === 0
          ? 'No year has this supporter any more. What is left of them, such as personal links, goes. '
          : `Supporter in ${yearWords(erasure.years, years)}. `}
        {left.length === 0
          ? 'No search, screen or other supporter’s data names them.'
          : `Left for you to change: ${String(left.length)}, listed below.`}
      </Text>
      {otherEmails.length > 0 && (
        <Text>
          The same supporter id: {listWords(otherEmails.map((other) => otherWords(other, years)))}.
          They stay: if they are the same person, erase them as well.
        </Text>
      )}
      {log !== undefined && <Text>Named in {log.place} of the log: the name is taken out.</Text>}
      {left.length > 0 && (
        <>
          <Text fontWeight="medium">Where they are still named</Text>
          <MentionList groups={left} />
        </>
      )}
    </Stack>
  );
};

const otherWords = (
  { email, years: held }: SupporterErasure['otherEmails'][number],
  years: readonly Year[],
): string => `${email} in ${yearWords(held, years)}`;
