import type { Publishing } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { Alert, Box, Button, Flex, Heading, Panel, Stack, Text } from 'shared-kernel/ui';
import { useState } from 'react';

import { Fingerprint } from '../publishing/Fingerprint';
import { counted, quoted, reachedWords } from '../publishing/publishingWords';
import { WhenFields } from '../publishing/WhenFields';
import type { Planning } from './usePlanning';

interface ShipPanelProps {
  readonly publishing: Publishing;
  readonly planning: Planning;
  readonly busy: boolean;
  /** Somebody is asked something above: there is one primary button. */
  readonly quiet: boolean;
  readonly onPublish: (hash: string) => void;
}

/** [S167] What is ticked, in sum, when it is to be seen, and the button. */
export const ShipPanel = ({ publishing, planning, busy, quiet, onPublish }: ShipPanelProps) => {
  const { mayPublish, needsApproval } = publishing;
  const { plan, schedule, faults, setSchedule, chosen } = planning;
  const [wasPressed, setPressed] = useState(false);
  const next = Math.max(0, ...publishing.publications.map(({ number }) => number)) + 1;
  // What was planned before stands there until there is another answer.
  const isPlanned = !plan.working && plan.failure === null;
  const isFaulty = faults.from !== undefined || faults.until !== undefined;
  return (
    <>
      <Panel as="section" aria-label="What publishing comes to">
        <Stack gap="4">
          <Flex justify="space-between" align="baseline" gap="3">
            <Heading as="h2" fontSize="lg" fontWeight="semibold">
              {`Version ${String(next)}`}
            </Heading>
            {plan.value !== null && isPlanned && <Fingerprint hash={plan.value.hash} />}
          </Flex>
          <Sum publishing={publishing} planning={planning} />
          {mayPublish ? (
            <WhenFields
              schedule={schedule}
              faults={wasPressed ? faults : unlessUnwritten(faults, schedule)}
              onChange={setSchedule}
            />
          ) : (
            <Text fontSize="sm" color="fg.muted">
              You can look at all of it. To publish, ask somebody who may.
            </Text>
          )}
        </Stack>
      </Panel>
      {mayPublish && (
        <Box
          position={{ base: 'sticky', lg: 'static' }}
          bottom="0"
          zIndex="4"
          mx={{ base: '-4', md: '-6', lg: 0 }}
          px={{ base: 4, md: 6, lg: 0 }}
          py={{ base: 3, lg: 0 }}
          bg={{ base: 'bg', lg: 'transparent' }}
          borderTopWidth={{ base: '1px', lg: '0' }}
        >
          <Button
            w="full"
            variant={quiet ? 'outline' : 'solid'}
            loading={busy}
            loadingText="Publishing"
            disabled={chosen.length === 0 || plan.value === null || !isPlanned}
            onClick={() => {
              setPressed(true);
              if (!isFaulty && plan.value !== null) onPublish(plan.value.hash);
            }}
          >
            {labelOf(needsApproval, chosen.length, schedule.from !== null)}
          </Button>
        </Box>
      )}
    </>
  );
};

const labelOf = (needsApproval: boolean, changes: number, isLater: boolean): string => {
  if (changes === 0) return 'Nothing is ticked';
  const what = counted(changes, 'change');
  if (needsApproval) return `Ask for approval of ${what}`;
  return isLater ? `Schedule ${what}` : `Publish ${what}`;
};

/** What was not written yet is no mistake before somebody goes on. */
const unlessUnwritten = (
  faults: Planning['faults'],
  { from, until }: Planning['schedule'],
): Planning['faults'] => ({
  ...(faults.from !== undefined && from !== '' ? { from: faults.from } : {}),
  ...(faults.until !== undefined && until !== '' ? { until: faults.until } : {}),
});

const Sum = ({ publishing, planning }: Pick<ShipPanelProps, 'planning' | 'publishing'>) => {
  const { chosen, plan, effect } = planning;
  const { drafts } = publishing;
  if (chosen.length === 0)
    return (
      <Text fontSize="sm" color="fg.muted">
        Tick what supporters are to see.
      </Text>
    );
  const along = (plan.value?.changes ?? []).filter(
    ({ screenId, change }) =>
      change === 'changed' && !chosen.some((one) => one.screenId === screenId),
  );
  const moved = chosen.filter(({ change }) => change === 'moved').length;
  return (
    <Stack gap="1.5" fontSize="sm">
      <Text>
        {chosen.length === drafts.length
          ? `${counted(chosen.length, 'change')}, all there are.`
          : `${String(chosen.length)} of ${counted(drafts.length, 'change')}.`}
        {moved > 0 && ' The order of the screens changes.'}
      </Text>
      {plan.failure !== null ? (
        <Failed
          words={`What publishing comes to could not be worked out. ${serverSentence(plan.failure)}`}
          onRetry={() => {
            plan.again();
            if (effect.failure !== null) effect.again();
          }}
        />
      ) : effect.failure === null ? (
        <Text fontVariantNumeric="tabular-nums" aria-busy={effect.working}>
          {effect.value === null || effect.working
            ? 'Counting whom it reaches …'
            : reachedWords(effect.value.reached, effect.value.supporters)}
        </Text>
      ) : (
        <Failed
          words={`Whom it reaches could not be counted. ${serverSentence(effect.failure)}`}
          onRetry={effect.again}
        />
      )}
      {along.length > 0 && (
        <Alert.Root status="warning" size="sm" alignItems="flex-start">
          <Alert.Indicator />
          <Alert.Title fontWeight="normal">
            {`${new Intl.ListFormat('en-GB').format(along.map(quoted))} ${along.length === 1 ? 'changes' : 'change'} as well: a search comes along that ${along.length === 1 ? 'it depends' : 'they depend'} on.`}
          </Alert.Title>
        </Alert.Root>
      )}
    </Stack>
  );
};

const Failed = ({ words, onRetry }: { readonly words: string; readonly onRetry: () => void }) => (
  <Box>
    <Text color="fg.error">{words}</Text>
    <Button size="xs" variant="outline" mt="1" onClick={onRetry}>
      Try again
    </Button>
  </Box>
);
