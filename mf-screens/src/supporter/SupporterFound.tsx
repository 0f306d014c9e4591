import { areMasked } from 'shared-kernel/addresses';
import { failureSentence, type DataFailure } from 'shared-kernel/firestore';
import { isKeptOut, KEPT_OUT_NOTE } from 'shared-kernel/model';
import { HiddenFields } from 'shared-kernel/roles';
import { useIsAdmin, useYear } from 'shared-kernel/session';
import {
  Box,
  EmptyState,
  ErrorPanel,
  Grid,
  Heading,
  LOOKUP_TEXTS,
  Skeleton,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { useState } from 'react';
import type { SupporterScreens } from '../supporter-evaluation/useSupporterScreens';
import { FieldsSection } from './fields/FieldsSection';
import { FindSupporter } from './FindSupporter';
import { LinkSection } from './link/LinkSection';
import { RightsSection } from './rights/RightsSection';
import { ShownSection } from './rights/ShownSection';
import { ScreensSection } from './screens/ScreensSection';
import { SearchesSection } from './searches/SearchesSection';
import { useTraces } from '../supporter-evaluation/useTraces';
import type { SupporterAsked } from './supporterAsked';
import { useSupporter } from './useSupporter';

/** Whoever is asked for, or why they cannot be shown. */
export const SupporterFound = ({ asked }: { readonly asked: SupporterAsked }) => {
  const [reveal, setReveal] = useState(false);
  const [supporter, reload] = useSupporter(asked, reveal);
  if (supporter.status === 'loading') return <Waiting />;
  if (supporter.status === 'ready')
    return (
      <Supporter
        found={supporter.value}
        onShow={() => {
          setReveal(true);
        }}
      />
    );
  if (supporter.error.code === 'data/not-found')
    return <NotFound asked={asked} failure={supporter.error} />;
  return (
    <ErrorPanel title="The supporter could not be loaded" onRetry={() => void reload()}>
      {failureSentence(supporter.error)}
    </ErrorPanel>
  );
};

interface FoundProps {
  readonly found: SupporterScreens;
  readonly onShow: () => void;
}

const Supporter = ({ found, onShow }: FoundProps) => {
  const { email, supporterId, masked = [] } = found.supporter;
  const traces = useTraces(found);
  const isAdmin = useIsAdmin();
  const known = areMasked([email]) ? null : email;
  return (
    <Stack gap="5">
      <Box>
        <Heading as="h2" fontSize="xl" fontWeight="semibold" overflowWrap="anywhere">
          {email}
        </Heading>
        <Text color="fg.muted" fontSize="sm">
          {supporterId === '' ? 'No supporter id' : `Supporter id ${supporterId}`}
        </Text>
      </Box>
      <HiddenFields names={masked} onShow={onShow} />
      <Grid
        gap="5"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
        templateRows={{ lg: 'auto 1fr' }}
      >
        <Stack gap="5" minW="0">
          <ScreensSection found={found} traces={traces} />
          <SearchesSection traces={traces} />
        </Stack>
        {/* Beside all of it; in one column above the fields, of which there may be hundreds. */}
        <Stack gap="5" minW="0" gridColumn={{ lg: 2 }} gridRow={{ lg: '1 / 3' }}>
          <LinkSection email={known} />
          <ShownSection />
          {isAdmin && known !== null && <RightsSection email={known} />}
        </Stack>
        <Box minW="0">
          <FieldsSection found={found} />
        </Box>
      </Grid>
    </Stack>
  );
};

/** Who is kept out, and who was erased, is not told from who never was there, but to admins as everywhere (D333). */
const NotFound = ({ asked, failure }: { asked: SupporterAsked; failure: DataFailure }) => {
  const isAdmin = useIsAdmin();
  const { year } = useYear();
  return (
    <Stack gap="4">
      <EmptyState title={LOOKUP_TEXTS.notFound}>
        {isAdmin && isKeptOut(failure)
          ? KEPT_OUT_NOTE
          : 'email' in asked
            ? `Nobody whom ${year.name} shows has the email ${asked.email}. Check how it is written, or choose another year.`
            : 'This example is not among the supporters any more. Open another one from the list.'}
      </EmptyState>
      <FindSupporter first={'email' in asked ? asked.email : ''} />
    </Stack>
  );
};

const Waiting = () => (
  <Stack gap="4" aria-busy aria-label="Loading the supporter" role="status">
    <Skeleton h="3.5rem" maxW="24rem" />
    <Skeleton h="24rem" borderRadius="l3" />
  </Stack>
);
