import type { ScreenContent, View } from 'shared-kernel/model';
import { Box, chakra, Text } from 'shared-kernel/ui';
import { useState } from 'react';

import { TemplateThumbnail } from '../templates/gallery/TemplateThumbnail';
import { sceneSize } from './sceneSize';

interface SceneCardProps {
  readonly place: number;
  readonly name: string;
  /** Whom it is for: "supporters who gave". */
  readonly audience: string;
  /** With examples in place of placeholders. */
  readonly sample: ScreenContent;
  readonly view: View;
}

/** One screen of a story; it plays while it is pointed at or focused, and once more when it is pressed. */
export const SceneCard = ({ place, name, audience, sample, view }: SceneCardProps) => {
  const size = sceneSize(view);
  const [playing, setPlaying] = useState(false);
  const play = () => {
    setPlaying(true);
  };
  const rest = () => {
    setPlaying(false);
  };
  return (
    <chakra.li flexShrink="0" style={{ width: size.width }}>
      <Box position="relative">
        <TemplateThumbnail content={sample} view={view} height={size.height} playing={playing} />
        <chakra.button
          type="button"
          aria-label={`Play ${name}`}
          onPointerEnter={play}
          onPointerLeave={rest}
          onFocus={play}
          onBlur={rest}
          position="absolute"
          inset="0"
          borderRadius="l2"
          cursor="pointer"
        />
      </Box>
      <Text fontWeight="medium" fontSize="sm" mt="2" overflowWrap="anywhere">
        {`${String(place)}. ${name}`}
      </Text>
      <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">{`For ${audience}`}</Text>
    </chakra.li>
  );
};
