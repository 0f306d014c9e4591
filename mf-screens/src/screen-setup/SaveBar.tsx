import { Link, links } from 'shared-kernel/contract';
import { Box, Button, Flex, Text } from 'shared-kernel/ui';

interface SaveBarProps {
  readonly dirty: boolean;
  readonly saving: boolean;
  readonly onSave: () => void;
}

/** Stays at the bottom of the window: the way back, what is unsaved, and the way to save. */
export const SaveBar = ({ dirty, saving, onSave }: SaveBarProps) => (
  <Box
    position="sticky"
    bottom="0"
    bg="bg"
    borderTopWidth="1px"
    mx="-2"
    px="2"
    py="3"
    zIndex="docked"
  >
    <Flex gap="3" align="center" wrap="wrap">
      <Button asChild variant="outline">
        <Link to={links.screens()}>Back</Link>
      </Button>
      <Text flex="1" color="fg.muted" fontSize="sm" role="status">
        {dirty ? '● Unsaved edits' : ''}
      </Text>
      <Button loading={saving} loadingText="Saving" onClick={onSave}>
        Save screen
      </Button>
    </Flex>
  </Box>
);
