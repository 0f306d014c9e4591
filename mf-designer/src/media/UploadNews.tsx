import type { Refused } from 'shared-kernel/picture-library';
import { Alert, Box, Flex, Spinner } from 'shared-kernel/ui';

interface UploadNewsProps {
  readonly waiting: number;
  readonly refused: readonly Refused[];
}

/** How many files are on their way, and which of them were refused why. */
export const UploadNews = ({ waiting, refused }: UploadNewsProps) => (
  <>
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
  </>
);
