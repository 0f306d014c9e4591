import { ForEditors } from 'shared-kernel/roles';
import { Box, Button, Flex, Input, Stack, Text } from 'shared-kernel/ui';

import type { Refused } from 'shared-kernel/picture-library';

import { UploadButton } from './UploadButton';
import { UploadNews } from './UploadNews';

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

/** How pictures are found, and how more come. */
export const LibraryBar = (props: LibraryBarProps) => {
  const { wanted, onWant, onFiles, waiting, refused, deleted, showsDeleted, onShowDeleted } = props;
  return (
    <Stack gap="3" mb="4">
      <Flex gap="3" wrap="wrap" align="center">
        <UploadButton size="sm" colorPalette="accent" onFiles={onFiles}>
          Upload pictures
        </UploadButton>
        <ForEditors>
          <Text color="fg.muted" fontSize="sm" display={{ base: 'none', sm: 'block' }}>
            or drop or paste them here
          </Text>
        </ForEditors>
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
      <UploadNews waiting={waiting} refused={refused} />
    </Stack>
  );
};
