import type { FinishedScreen } from 'evaluation';
import { mountSmallScreen, smallScreenBox, type SmallScreen } from 'screen-player';
import { nameOf, type ScreenDefinition } from 'shared-kernel/model';
import { Box, chakra, Play } from 'shared-kernel/ui';
import { useEffect, useRef } from 'react';

const WIDTH_PX = 96;
const BOX = smallScreenBox(WIDTH_PX);

interface SmallPlayerProps {
  readonly definition: ScreenDefinition;
  readonly screen: FinishedScreen;
  readonly language: string;
}

/** A screen as the supporter sees it, standing at its end; a press plays it. */
export const SmallPlayer = ({ definition, screen, language }: SmallPlayerProps) => {
  const host = useRef<HTMLDivElement>(null);
  const small = useRef<SmallScreen | null>(null);
  const { content } = screen;
  useEffect(() => {
    if (host.current === null) return undefined;
    const mounted = mountSmallScreen(host.current, {
      screen: { ...definition, content },
      width: WIDTH_PX,
      language,
    });
    small.current = mounted;
    return () => {
      mounted.destroy();
      small.current = null;
    };
  }, [definition, content, language]);
  return (
    <chakra.button
      type="button"
      aria-label={`Play ${nameOf(definition)}`}
      position="relative"
      flexShrink="0"
      alignSelf="flex-start"
      overflow="hidden"
      borderRadius="l2"
      borderWidth="1px"
      bg="bg.muted"
      cursor="pointer"
      focusVisibleRing="outside"
      style={BOX}
      onClick={() => {
        small.current?.play();
      }}
    >
      <Box ref={host} position="absolute" inset="0" pointerEvents="none" />
      <Box
        position="absolute"
        bottom="1.5"
        insetEnd="1.5"
        p="1.5"
        borderRadius="full"
        bg="bg.panel"
        color="fg"
        aria-hidden
      >
        <Play size={12} />
      </Box>
    </chakra.button>
  );
};
