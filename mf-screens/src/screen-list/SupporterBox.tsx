import { offerWords, SupporterAddressInput, useAddressOffers } from 'shared-kernel/address-offers';
import { failureSentence } from 'shared-kernel/firestore';
import { latePart } from 'shared-kernel/late-parts';
import { isKeptOut, KEPT_OUT_NOTE } from 'shared-kernel/model';
import { HiddenFields } from 'shared-kernel/roles';
import { useIsAdmin } from 'shared-kernel/session';
import {
  Box,
  Field,
  Flex,
  Heading,
  LOOKUP_TEXTS,
  Panel,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
  type SupporterLookup,
} from 'shared-kernel/ui';
import { useRef, useState } from 'react';
import { useSupporterScreens } from '../supporter-evaluation/useSupporterScreens';

interface SupporterBoxProps {
  /** Whether the year has a page where supporters see their screens: without one nothing is played (spec §2). */
  readonly plays: boolean;
}

/** All that is worked out of somebody, the player of their screens among it. */
const FoundSupporter = latePart(async () => (await import('./FoundSupporter')).FoundSupporter, {
  waiting: <Skeleton h="9" w="16rem" />,
});

/** A supporter's email in; all their screens out, and why they see these and not the others (D484). */
export const SupporterBox = ({ plays }: SupporterBoxProps) => {
  const [email, setEmail] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [revealed, setRevealed] = useState<string | null>(null);
  const lookup = useSupporterScreens(email, revealed);
  const offers = useAddressOffers(email);
  const isAdmin = useIsAdmin();
  const { title, purpose } = plays ? PREVIEW : EXPLANATION;
  return (
    <Panel as="section" aria-label={title}>
      <Stack gap="4">
        <Flex
          direction={{ base: 'column', lg: 'row' }}
          align={{ lg: 'center' }}
          columnGap="4"
          rowGap="3"
        >
          <Heading as="h2" fontSize="md" flexShrink="0">
            {title}
          </Heading>
          <Field.Root display={{ lg: 'contents' }} maxW={{ base: '24rem', lg: 'none' }}>
            <VisuallyHidden asChild>
              <Field.Label>Supporter email</Field.Label>
            </VisuallyHidden>
            <Box w="full" maxW={{ lg: '20rem' }}>
              <SupporterAddressInput
                ref={input}
                value={email}
                offers={offers}
                onChange={setEmail}
              />
            </Box>
            <Field.HelperText role="status" flex={{ lg: '1' }}>
              {statusWords(lookup.status, offers ?? [], purpose)}
            </Field.HelperText>
          </Field.Root>
        </Flex>
        {lookup.status === 'notFound' && lookup.failure.code !== 'data/not-found' && (
          <Text color="fg.error">{failureSentence(lookup.failure)}</Text>
        )}
        {lookup.status === 'notFound' && isAdmin && isKeptOut(lookup.failure) && (
          <Text>{KEPT_OUT_NOTE}</Text>
        )}
        {lookup.status === 'found' && (
          <>
            <HiddenFields
              names={lookup.found.supporter.masked ?? []}
              onShow={() => {
                input.current?.focus();
                setRevealed(email.trim());
              }}
            >
              Texts show what they say without a value.
            </HiddenFields>
            <FoundSupporter
              key={lookup.found.supporter.email}
              found={lookup.found}
              input={input}
              plays={plays}
            />
          </>
        )}
      </Stack>
    </Panel>
  );
};

/** An address that is still being written is nobody's: then those that begin like it are said. */
function statusWords(
  status: SupporterLookup<never, never>['status'],
  offers: readonly string[],
  purpose: string,
): string {
  if (status === 'none') return purpose;
  return status !== 'found' && offers.length > 0 ? offerWords(offers) : LOOKUP_TEXTS[status];
}

const PREVIEW = {
  title: 'Preview as supporter',
  purpose: 'All their screens open as soon as the supporter is found.',
} as const;
const EXPLANATION = {
  title: 'What a supporter sees',
  purpose: 'Each screen, and each value that decides.',
} as const;
