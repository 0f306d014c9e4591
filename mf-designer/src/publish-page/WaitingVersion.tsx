import {
  nameOf,
  type Publication,
  type PublishedChange,
  type Publishing,
  type ScreenId,
  type View,
} from 'shared-kernel/model';
import { publishingStoreAtom } from 'shared-kernel/publishing';
import { useAuthor, useScope } from 'shared-kernel/session';
import { Badge, Box, Button, Flex, Heading, Panel, Stack, Text } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';

import { useInSight } from '../controls/useInSight';
import { Fingerprint } from '../publishing/Fingerprint';
import { audienceWords, CHANGE_LABELS, counted, reachedWords } from '../publishing/publishingWords';
import { atOnce, browserZone } from '../publishing/schedule';
import { useAnswer } from '../publishing/useAnswer';
import { usePublishedScreen } from '../publishing/usePublished';
import { authorWords, timeWords } from '../publishing/versionState';
import { WithdrawButton } from '../publishing/WithdrawButton';
import { BeforeAndAfter } from './BeforeAndAfter';
import { MoreChanges } from './MoreChanges';
import { useFirst } from './useFirst';
import { CardFindings } from './CardFindings';
import { CardSearches } from './CardSearches';
import { createFindingQueue, type FindingQueue } from './findings';

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
  const searchesOf = (id: ScreenId) =>
    (effect.value?.searches ?? []).filter(({ screenIds }) => screenIds.includes(id));
  const { first, rest, showMore } = useFirst(changes);
  const [queue] = useState(() => createFindingQueue());
  useEffect(
    () => () => {
      queue.stop();
    },
    [queue],
  );
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
        {first.map((change) => (
          <Box as="li" key={change.screenId}>
            <Flex gap="2" align="center" mb="1" wrap="wrap">
              <Heading
                as="h3"
                fontSize="sm"
                lineHeight="short"
                fontWeight="semibold"
                overflowWrap="anywhere"
              >
                {nameOf(change)}
              </Heading>
              <Badge size="sm">{CHANGE_LABELS[change.change]}</Badge>
            </Flex>
            <Stack gap="1" mb="3">
              <Text fontSize="sm" color="fg.muted">
                {[...change.words, audienceOf(change.screenId)]
                  .filter((one) => one !== '')
                  .join(' · ')}
              </Text>
              <CardSearches searches={searchesOf(change.screenId)} alongside={[]} />
              {change.change !== 'removed' && (
                <VersionFindings number={number} change={change} queue={queue} />
              )}
            </Stack>
            <BeforeAndAfter change={change} live={live} after={number} view={view} />
          </Box>
        ))}
      </Stack>
      <Box mt="4">
        <MoreChanges rest={rest} onMore={showMore} />
      </Box>
    </Panel>
  );
};

interface VersionFindingsProps {
  readonly number: number;
  readonly change: PublishedChange;
  readonly queue: FindingQueue;
}

/** What Checks find of a screen as it was frozen, rather than as it is saved by now. */
const VersionFindings = (props: VersionFindingsProps) => {
  const [place, near] = useInSight<HTMLDivElement>();
  return (
    <Box ref={place} minH="6">
      {near && <Found {...props} />}
    </Box>
  );
};

const Found = ({ number, change, queue }: VersionFindingsProps) => {
  const { screenId } = change;
  const [read] = usePublishedScreen(number, screenId);
  const published = read.status === 'ready' ? read.value.screen : null;
  const screen = useMemo(
    () => (published === null ? null : { ...published, id: screenId }),
    [published, screenId],
  );
  return screen === null ? null : (
    <CardFindings screen={screen} name={nameOf(change)} queue={queue} saved={false} />
  );
};
