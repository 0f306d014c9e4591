import { Box, ErrorPanel } from 'shared-kernel/ui';

/** Nothing can be shown without the start-up files; nothing is lost either. */
export const StartFailure = ({ message }: { message: string }) => (
  <Box maxW="560px" mx="auto" px="4" py="16">
    <ErrorPanel
      title="Supporter Screens could not start"
      onRetry={() => {
        location.reload();
      }}
    >
      The server did not answer as expected ({message}). Your work is safe: try again in a moment.
    </ErrorPanel>
  </Box>
);
