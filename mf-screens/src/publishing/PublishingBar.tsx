import { Link } from 'shared-kernel/contract';
import type { Publishing } from 'shared-kernel/model';
import { PUBLISH_PATH } from 'shared-kernel/publishing';
import type { ServerFailure } from 'shared-kernel/server';
import type { Loaded } from 'shared-kernel/server-state';
import { Box, Button, Flex, Skeleton, Text } from 'shared-kernel/ui';
import { publishingNote, type PublishingNote } from './publishingNote';

interface PublishingBarProps {
  readonly publishing: Loaded<Publishing, ServerFailure>;
}

/** Whether supporters see what stands below, and the way to where that is decided. Keeps its place while it is read. */
export const PublishingBar = ({ publishing }: PublishingBarProps) => {
  const note = noteOf(publishing);
  return (
    <Flex
      role="group"
      aria-label="Publishing"
      align="center"
      justify="space-between"
      columnGap="4"
      minH={{ base: 16, sm: 12 }}
      px={{ base: 4, md: 5 }}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
    >
      {note === null ? (
        <Skeleton h="4" w="16rem" maxW="full" />
      ) : (
        <>
          <Flex gap="3" align="center" minW="0">
            <Box boxSize="2" borderRadius="full" flexShrink="0" bg={colourOf(note)} aria-hidden />
            <Text fontSize="sm" lineHeight="1.3">
              {note.words}
            </Text>
          </Flex>
          <Button asChild variant="plain" size="sm" px="0" color="accent.fg" flexShrink="0">
            <Link to={PUBLISH_PATH}>{note.action}</Link>
          </Button>
        </>
      )}
    </Flex>
  );
};

const colourOf = ({ waits, seen }: PublishingNote) =>
  waits ? 'orange.solid' : seen ? 'green.solid' : 'border.emphasized';

function noteOf(publishing: PublishingBarProps['publishing']): PublishingNote | null {
  switch (publishing.status) {
    case 'loading':
      return null;
    case 'failed':
      return {
        words: 'What is published could not be read.',
        action: 'Publishing',
        waits: false,
        seen: false,
      };
    case 'ready':
      return publishingNote(publishing.value);
  }
}
