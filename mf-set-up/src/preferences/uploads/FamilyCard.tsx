import { fontFamily } from 'screen-player';
import { useState } from 'react';
import type { FontUse, UploadedFace, UploadedFamily } from 'shared-kernel/model';
import { Box, Button, ConfirmDialog, Flex, Stack, Text } from 'shared-kernel/ui';
import { faceWords, sizeWords } from './faceWords';
import type { Obstacle } from './useUploadedFonts';

interface FamilyCardProps {
  readonly family: UploadedFamily;
  readonly busy: boolean;
  readonly obstacle: Obstacle | null;
  /** null: all of it. */
  readonly onRemove: (faceId: string | null) => void;
}

/** An uploaded family in its own face, with its cuts. */
export const FamilyCard = ({ family, busy, obstacle, onRemove }: FamilyCardProps) => {
  const { name, faces } = family;
  /** undefined: nothing is asked; null: all of it is to go. */
  const [asked, setAsked] = useState<UploadedFace | null>();
  return (
    <Box as="li" borderWidth="1px" borderRadius="l2" px="3" py="2">
      <Flex gap="2" align="center" justify="space-between">
        <Text
          flex="1"
          minW="0"
          fontSize="xl"
          overflowWrap="anywhere"
          style={{ fontFamily: fontFamily(name) }}
        >
          {name}
        </Text>
        <Text fontSize="xs" color="fg.muted" whiteSpace="nowrap">
          {sizeWords(faces)}
        </Text>
        <Button
          size="sm"
          variant="ghost"
          disabled={busy}
          aria-label={`Delete ${name}`}
          onClick={() => {
            setAsked(null);
          }}
        >
          Delete
        </Button>
      </Flex>
      <Flex as="ul" gap="1" wrap="wrap" listStyleType="none" mt="1">
        {faces.map((face) => (
          <Flex as="li" key={face.id} align="center" fontSize="sm" color="fg.muted">
            <Text as="span" style={styleOf(name, face)}>
              {faceWords(face)}
            </Text>
            {faces.length > 1 && (
              <Button
                size="xs"
                variant="ghost"
                disabled={busy}
                aria-label={`Delete ${name} ${faceWords(face)}`}
                onClick={() => {
                  setAsked(face);
                }}
              >
                ✕
              </Button>
            )}
          </Flex>
        ))}
      </Flex>
      {obstacle !== null && <Obstacles obstacle={obstacle} />}
      <ConfirmDialog
        open={asked !== undefined}
        title={asked ? `Delete ${faceWords(asked)} of ${name}?` : `Delete ${name}?`}
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          const faceId = asked?.id ?? null;
          setAsked(undefined);
          onRemove(faceId);
        }}
        onCancel={() => {
          setAsked(undefined);
        }}
      >
        {asked
          ? 'Texts in it take the nearest of its other weights.'
          : 'Its files are gone at once. Where it is in use, it stays.'}
      </ConfirmDialog>
    </Box>
  );
};

const styleOf = (name: string, { weights, style }: UploadedFace) => ({
  fontFamily: fontFamily(name),
  fontWeight: Number(weights.split(' ')[0]),
  fontStyle: style,
});

const Obstacles = ({ obstacle: { uses, sentence } }: { readonly obstacle: Obstacle }) => (
  <Box role="alert" fontSize="sm" mt="2">
    <Text color="fg.error">
      {sentence === ''
        ? 'It stays, since texts are in it. Give them another font first:'
        : sentence}
    </Text>
    {uses.length > 0 && (
      <Stack as="ul" gap="0" ps="5" listStyleType="disc" maxH="9rem" overflowY="auto">
        {uses.map((use) => (
          <Box as="li" key={`${use.yearId} ${use.screenId ?? ''}`} overflowWrap="anywhere">
            {placeWords(use)}
          </Box>
        ))}
      </Stack>
    )}
  </Box>
);

/** "Welcome, 2026", "Brand kit", "Thanks, Template" */
const placeWords = ({ screenName, yearName }: FontUse): string =>
  [screenName, yearName].filter((name) => name !== '').join(', ');
