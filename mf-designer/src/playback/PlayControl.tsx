import { Button, HStack, Play, Square, Text } from 'shared-kernel/ui';

interface PlayControlProps {
  readonly playing: boolean;
  readonly tenths: number;
  readonly onPlay: () => void;
  readonly onStop: () => void;
}

/** The play control is hidden while the screen plays; the counter shows tenths (spec §4, D13). */
export const PlayControl = ({ playing, tenths, onPlay, onStop }: PlayControlProps) => (
  <HStack gap="3">
    {playing ? (
      <>
        <Text role="timer" aria-label="Seconds" fontVariantNumeric="tabular-nums">
          {(tenths / 10).toFixed(1)} s
        </Text>
        <Button size="sm" variant="outline" onClick={onStop}>
          <Square size={14} aria-hidden /> Stop
        </Button>
      </>
    ) : (
      <Button size="sm" variant="outline" onClick={onPlay}>
        <Play size={14} aria-hidden /> Play
      </Button>
    )}
  </HStack>
);
