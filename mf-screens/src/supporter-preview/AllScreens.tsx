import type { FinishedScreen } from 'shared-kernel/evaluation';
import { DEVICE_PRESETS, nameOf, type View } from 'shared-kernel/model';
import { Flex, Stack, Switch, Text } from 'shared-kernel/ui';
import { useState } from 'react';
import { PlayingScreen } from './PlayingScreen';
import { PreviewControls } from './PreviewControls';
import { ScaledStage } from './ScaledStage';
import { usePreviewRun } from './usePreviewRun';
import { ViewSelect, VIEW_LABELS } from './ViewSelect';

/** A supporter's screens one after the other, as on their device. */
export const AllScreens = ({ screens }: { screens: readonly FinishedScreen[] }) => {
  const [view, setView] = useState<View>('mobilePortrait');
  const [sizeShown, setSizeShown] = useState(false);
  const run = usePreviewRun(screens.length);
  const stage = DEVICE_PRESETS[view].popular;
  const screen = screens[run.index];
  if (screen === undefined) return null;

  return (
    <Stack gap="3">
      <Flex wrap="wrap" gap="4" align="flex-end" justify="space-between">
        <ViewSelect view={view} onChange={setView} />
        <Switch.Root
          checked={sizeShown}
          onCheckedChange={(details) => {
            setSizeShown(details.checked);
          }}
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>Show screen size</Switch.Label>
        </Switch.Root>
      </Flex>
      <Text fontWeight="medium" aria-live="polite">
        {`Screen ${String(run.index + 1)} of ${String(screens.length)}: ${nameOf(screen)}`}
      </Text>
      <ScaledStage stage={stage}>
        <PlayingScreen
          key={`${screen.screenId} ${view} ${String(run.round)}`}
          content={screen.content}
          view={view}
          stage={stage}
          playing={run.playing}
          onEnd={run.screenEnded}
        />
      </ScaledStage>
      {sizeShown && (
        <Text color="fg.muted" fontSize="sm" textAlign="center" fontVariantNumeric="tabular-nums">
          {`${VIEW_LABELS[view]}: ${String(stage.width)} × ${String(stage.height)} pixels`}
        </Text>
      )}
      <PreviewControls run={run} />
    </Stack>
  );
};
