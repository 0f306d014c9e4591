import { latePart } from 'shared-kernel/late-parts';
import type { StoryState } from 'screen-player/story';
import { nameOf, VIEW_LABELS } from 'shared-kernel/model';
import { Box, Dialog, Flex, Portal, Stack, Text } from 'shared-kernel/ui';
import { useMemo, useState } from 'react';
import { PlaceholderPanel } from './placeholder-data/PlaceholderPanel';
import { readPlaceholders } from './placeholder-data/readPlaceholders';
import { PreviewBar } from './PreviewBar';
import { boxWords, FIRST_DEVICE } from './previewDevice';
import { useStory } from './useStory';
import type { SupporterScreens } from '../supporter-evaluation/useSupporterScreens';

/** What a story ends with is not asked for before somebody plays it to its end. */
const ClosingPreview = latePart(async () => (await import('./ClosingPreview')).ClosingPreview);

/** A supporter's screens one after the other, as on their device, with what stands behind their texts. */
export const AllScreens = ({ found }: { found: SupporterScreens }) => {
  const { supporter, compiled, screens } = found;
  const [device, setDevice] = useState(FIRST_DEVICE);
  const [sizeShown, showSize] = useState(false);
  const [dataShown, showData] = useState(false);
  const story = useStory(screens, device, `Screens of ${supporter.email}`);
  const { host, state, closing } = story;
  const index = state?.index ?? 0;
  const screen = screens[index];
  const readings = useMemo(
    () => (dataShown && screen ? readPlaceholders(compiled, supporter, screen) : []),
    [dataShown, compiled, supporter, screen],
  );
  return (
    <>
      <PreviewBar
        device={device}
        onDevice={setDevice}
        sizeShown={sizeShown}
        onSizeShown={showSize}
        dataShown={dataShown}
        onDataShown={(shown) => {
          if (shown) story.holdFinished();
          showData(shown);
        }}
        onReplay={story.replay}
      />
      <Dialog.Body
        display="flex"
        flexDirection={{ base: 'column', lg: 'row' }}
        gap="4"
        px={{ base: 4, md: 6 }}
        pb="4"
        minH="0"
      >
        <Stack flex="1" minW="0" minH={{ base: dataShown ? '60svh' : '20rem', lg: 0 }} gap="2">
          <Box flex="1" minH="0" position="relative" bg="bg.emphasized" borderRadius="l2">
            <Box
              ref={host}
              data-preview-story=""
              position="absolute"
              inset="2"
              display="grid"
              alignContent="center"
            />
          </Box>
          <Flex gap="4" wrap="wrap" justify="space-between" fontSize="sm">
            <Text overflowWrap="anywhere">
              {closing === null
                ? `${String(index + 1)} of ${String(screens.length)}${screen ? `: ${nameOf(screen)}` : ''}`
                : 'At the end: closing card'}
            </Text>
            {sizeShown && state !== null && (
              <Text color="fg.muted" fontVariantNumeric="tabular-nums">
                {placementWords(state)}
              </Text>
            )}
          </Flex>
        </Stack>
        {closing !== null && state !== null && (
          <Portal container={{ current: closing }}>
            <ClosingPreview found={found} placement={state.placement} />
          </Portal>
        )}
        {dataShown && <PlaceholderPanel readings={readings} />}
      </Dialog.Body>
    </>
  );
};

const placementWords = ({ placement: { view, box, scale } }: StoryState): string =>
  `${VIEW_LABELS[view]}: ${boxWords(box)}, shown at ${String(Math.round(scale * 100))}%`;
