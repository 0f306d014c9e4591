import {
  Button,
  HStack,
  NativeSelect,
  Pause,
  Play,
  SkipBack,
  Square,
  Text,
} from 'shared-kernel/ui';

import { FINGER_GAP } from '../controls/fingerGap';
import { CommandButton } from '../controls/CommandButton';
import type { CommandContext } from '../editor/commands/command';
import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { playbackAtom, playTenthsAtom, speedAtom, SPEEDS } from '../editor/playback/playbackAtoms';
import { pause, play } from '../editor/playback/transport';
import { endSecondsAtom } from '../editor/timing/timelineAtom';
import { PLAY_FROM_START, STOP_PLAYING } from './playbackCommands';

/** The play control is hidden while the screen plays, with Pause in its place (spec §4). */
export const PlayControls = ({ context }: { context: CommandContext }) => {
  const editor = useEditor();
  const { phase } = useEditorValue(playbackAtom);
  const playing = phase === 'playing';
  return (
    <HStack role="toolbar" aria-label="Playing" gap="1" css={FINGER_GAP} wrap="wrap">
      <Button
        size="sm"
        variant="outline"
        minW="6rem"
        data-with-words
        aria-label={playing ? 'Pause' : 'Play'}
        onClick={() => {
          if (playing) pause(editor);
          else play(editor);
        }}
      >
        {playing ? <Pause size={14} aria-hidden /> : <Play size={14} aria-hidden />}
        <span data-words>{playing ? 'Pause' : 'Play'}</span>
      </Button>
      <CommandButton command={PLAY_FROM_START} context={context}>
        <SkipBack size={16} />
      </CommandButton>
      {phase !== 'still' && (
        <CommandButton command={STOP_PLAYING} context={context}>
          <Square size={16} />
        </CommandButton>
      )}
      <Counter />
      <SpeedChoice />
    </HStack>
  );
};

/** Tenths of seconds (D13), and how many there are in all. */
const Counter = () => {
  const tenths = useEditorValue(playTenthsAtom);
  const endSeconds = useEditorValue(endSecondsAtom);
  return (
    <HStack gap="1" px="2" fontSize="sm" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      <Text as="span" role="timer" aria-label="Seconds">
        {(tenths / 10).toFixed(1)} s
      </Text>
      <Text as="span" color="fg.muted" data-words>
        / {endSeconds.toFixed(1)} s
      </Text>
    </HStack>
  );
};

const SpeedChoice = () => {
  const speed = useEditorValue(speedAtom);
  const setSpeed = useSetEditorValue(speedAtom);
  return (
    <NativeSelect.Root size="sm" w="4.75rem">
      <NativeSelect.Field
        aria-label="Speed"
        value={String(speed)}
        onChange={(event) => {
          const chosen = SPEEDS.find((known) => String(known) === event.target.value);
          if (chosen !== undefined) setSpeed(chosen);
        }}
      >
        {SPEEDS.map((known) => (
          <option key={known} value={String(known)}>
            {`${String(known)}×`}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
};
