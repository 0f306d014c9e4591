import { failureSentence } from 'shared-kernel/firestore';
import { EmptyState, Field, Heading, Input, Panel, Stack, Text } from 'shared-kernel/ui';
import { useState } from 'react';
import { AllScreens } from './AllScreens';
import { useSupporterLookup, type Lookup } from './useSupporterLookup';

/** "Preview as supporter": an e-mail in, all screens of that supporter out (spec §2). */
export const SupporterPreview = () => {
  const [email, setEmail] = useState('');
  const lookup = useSupporterLookup(email);
  return (
    <Panel as="section" aria-label="Preview as supporter">
      <Heading as="h2" fontSize="lg" mb="3">
        Preview as supporter
      </Heading>
      <Stack gap="4">
        <Field.Root maxW="24rem">
          <Field.Label>Supporter email</Field.Label>
          <Input
            type="email"
            autoComplete="off"
            placeholder="name@example.org"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
            }}
          />
          <Field.HelperText role="status">{STATUS_TEXTS[lookup.status]}</Field.HelperText>
        </Field.Root>
        <Outcome lookup={lookup} />
      </Stack>
    </Panel>
  );
};

/** Spec §4. */
const STATUS_TEXTS = {
  none: 'Plays every screen as this supporter would see it.',
  loading: 'Loading...',
  found: 'Supporter found',
  notFound: 'Cannot find supporter',
} as const satisfies Record<Lookup['status'], string>;

const Outcome = ({ lookup }: { lookup: Lookup }) => {
  if (lookup.status === 'notFound' && lookup.failure.code !== 'data/not-found') {
    return <Text color="fg.error">{failureSentence(lookup.failure)}</Text>;
  }
  if (lookup.status !== 'found') return null;
  return lookup.screens.length === 0 ? (
    <EmptyState title="No screens for this supporter">
      {lookup.email} does not match any screen. Choose “All supporters” in a screen’s set-up to show
      it to everybody.
    </EmptyState>
  ) : (
    <AllScreens key={lookup.email} screens={lookup.screens} />
  );
};
