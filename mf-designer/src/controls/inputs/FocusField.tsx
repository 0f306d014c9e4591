import { imageAddress } from 'screen-player';
import type { BackgroundMotion } from 'shared-kernel/model';
import { Box, chakra, SimpleGrid, Stack, Text } from 'shared-kernel/ui';
import { useId, type PointerEvent } from 'react';

import { PERCENT } from './boundedNumber';
import { NumberField } from './NumberField';
import { withChanges } from '../../document/withChanges';

type Focus = BackgroundMotion['focus'];

interface FocusFieldProps {
  readonly picture: string;
  readonly focus: Focus;
  readonly onChange: (focus: Focus) => void;
}

/** [S83] The point of a picture that stays in sight: pressed or dragged on the picture itself, or written in percent. */
export const FocusField = ({ picture, focus, onChange }: FocusFieldProps) => {
  const id = useId();
  const source = imageAddress(picture);
  const change = (changes: Partial<Focus>) => {
    onChange(withChanges(focus, changes));
  };
  return (
    <Stack role="group" aria-labelledby={id} gap="2">
      <Text id={id} fontSize="sm" fontWeight="medium">
        Focal point
      </Text>
      {source !== null && <FocusPicture source={source} focus={focus} onChange={onChange} />}
      <SimpleGrid columns={2} gap="3">
        <NumberField
          label="From the left"
          unit="%"
          value={focus.left}
          bounds={PERCENT}
          onChange={(left) => {
            change({ left });
          }}
        />
        <NumberField
          label="From the top"
          unit="%"
          value={focus.top}
          bounds={PERCENT}
          onChange={(top) => {
            change({ top });
          }}
        />
      </SimpleGrid>
    </Stack>
  );
};

interface FocusPictureProps extends Omit<FocusFieldProps, 'picture'> {
  readonly source: string;
}

/** For the pointer; keyboards have the numbers beside it. */
const FocusPicture = ({ source, focus, onChange }: FocusPictureProps) => {
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    onChange({
      left: percentOf(event.clientX - left, width),
      top: percentOf(event.clientY - top, height),
    });
  };
  return (
    <Box
      aria-hidden
      data-focus-picture
      position="relative"
      alignSelf="start"
      maxW="full"
      borderRadius="l2"
      overflow="hidden"
      borderWidth="1px"
      cursor="crosshair"
      touchAction="none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
      }}
    >
      <chakra.img
        src={source}
        alt=""
        draggable={false}
        display="block"
        maxW="full"
        maxH="9rem"
        minH="3rem"
        minW="4rem"
      />
      <Box
        position="absolute"
        boxSize="5"
        borderRadius="full"
        borderWidth="2px"
        borderColor="white"
        boxShadow="0 0 0 1.5px rgb(0 0 0 / 0.7), inset 0 0 0 1.5px rgb(0 0 0 / 0.7)"
        transform="translate(-50%, -50%)"
        pointerEvents="none"
        style={{ left: `${String(focus.left)}%`, top: `${String(focus.top)}%` }}
      />
    </Box>
  );
};

const percentOf = (part: number, whole: number): number =>
  Math.round(Math.min(100, Math.max(0, (part / whole) * 100)));
