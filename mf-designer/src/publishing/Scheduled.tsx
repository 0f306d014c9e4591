import type { Publication, Publishing } from 'shared-kernel/model';
import { Box, Flex, Heading, Panel, Text } from 'shared-kernel/ui';

import { momentIn } from './publishingWords';
import { authorWords, timeWords } from './versionState';
import { WithdrawButton } from './WithdrawButton';

interface ScheduledProps {
  readonly version: Publication;
  readonly publishing: Publishing;
  readonly busy: boolean;
  readonly onWithdraw: () => void;
}

/** [S168] A version that supporters see from a later moment on. */
export const Scheduled = ({ version, publishing, busy, onWithdraw }: ScheduledProps) => {
  const { timeZone, mayPublish } = publishing;
  return (
    <Panel as="section" aria-label={`Version ${String(version.number)}, scheduled`}>
      <Flex wrap="wrap" gap="4" align="center" justify="space-between">
        <Box minW="0" flex="1 1 18rem">
          <Heading as="h2" fontSize="md" fontWeight="semibold">
            {`Version ${String(version.number)} follows on ${version.from === null ? '' : momentIn(version.from, timeZone)}`}
          </Heading>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {`${authorWords(version, timeZone)} ${timeWords({ ...version, from: null }, timeZone)} ${timeZone === '' ? '' : `Times are those of ${timeZone.replaceAll('_', ' ')}.`}`}
          </Text>
        </Box>
        {mayPublish && <WithdrawButton version={version} busy={busy} onWithdraw={onWithdraw} />}
      </Flex>
    </Panel>
  );
};
