import { useState } from 'react';
import { DEVICE_PRESETS } from 'shared-kernel/model';
import type { DeviceSize, ItemId, Layout, ScreenContent, View } from 'shared-kernel/model';
import { Box, Flex } from 'shared-kernel/ui';

import { Canvas } from '../canvas/Canvas';
import { ScaledStage } from '../canvas/ScaledStage';
import { ViewPicker } from '../canvas/ViewPicker';
import { PlayControl } from '../playback/PlayControl';
import { Playback } from '../playback/Playback';
import { usePlayback } from '../playback/usePlayback';

interface WorkbenchProps {
  readonly content: ScreenContent;
  readonly view: View;
  readonly onPickView: (view: View) => void;
  readonly selectedId: ItemId | null;
  readonly onSelect: (id: ItemId) => void;
  readonly onPlace: (id: ItemId, position: Layout['position']) => void;
}

/** The stage, still for editing or playing, and what decides how it is looked at. */
export const Workbench = (props: WorkbenchProps) => {
  const { content, view, onPickView, selectedId, onSelect, onPlace } = props;
  const [size, setSize] = useState<DeviceSize>('popular');
  const playback = usePlayback();
  const stage = DEVICE_PRESETS[view][size];

  return (
    <Box minW="0" position={{ lg: 'sticky' }} top={{ lg: '4.5rem' }} alignSelf="start">
      <Flex wrap="wrap" gap="3" justify="space-between" align="flex-end" mb="3">
        <ViewPicker
          view={view}
          size={size}
          onPick={(pickedView, pickedSize) => {
            onPickView(pickedView);
            setSize(pickedSize);
            playback.stop();
          }}
        />
        <PlayControl
          playing={playback.played !== null}
          tenths={playback.tenths}
          onPlay={() => {
            playback.play(content);
          }}
          onStop={playback.stop}
        />
      </Flex>
      <ScaledStage stage={stage}>
        {(scale) =>
          playback.played === null ? (
            <Canvas
              key={`${view} ${size}`}
              content={content}
              view={view}
              stage={stage}
              scale={scale}
              selectedId={selectedId}
              onSelect={onSelect}
              onPlace={onPlace}
            />
          ) : (
            <Playback
              content={playback.played}
              view={view}
              stage={stage}
              onTenths={playback.setTenths}
              onEnd={playback.stop}
            />
          )
        }
      </ScaledStage>
    </Box>
  );
};
