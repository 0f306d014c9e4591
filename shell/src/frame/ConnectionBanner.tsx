import { Box, Flex, WifiOff } from 'shared-kernel/ui';
import { useConnection, type Connection } from './useConnection';

const SENTENCES = {
  connected: null,
  offline: 'You are offline. What you edit is kept on this page; save when you are back.',
  unreached:
    'The server cannot be reached. What you edit is kept on this page; save when this line is gone.',
} as const satisfies Record<Connection, string | null>;

/** Tells of a way to the server that is cut, for as long as it is. */
export const ConnectionBanner = () => {
  const sentence = SENTENCES[useConnection()];
  return (
    <Box role="status" aria-label="Connection">
      {sentence !== null && (
        <Flex
          gap="2"
          align="center"
          justify="center"
          px="4"
          py="2"
          bg="orange.subtle"
          color="orange.fg"
          borderTopWidth="1px"
          fontSize="sm"
          fontWeight="medium"
        >
          <WifiOff size={16} aria-hidden style={{ flexShrink: 0 }} />
          {sentence}
        </Flex>
      )}
    </Box>
  );
};
