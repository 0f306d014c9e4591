import { failureSentence, type DataFailure } from 'shared-kernel/firestore';
import { HiddenFields } from 'shared-kernel/roles';
import {
  Box,
  Field,
  Input,
  LOOKUP_TEXTS,
  Panel,
  Reveal,
  Stack,
  Text,
  type SupporterLookup,
} from 'shared-kernel/ui';
import { useRef, useState } from 'react';
import { TracedScreen } from './TracedScreen';
import { useScreenTraces, type SupporterTraces } from './useScreenTraces';

/** Why one supporter sees the screens that they see, and not the others. */
export const WhyTheseScreens = () => (
  <Reveal label="Why does this supporter see these screens?">
    <Panel as="section" aria-label="Why does this supporter see these screens?">
      <Question />
    </Panel>
  </Reveal>
);

const Question = () => {
  const [email, setEmail] = useState('');
  const [revealed, setRevealed] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const lookup = useScreenTraces(email, revealed);
  return (
    <>
      <Field.Root maxW="24rem">
        <Field.Label fontSize="sm">Supporter’s email</Field.Label>
        <Input
          ref={input}
          type="email"
          value={email}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
          }}
        />
      </Field.Root>
      <Text
        role="status"
        aria-label="Lookup of the supporter asked about"
        fontSize="sm"
        color="fg.muted"
        mt="1.5"
        minH="5"
      >
        {lookupWords(lookup)}
      </Text>
      {lookup.status === 'found' && lookup.found.hidden.length > 0 && (
        <Box mt="3">
          <HiddenFields
            names={lookup.found.hidden}
            onShow={() => {
              input.current?.focus();
              setRevealed(email.trim());
            }}
          >
            Why is told with them alone.
          </HiddenFields>
        </Box>
      )}
      {lookup.status === 'found' && lookup.found.hidden.length === 0 && (
        <Answer traces={lookup.found} />
      )}
    </>
  );
};

function lookupWords(lookup: SupporterLookup<SupporterTraces, DataFailure>): string {
  if (lookup.status === 'none') return 'Each screen, each search and each value that decides.';
  if (lookup.status === 'notFound' && lookup.failure.code !== 'data/not-found') {
    return failureSentence(lookup.failure);
  }
  return LOOKUP_TEXTS[lookup.status];
}

const Answer = ({ traces: { email, screens, words } }: { traces: SupporterTraces }) => {
  const seen = screens.filter((screen) => screen.seen).length;
  return (
    <Box mt="3">
      <Text fontWeight="semibold" mb="3" overflowWrap="anywhere">
        {email} sees {seen === 0 ? 'none' : String(seen)} of {screens.length}{' '}
        {screens.length === 1 ? 'screen' : 'screens'}.
      </Text>
      <Stack as="ol" gap="3" listStyleType="none" aria-label="Screens, one by one">
        {screens.map((trace) => (
          <TracedScreen key={trace.screen.id} trace={trace} words={words} />
        ))}
      </Stack>
    </Box>
  );
};
