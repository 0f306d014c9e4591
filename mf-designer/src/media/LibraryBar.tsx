import { MEDIA_KINDS } from 'shared-kernel/model';
import { Alert, Box, Button, Flex, Input, Spinner, Stack, Text, Upload } from 'shared-kernel/ui';
import { useRef } from 'react';

import type { Refused } from 'shared-kernel/picture-library';

interface LibraryBarProps {
  readonly wanted: string;
  readonly onWant: (wanted: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly waiting: number;
  readonly refused: readonly Refused[];
  /** How many deleted pictures can be restored. */
  readonly deleted: number;
  readonly showsDeleted: boolean;
  readonly onShowDeleted: (shown: boolean) => void;
}

/** What a chooser of files offers. */
export const ACCEPTED_FILES = [
  ...MEDIA_KINDS.map((kind) => (kind === 'svg' ? '.svg' : `image/${kind}`)),
  '.heic',
];

/** How pictures are found, and how more come. */
export const LibraryBar = (props: LibraryBarProps) => {
  const { wanted, onWant, onFiles, waiting, refused, deleted, showsDeleted, onShowDeleted } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack gap="3" mb="4">
      <Flex gap="3" wrap="wrap" align="center">
        <Button
          size="sm"
          colorPalette="accent"
          onClick={() => {
            input.current?.click();
          }}
        >
          <Upload size={16} aria-hidden /> Upload pictures
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Picture files"
          accept={ACCEPTED_FILES.join()}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Text color="fg.muted" fontSize="sm" display={{ base: 'none', sm: 'block' }}>
          or drop or paste them here
        </Text>
        <Box flex="1" />
        {(deleted > 0 || showsDeleted) && (
          <Button
            size="sm"
            variant="ghost"
            aria-pressed={showsDeleted}
            onClick={() => {
              onShowDeleted(!showsDeleted);
            }}
          >
            {showsDeleted ? 'Back to all pictures' : `Deleted (${String(deleted)})`}
          </Button>
        )}
        <Input
          size="sm"
          type="search"
          w={{ base: 'full', sm: '14rem' }}
          aria-label="Find a picture"
          placeholder="Find a picture"
          value={wanted}
          onChange={(event) => {
            onWant(event.target.value);
          }}
        />
      </Flex>
      <Flex role="status" align="center" gap="2" fontSize="sm" minH="5">
        {waiting > 0 && (
          <>
            <Spinner size="xs" aria-hidden />
            {waiting === 1 ? 'Adding a picture…' : `Adding ${String(waiting)} pictures…`}
          </>
        )}
      </Flex>
      {refused.map(({ name, sentence }) => (
        <Alert.Root key={name} status="warning" size="sm">
          <Alert.Indicator />
          <Box minW="0">
            <Alert.Title overflowWrap="anywhere">{name}</Alert.Title>
            <Alert.Description>{sentence}</Alert.Description>
          </Box>
        </Alert.Root>
      ))}
    </Stack>
  );
};
