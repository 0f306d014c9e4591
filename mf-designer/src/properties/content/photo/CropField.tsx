import { imageAddress } from 'screen-player';
import type { Box as Size, FocalPoint, PhotoMask } from 'shared-kernel/model';
import { Box, chakra, SimpleGrid, Stack, Text } from 'shared-kernel/ui';
import { useId, useRef, useState } from 'react';

import { PERCENT } from '../../../controls/inputs/boundedNumber';
import { NumberField } from '../../../controls/inputs/NumberField';
import { focusAfterPull } from '../../../document/place/cropMove';
import { MASK_RADII } from './maskRadii';

interface CropFieldProps {
  readonly picture: string;
  readonly focus: FocalPoint;
  readonly zoom: number;
  /** Of the view being edited; null: as high as the picture. */
  readonly frame: Size | null;
  readonly mask: PhotoMask | null;
  readonly onChange: (focus: FocalPoint) => void;
}

/** [S124] The frame as it is: the picture is pulled in it, or its place written in percent. */
export const CropField = (props: CropFieldProps) => {
  const { picture, focus, onChange } = props;
  const id = useId();
  const source = imageAddress(picture);
  return (
    <Stack role="group" aria-labelledby={id} gap="2">
      <Text id={id} fontSize="sm" fontWeight="medium">
        Part that is seen
      </Text>
      {source !== null && <CropFrame {...props} key={source} source={source} />}
      <SimpleGrid columns={2} gap="3">
        <NumberField
          label="From the left"
          unit="%"
          value={focus.left}
          bounds={PERCENT}
          onChange={(left) => {
            onChange({ ...focus, left });
          }}
        />
        <NumberField
          label="From the top"
          unit="%"
          value={focus.top}
          bounds={PERCENT}
          onChange={(top) => {
            onChange({ ...focus, top });
          }}
        />
      </SimpleGrid>
    </Stack>
  );
};

interface CropFrameProps extends CropFieldProps {
  readonly source: string;
}

/** For the pointer; keyboards have the numbers below it. */
const CropFrame = ({ source, focus, zoom, frame, mask, onChange }: CropFrameProps) => {
  const [natural, setNatural] = useState<Size | null>(null);
  const pull = useRef<{ readonly x: number; readonly y: number; readonly from: FocalPoint } | null>(
    null,
  );
  const place = `${String(focus.left)}% ${String(focus.top)}%`;
  const shape = frame ?? natural ?? { width: 1, height: 1 };
  return (
    <Box
      aria-hidden
      data-crop-frame
      alignSelf="start"
      w="full"
      overflow="hidden"
      bg="bg.muted"
      cursor="grab"
      touchAction="none"
      _active={{ cursor: 'grabbing' }}
      style={{
        maxWidth: `${String((9 * shape.width) / shape.height)}rem`,
        aspectRatio: `${String(shape.width)} / ${String(shape.height)}`,
        borderRadius: mask === null ? undefined : MASK_RADII[mask],
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pull.current = { x: event.clientX, y: event.clientY, from: focus };
      }}
      onPointerMove={(event) => {
        if (pull.current === null || natural === null) return;
        const { width, height } = event.currentTarget.getBoundingClientRect();
        const by = { x: event.clientX - pull.current.x, y: event.clientY - pull.current.y };
        onChange(
          focusAfterPull(pull.current.from, by, {
            picture: natural,
            frame: { width, height },
            zoom,
          }),
        );
      }}
      onPointerUp={() => {
        pull.current = null;
      }}
      onPointerCancel={() => {
        pull.current = null;
      }}
    >
      <chakra.img
        src={source}
        alt=""
        draggable={false}
        display="block"
        w="full"
        h="full"
        objectFit="cover"
        style={{
          objectPosition: place,
          transform: `scale(${String(zoom)})`,
          transformOrigin: place,
        }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setNatural({ width: naturalWidth, height: naturalHeight });
        }}
      />
    </Box>
  );
};
