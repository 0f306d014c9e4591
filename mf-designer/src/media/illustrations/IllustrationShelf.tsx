import { useToast } from 'shared-kernel/session';
import { Alert, Box, Button, chakra, Dialog, Grid, Stack, Text } from 'shared-kernel/ui';
import { useEffect, useRef, useState } from 'react';

import { ILLUSTRATIONS } from '../../document/illustrations/illustrations';
import { FULL } from '../../document/mostItems';
import { useEditor } from '../../editor/EditorContext';
import type { PicturePlace } from '../../editor/panels/pictureRequestAtom';
import { placedPicture, placePicture } from '../placePicture';
import { GroundChoice } from './GroundChoice';
import { IllustrationCard, svgSource } from './IllustrationCard';
import { useDrawnIllustrations, type DrawnInColours } from './useDrawnIllustrations';
import { useIllustrationAdding } from './useIllustrationAdding';

interface IllustrationShelfProps {
  readonly place: PicturePlace;
  readonly onDone: () => void;
}

/** [S141] The product's own drawings in the organisation's colours; one that is used comes into its library. */
export const IllustrationShelf = ({ place, onDone }: IllustrationShelfProps) => {
  const editor = useEditor();
  const toast = useToast();
  const { palette, ground, setGround, drawn } = useDrawnIllustrations();
  const [chosenId, choose] = useState<string>(ILLUSTRATIONS[0].id);
  const { add, adding, refusal } = useIllustrationAdding();
  const isOpen = useIsMounted();

  const chosen = drawn.find(({ id }) => id === chosenId);
  const { background } = palette[ground];

  const use = async (illustration: DrawnInColours) => {
    if (adding) return;
    const added = await add(illustration, placedPicture(editor, place));
    if (added === null || !isOpen()) return;
    if (!placePicture(editor, place, added.picture, added.before)) {
      toast({ header: 'Picture', body: FULL, variant: 'warning' });
    }
    onDone();
  };

  return (
    <Dialog.Body pb="5">
      <Stack gap="4">
        <GroundChoice palette={palette} value={ground} onChange={setGround} />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' }} gap="5">
          <Grid
            role="group"
            aria-label="Illustrations"
            templateColumns="repeat(auto-fill, minmax(8.5rem, 1fr))"
            gap="3"
            alignContent="start"
            gridAutoRows="max-content"
            maxH={{ md: '60vh' }}
            overflowY={{ md: 'auto' }}
            p="1"
            m="-1"
          >
            {drawn.map((one) => (
              <IllustrationCard
                key={one.id}
                name={one.name}
                svg={one.svg}
                ground={background}
                chosen={one.id === chosenId}
                onChoose={() => {
                  choose(one.id);
                }}
                onUse={() => void use(one)}
              />
            ))}
          </Grid>
          {chosen !== undefined && (
            <Stack gap="4" order={{ base: -1, md: 0 }}>
              <Button
                size="sm"
                colorPalette="accent"
                alignSelf="start"
                loading={adding}
                loadingText="Adding…"
                onClick={() => void use(chosen)}
              >
                Use this illustration
              </Button>
              {refusal !== null && (
                <Alert.Root status="warning" size="sm">
                  <Alert.Indicator />
                  <Box minW="0">
                    <Alert.Title>{chosen.name} was not added</Alert.Title>
                    <Alert.Description>{refusal}</Alert.Description>
                  </Box>
                </Alert.Root>
              )}
              <Box
                display={{ base: 'none', md: 'block' }}
                p="6"
                borderRadius="l2"
                style={{ background }}
              >
                <chakra.img src={svgSource(chosen.svg)} alt="" w="full" aspectRatio="1" />
              </Box>
              <Text fontSize="sm">{chosen.alternativeText}</Text>
              <Text fontSize="xs" color="fg.muted">
                Free to use, no credit needed. It comes into your pictures as it is coloured here,
                with these words as its alternative text.
              </Text>
            </Stack>
          )}
        </Grid>
      </Stack>
    </Dialog.Body>
  );
};

/** Whoever has closed the dialog meanwhile has changed their mind. */
function useIsMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return () => mounted.current;
}
