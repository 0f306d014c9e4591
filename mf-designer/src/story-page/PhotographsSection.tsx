import { lateDialog } from 'shared-kernel/late-parts';
import type { Media } from 'shared-kernel/model';
import { smallSource } from 'shared-kernel/picture-library';
import { Box, Button, chakra, Flex, Heading, Stack, Text } from 'shared-kernel/ui';
import { useState } from 'react';

import type { Scene } from '../templates/scenes/scene';

interface PhotographsSectionProps {
  /** Those that have room for one. */
  readonly scenes: readonly Scene[];
  /** By the ids of scenes. */
  readonly chosen: ChosenPhotographs;
  readonly working: boolean;
  readonly onChange: (chosen: ChosenPhotographs) => void;
}

export type ChosenPhotographs = Readonly<Record<string, Media>>;

/** The library is brought along once somebody looks for a photograph. */
const PhotographDialog = lateDialog(
  async () => (await import('./PhotographDialog')).PhotographDialog,
);

/** [S163] The organisation's own photographs, on the screens that have room for one. */
export const PhotographsSection = (props: PhotographsSectionProps) => {
  const { scenes, chosen, working, onChange } = props;
  const [asked, ask] = useState<Scene | null>(null);
  return (
    <Stack gap="4" inert={working}>
      <Box>
        <Heading as="h2" size="sm">
          With which photographs
        </Heading>
        <Text fontSize="sm" color="fg.muted" mt="1">
          {`${scenes.length === 1 ? 'A screen has' : `${String(scenes.length)} screens have`} room for one of your own. Without it, a shape stands there.`}
        </Text>
      </Box>
      <Flex as="ul" gap="4" wrap="wrap" listStyleType="none">
        {scenes.map((scene) => (
          <PhotographPlace
            key={scene.id}
            name={scene.name}
            photograph={chosen[scene.id] ?? null}
            onChoose={() => {
              ask(scene);
            }}
            onRemove={() => {
              onChange(
                Object.fromEntries(Object.entries(chosen).filter(([id]) => id !== scene.id)),
              );
            }}
          />
        ))}
      </Flex>
      {asked !== null && (
        <PhotographDialog
          title={`A photograph for “${asked.name}”`}
          chosen={chosen[asked.id]?.id ?? null}
          onChoose={(photograph) => {
            onChange({ ...chosen, [asked.id]: photograph });
            ask(null);
          }}
          onClose={() => {
            ask(null);
          }}
        />
      )}
    </Stack>
  );
};

interface PhotographPlaceProps {
  readonly name: string;
  readonly photograph: Media | null;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

const PhotographPlace = ({ name, photograph, onChoose, onRemove }: PhotographPlaceProps) => (
  <chakra.li w="10rem" minW="0">
    <Box
      h="7rem"
      borderRadius="l2"
      borderWidth="1px"
      borderStyle={photograph === null ? 'dashed' : 'solid'}
      borderColor="border.emphasized"
      overflow="hidden"
      bg="bg.subtle"
    >
      {photograph !== null && (
        <chakra.img
          src={smallSource(photograph.id)}
          alt={photograph.name}
          w="full"
          h="full"
          objectFit="cover"
          style={{
            objectPosition: `${String(photograph.focus.left)}% ${String(photograph.focus.top)}%`,
          }}
        />
      )}
    </Box>
    <Text fontSize="sm" fontWeight="medium" mt="2" overflowWrap="anywhere">
      {name}
    </Text>
    <Flex gap="3" mt="1" wrap="wrap">
      <Button
        variant="outline"
        size="xs"
        aria-label={`${photograph === null ? 'Choose a' : 'Change the'} photograph for “${name}”`}
        onClick={onChoose}
      >
        {photograph === null ? 'Choose' : 'Change'}
      </Button>
      {photograph !== null && (
        <Button
          variant="ghost"
          size="xs"
          aria-label={`Remove the photograph for “${name}”`}
          onClick={onRemove}
        >
          Remove
        </Button>
      )}
    </Flex>
  </chakra.li>
);
