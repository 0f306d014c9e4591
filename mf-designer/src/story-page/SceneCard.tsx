import type { ScreenContent } from 'shared-kernel/model';
import { Box, chakra, Text } from 'shared-kernel/ui';
import { useState } from 'react';

import { TemplateThumbnail } from '../templates/gallery/TemplateThumbnail';
import type { Scene } from '../templates/scenes/scene';

interface SceneCardProps {
  readonly place: number;
  readonly scene: Scene;
  /** With examples in place of placeholders. */
  readonly sample: ScreenContent;
}

/** CSS pixels. */
const HEIGHT = 380;

/** One screen of a story; it plays while it is pointed at or focused, and once more when it is pressed. */
export const SceneCard = ({ place, scene, sample }: SceneCardProps) => {
  const [playing, setPlaying] = useState(false);
  const play = () => {
    setPlaying(true);
  };
  const rest = () => {
    setPlaying(false);
  };
  return (
    <chakra.li flexShrink="0" w="11.5rem">
      <Box position="relative">
        <TemplateThumbnail
          content={sample}
          view="mobilePortrait"
          height={HEIGHT}
          playing={playing}
        />
        <chakra.button
          type="button"
          aria-label={`Play ${scene.name}`}
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
      <Text fontWeight="medium" fontSize="sm" mt="2">
        {`${String(place)}. ${scene.name}`}
      </Text>
      <Text fontSize="xs" color="fg.muted">{`For ${scene.audience.words}`}</Text>
    </chakra.li>
  );
};
