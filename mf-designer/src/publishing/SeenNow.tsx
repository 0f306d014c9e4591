import type { Publication, Publishing } from 'shared-kernel/model';
import { Box, Button, ConfirmDialog, Flex, Heading, Panel, Text } from 'shared-kernel/ui';
import { useState, type Ref } from 'react';

import { momentIn } from './publishingWords';
import { authorWords, timeWords } from './versionState';

interface SeenNowProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly publishing: Publishing;
  readonly busy: boolean;
  readonly onTakeDown: () => void;
  readonly onShowAgain: () => void;
}

/** [S165] What supporters see at this moment, and ending it at once. */
export const SeenNow = ({ ref, publishing, busy, onTakeDown, onShowAgain }: SeenNowProps) => {
  const { state, mayPublish } = publishing;
  const [asking, setAsking] = useState(false);
  const { title, detail, colour } = seenNow(publishing);
  return (
    <Panel as="section" ref={ref} tabIndex={-1} aria-label="What supporters see now">
      <Flex wrap="wrap" gap="4" align="center" justify="space-between">
        <Flex gap="3" minW="0" flex="1 1 18rem">
          <Box boxSize="2.5" mt="2" borderRadius="full" bg={colour} flexShrink="0" aria-hidden />
          <Box minW="0">
            <Heading as="h2" fontSize="lg" fontWeight="semibold">
              {title}
            </Heading>
            <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
              {detail}
            </Text>
          </Box>
        </Flex>
        {mayPublish && (state === 'published' || state === 'asSaved') && (
          <Button
            size="sm"
            variant="outline"
            loading={busy}
            onClick={() => {
              setAsking(true);
            }}
          >
            Take down
          </Button>
        )}
        {mayPublish && state === 'takenDown' && (
          <Button size="sm" variant="outline" loading={busy} onClick={onShowAgain}>
            Show again
          </Button>
        )}
      </Flex>
      <ConfirmDialog
        open={asking}
        title="Take all screens down?"
        confirmLabel="Take down"
        danger
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => {
          setAsking(false);
          onTakeDown();
        }}
      >
        At once, supporters who open their link see no screens any more. Nothing is deleted: you can
        show them again whenever you like.
      </ConfirmDialog>
    </Panel>
  );
};

function seenNow({ state, live, takenDown, publications, timeZone }: Publishing) {
  const version = publications.find(({ number }) => number === live);
  const called = version === undefined ? '' : `version ${String(version.number)}`;
  switch (state) {
    case 'asSaved':
      return {
        title: 'Supporters see what is saved',
        detail:
          'Until now every save was seen at once. The first change from now on waits here until you publish.',
        colour: 'green.solid',
      };
    case 'nothing':
      return {
        title: 'Nothing is published yet',
        detail: 'Supporters see no screens until you publish.',
        colour: 'border.emphasized',
      };
    case 'published':
      return {
        title: `Supporters see ${called}`,
        detail: version === undefined ? '' : detailOf(version, timeZone),
        colour: 'green.solid',
      };
    case 'takenDown':
      return {
        title: 'Taken down: supporters see no screens',
        detail: `${takenDown === null ? '' : `By ${takenDown.by} on ${momentIn(takenDown.at, timeZone)}. `}${called === '' ? '' : `Showing it again brings back ${called}.`}`,
        colour: 'red.solid',
      };
    case 'over':
      return {
        title: 'What was published is over',
        detail: 'Its last moment has passed: supporters see no screens until you publish.',
        colour: 'border.emphasized',
      };
  }
}

const detailOf = (version: Publication, timeZone: string): string =>
  [authorWords(version, timeZone), timeWords(version, timeZone)].join(' ').trim();
