import type { Transition } from 'shared-kernel/model';
import { Box } from 'shared-kernel/ui';
import { useEffect, useRef } from 'react';
import { exampleFrames } from './exampleFrames';

/** Two small screens that follow each other as the year's do; they stand still where somebody wants no movement. */
export const TransitionExample = ({ transition }: { transition: Transition }) => {
  const leaving = useRef<HTMLDivElement>(null);
  const coming = useRef<HTMLDivElement>(null);
  const shared = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const frames = exampleFrames(transition);
    const moving = [
      play(leaving.current, frames.leaving),
      play(coming.current, frames.coming),
      play(shared.current, frames.shared),
    ];
    return () => {
      for (const animation of moving) animation?.cancel();
    };
  }, [transition]);
  const isShared = transition === 'sharedElement';
  return (
    <Box
      aria-hidden
      position="relative"
      w="88px"
      h="156px"
      overflow="hidden"
      borderRadius="12px"
      borderWidth="1px"
      borderColor="border.emphasized"
    >
      <Box ref={leaving} position="absolute" inset="0" bg="accent.solid">
        {!isShared && <Line left="14px" top="100px" width="44px" />}
        <Line left="14px" top="116px" width="60px" faint />
      </Box>
      <Box ref={coming} position="absolute" inset="0" bg="#f2b950">
        {!isShared && <Line left="14px" top="52px" width="60px" dark />}
        <Line left="14px" top="78px" width="36px" dark faint />
      </Box>
      {isShared && (
        <Box
          ref={shared}
          position="absolute"
          left="14px"
          top="92px"
          boxSize="22px"
          borderRadius="full"
          bg="white"
        />
      )}
    </Box>
  );
};

const LOOP_MS = 2_600;

function play(element: HTMLElement | null, frames: Keyframe[] | null): Animation | null {
  if (element === null || frames === null || typeof element.animate !== 'function') return null;
  return element.animate(frames, { duration: LOOP_MS, iterations: Infinity });
}

interface LineProps {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly dark?: boolean;
  readonly faint?: boolean;
}

const Line = ({ left, top, width, dark = false, faint = false }: LineProps) => (
  <Box
    position="absolute"
    left={left}
    top={top}
    w={width}
    h={faint ? '5px' : '9px'}
    borderRadius="full"
    bg={dark ? '#12372a' : 'white'}
    opacity={faint ? 0.5 : 1}
  />
);
