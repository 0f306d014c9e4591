import type { Year } from 'shared-kernel/model';
import type { SupporterErasure } from 'shared-kernel/server';
import { List, Stack, Text } from 'shared-kernel/ui';
import { MentionList } from './MentionList';
import type { MentionGroup } from './mentionGroups';
import { yearWords } from './yearWords';

interface WhatGoesProps {
  readonly erasure: SupporterErasure;
  readonly years: readonly Year[];
  readonly left: readonly MentionGroup[];
}

/** What an erasure would take, and what it would leave for people to change. */
export const WhatGoes = ({ erasure, years, left }: WhatGoesProps) => {
  const { otherEmails, mentions } = erasure;
  const log = mentions.find(({ kind }) => kind === 'log');
  return (
    <Stack gap="3">
      <Text overflowWrap="anywhere">
        {erasure.years.length === 0
          ? 'No year has this supporter any more. What is left of them, such as personal links, goes.'
          : `Supporter in ${yearWords(erasure.years, years)}.`}
      </Text>
      {otherEmails.length > 0 && (
        <Stack gap="1">
          <Text>The same supporter id, erased along with it:</Text>
          <List.Root ps="5">
            {otherEmails.map((email) => (
              <List.Item key={email} overflowWrap="anywhere">
                {email}
              </List.Item>
            ))}
          </List.Root>
        </Stack>
      )}
      {log !== undefined && (
        <Text>{log.place} of the log name this supporter: the name is taken out.</Text>
      )}
      {left.length > 0 ? (
        <Stack gap="1">
          <Text>Left for you to change, since nothing that people wrote is changed silently:</Text>
          <MentionList groups={left} />
        </Stack>
      ) : (
        <Text>No search, screen or other supporter’s data names them.</Text>
      )}
    </Stack>
  );
};
