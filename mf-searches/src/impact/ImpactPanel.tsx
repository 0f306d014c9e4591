import type { Search, SearchDefinition } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { Box, Button, Heading, Panel, Reveal, Skeleton, Stack, Text } from 'shared-kernel/ui';
import { ExampleList } from 'shared-kernel/addresses';
import { useState } from 'react';
import { answerOf } from 'shared-kernel/newest-answer';
import { asksTheSame } from './asksTheSame';
import { IfSaved } from './IfSaved';
import { useImpact } from './useImpact';

interface ImpactPanelProps {
  readonly search: SearchDefinition;
  /** As it is stored. */
  readonly saved: Search;
  readonly searches: readonly Search[];
}

/** Who matches the search as edited, and what saving it would change. */
export const ImpactPanel = ({ search, saved, searches }: ImpactPanelProps) => {
  const [open, setOpen] = useState(false);
  const isEdited = !asksTheSame(search, saved);
  const { newest, question } = useImpact(search, open || isEdited);
  const impact = answerOf(newest);
  return (
    <Panel as="section" aria-label="Before you save">
      <Heading as="h2" fontSize="md" fontWeight="semibold">
        Before you save
      </Heading>
      <Stack
        gap="2"
        mt="1"
        opacity={newest.status === 'working' && impact !== null ? 0.55 : 1}
        transition="opacity 150ms ease-out"
      >
        {!isEdited && (
          <Text color="fg.muted" fontSize="sm">
            What a save adds, removes and changes on screens stands here as you edit.
          </Text>
        )}
        {newest.status === 'failed' && (
          <Box role="alert">
            <Text>What a save changes could not be counted just now.</Text>
            <Text color="fg.muted" fontSize="sm">
              {serverSentence(newest.failure)} You can still edit and save it.
            </Text>
            <Button size="sm" variant="outline" mt="2" onClick={newest.retry}>
              Try again
            </Button>
          </Box>
        )}
        {isEdited && newest.status === 'nothing' && (
          <Text color="fg.muted" fontSize="sm">
            Without a condition that can be counted, nobody matches.
          </Text>
        )}
        {isEdited && newest.status === 'working' && impact === null && <Skeleton h="5rem" />}
        {isEdited && impact !== null && question !== null && (
          <IfSaved impact={impact} question={question} searches={searches} />
        )}
        <Reveal label="Who matches now" open={open} onOpenChange={setOpen}>
          {impact !== null && question !== null ? (
            <ExampleList
              of={{ kind: 'matched', search: question }}
              emails={impact.matched.supporterEmails}
            />
          ) : (
            newest.status === 'working' && <Skeleton h="6rem" />
          )}
        </Reveal>
      </Stack>
    </Panel>
  );
};
