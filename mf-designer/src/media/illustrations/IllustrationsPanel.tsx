import { Alert, Box, chakra, Flex, Grid, Spinner, Stack, Text } from 'shared-kernel/ui';
import { useState } from 'react';

import { PanelHead } from '../../controls/PanelHead';
import { FULL } from '../../document/mostItems';
import type { Landing } from '../../editor/adding/landing';
import { useEditor } from '../../editor/EditorContext';
import { PanelTile } from '../PanelTile';
import { showPicture } from '../showPicture';
import { GroundChoice } from './GroundChoice';
import { svgSource } from './IllustrationCard';
import { useDrawnIllustrations, type DrawnInColours } from './useDrawnIllustrations';
import { useIllustrationAdding } from './useIllustrationAdding';

/** [S160] The product's own drawings beside the canvas, in the organisation's colours. */
export const IllustrationsPanel = () => {
  const editor = useEditor();
  const { palette, ground, setGround, drawn } = useDrawnIllustrations();
  const { add, adding, refusal } = useIllustrationAdding();
  const [full, setFull] = useState(false);
  const take = async (illustration: DrawnInColours, at: Landing) => {
    if (adding) return;
    const added = await add(illustration, null);
    if (added !== null) setFull(!showPicture(editor, added.picture, at));
  };

  return (
    <Box as="section" aria-label="Illustrations" px="3" py="2">
      <PanelHead title="Illustrations" />
      <GroundChoice compact palette={palette} value={ground} onChange={setGround} />
      <Stack gap="2" my="2">
        <Flex role="status" align="center" gap="2" fontSize="xs" color="fg.muted" minH="5">
          {adding && (
            <>
              <Spinner size="xs" aria-hidden /> Adding an illustration…
            </>
          )}
          {full && FULL}
        </Flex>
        {refusal !== null && (
          <Alert.Root status="warning" size="sm">
            <Alert.Indicator />
            <Alert.Description>{refusal}</Alert.Description>
          </Alert.Root>
        )}
      </Stack>
      <Grid
        role="group"
        aria-label="Illustrations to add"
        templateColumns="repeat(2, minmax(0, 1fr))"
        gap="2"
      >
        {drawn.map((one) => (
          <PanelTile
            key={one.id}
            name={one.name}
            onAdd={(at) => {
              void take(one, at);
            }}
          >
            <Box p="2" style={{ background: palette[ground].background }}>
              <chakra.img
                src={svgSource(one.svg)}
                alt=""
                draggable={false}
                w="full"
                aspectRatio="1"
              />
            </Box>
          </PanelTile>
        ))}
      </Grid>
      <Text fontSize="xs" color="fg.muted" mt="3">
        Free to use, no credit needed. One that you add comes into your pictures as well.
      </Text>
    </Box>
  );
};
