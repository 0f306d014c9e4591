import { failureSentence } from 'shared-kernel/firestore';
import {
  EmptyState,
  Field,
  Heading,
  Input,
  LOOKUP_TEXTS,
  Panel,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { useState } from 'react';
import { AllScreens } from './AllScreens';
import { useSupporterScreens } from './useSupporterScreens';

/** "Preview as supporter": an e-mail in, all screens of that supporter out (spec §2). */
export const SupporterPreview = () => {
  const [email, setEmail] = useState('');
  const lookup = useSupporterScreens(email);
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

const STATUS_TEXTS = {
  none: 'Plays every screen as this supporter would see it.',
  ...LOOKUP_TEXTS,
} as const;

const Outcome = ({ lookup }: { lookup: ReturnType<typeof useSupporterScreens> }) => {
  if (lookup.status === 'notFound' && lookup.failure.code !== 'data/not-found') {
    return <Text color="fg.error">{failureSentence(lookup.failure)}</Text>;
  }
  if (lookup.status !== 'found') return null;
  const { email, screens } = lookup.found;
  return screens.length === 0 ? (
    <EmptyState title="No screens for this supporter">
      {email} does not match any screen. Choose “All supporters” in a screen’s set-up to show it to
      everybody.
    </EmptyState>
  ) : (
    <AllScreens key={email} screens={screens} />
  );
};
