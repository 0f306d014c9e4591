import { Box, Button, Center, ErrorPanel, HStack, Spinner, Text } from 'shared-kernel/ui/basics';

interface MissingProps {
  readonly onRetry: () => void;
}

const TITLE = 'This part could not be loaded';
const WHAT_TO_DO = 'Nothing is lost. Check your connection, and try again.';

/** In place of a part of a page. */
export const MissingPart = ({ onRetry }: MissingProps) => (
  <ErrorPanel title={TITLE} onRetry={onRetry}>
    {WHAT_TO_DO}
  </ErrorPanel>
);

/** In place of a dialog: over the page's lower edge, wherever the button stands that would open it. */
export const MissingDialog = ({ onRetry, onClose }: MissingProps & { onClose: () => void }) => (
  <Box
    role="alert"
    position="fixed"
    bottom="4"
    insetX="4"
    mx="auto"
    maxW="26rem"
    zIndex="modal"
    bg="bg.panel"
    color="fg"
    borderWidth="1px"
    borderRadius="l3"
    boxShadow="lg"
    p="4"
    textAlign="start"
  >
    <Text fontWeight="medium">{TITLE}</Text>
    <Text fontSize="sm" color="fg.muted">
      {WHAT_TO_DO}
    </Text>
    <HStack mt="3" gap="2">
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
      <Button size="sm" variant="ghost" onClick={onClose}>
        Close
      </Button>
    </HStack>
  </Box>
);

export const PageOnItsWay = () => (
  <Center py="20">
    <Spinner aria-label="Loading" />
  </Center>
);
