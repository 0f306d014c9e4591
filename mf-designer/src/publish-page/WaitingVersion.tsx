import { nameOf, type Publication, type Publishing, type View } from 'shared-kernel/model';
import { publishingStoreAtom } from 'shared-kernel/publishing';
import { useAuthor, useScope } from 'shared-kernel/session';
import { Badge, Box, Button, Flex, Heading, Panel, Stack, Text } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';

import { Fingerprint } from '../publishing/Fingerprint';
import { audienceWords, CHANGE_LABELS, counted, reachedWords } from '../publishing/publishingWords';
import { atOnce, browserZone } from '../publishing/schedule';
import { useAnswer } from '../publishing/useAnswer';
import { authorWords, timeWords } from '../publishing/versionState';
import { WithdrawButton } from '../publishing/WithdrawButton';
import { BeforeAndAfter } from './BeforeAndAfter';

interface WaitingVersionProps {
  readonly version: Publication;
  readonly publishing: Publishing;
  readonly view: View;
  readonly busy: boolean;
  readonly onApprove: () => void;
  readonly onWithdraw: () => void;
}

/** [S169] Exactly what a second person is asked to approve. */
export const WaitingVersion = (props: WaitingVersionProps) => {
  const { version, publishing, view, busy, onApprove, onWithdraw } = props;
  const { mayPublish, live, timeZone } = publishing;
  const isOwn = useAuthor() === version.by;
  const store = useAtomValue(publishingStoreAtom);
  const scope = useScope();
  const { number, hash, changes } = version;
  const effect = useAnswer(`${String(number)} ${hash} ${String(live)}`, () =>
    store.count(scope, { screenIds: null, ...atOnce(timeZone || browserZone()), number }),
  );
  const audienceOf = (id: string): string => {
    const found = effect.value?.screens.find(({ screenId }) => screenId === id);
    return found === undefined ? '' : audienceWords(found);
  };
  return (
    <Panel
      as="section"
      aria-label={`Version ${String(number)}, waiting for approval`}
      borderColor="orange.emphasized"
    >
      <Flex wrap="wrap" gap="4" align="flex-start" justify="space-between">
        <Box minW="0" flex="1 1 18rem">
          <Heading as="h2" fontSize="lg" fontWeight="semibold">
            {`Version ${String(number)} waits for approval`}
          </Heading>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {`${authorWords(version, timeZone)} ${timeWords(version, timeZone)}`}
          </Text>
          <Fingerprint hash={hash} />
        </Box>
        {mayPublish && (
          <Flex gap="2" wrap="wrap">
            <WithdrawButton version={version} busy={busy} onWithdraw={onWithdraw} />
            {!isOwn && (
              <Button size="sm" loading={busy} onClick={onApprove}>
                Approve and publish
              </Button>
            )}
          </Flex>
        )}
      </Flex>
      {mayPublish && isOwn && (
        <Text mt="2" fontSize="sm">
          You asked for it: somebody else who may publish has to approve it.
        </Text>
      )}
      <Text mt="3" fontSize="sm" color="fg.muted" aria-busy={effect.working}>
        {effect.value === null
          ? effect.failure === null
            ? 'Counting whom it reaches …'
            : 'Whom it reaches could not be counted.'
          : reachedWords(effect.value.reached, effect.value.supporters)}
      </Text>
      <Stack
        as="ul"
        gap="5"
        mt="4"
        listStyleType="none"
        aria-label={counted(changes.length, 'change')}
      >
        {changes.map((change) => (
          <Box as="li" key={change.screenId}>
            <Flex gap="2" align="center" mb="1" wrap="wrap">
              <Heading as="h3" fontSize="sm" fontWeight="semibold">
                {nameOf(change)}
              </Heading>
              <Badge size="sm">{CHANGE_LABELS[change.change]}</Badge>
            </Flex>
            <Text fontSize="sm" color="fg.muted" mb="2">
              {[...change.words, audienceOf(change.screenId)]
                .filter((one) => one !== '')
                .join(' · ')}
            </Text>
            <BeforeAndAfter change={change} live={live} after={number} view={view} />
          </Box>
        ))}
      </Stack>
    </Panel>
  );
};
