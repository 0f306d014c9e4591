import { usePageActions } from 'shared-kernel/page-actions';
import { useToast } from 'shared-kernel/session';
import { Box, Button, chakra, Copy, Flex, Heading, Panel, Text } from 'shared-kernel/ui';
import { snippetOf } from './snippetOf';

/** The lines that make the screens play on the organisation's page. */
export const EmbedSnippet = ({ page }: { page: string }) => {
  const snippet = snippetOf(location.origin);
  const copy = useCopySnippet(snippet);
  usePageActions([
    {
      id: 'copy-embed-lines',
      label: 'Copy the lines for your page',
      keys: [],
      isAvailable: () => true,
      run: () => void copy(),
    },
  ]);
  return (
    <Panel as="section" aria-label="Put the screens on your page">
      <Flex gap="3" wrap="wrap" justify="space-between" align="flex-start" mb="3">
        <Box flex="1" minW="14rem">
          <Heading as="h2" fontSize="lg" fontWeight="semibold">
            Put the screens on your page
          </Heading>
          <Text color="fg.muted" fontSize="sm" mt="1">
            Paste these lines once where the screens are to play, on{' '}
            <chakra.a
              href={page}
              target="_blank"
              rel="noreferrer"
              color="accent.fg"
              textDecoration="underline"
              overflowWrap="anywhere"
            >
              {page}
            </chakra.a>
            . They work on that site alone.
          </Text>
        </Box>
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          <Copy size={16} aria-hidden />
          Copy
        </Button>
      </Flex>
      <Box
        as="pre"
        tabIndex={0}
        role="region"
        aria-label="Lines for your page"
        bg="bg.subtle"
        borderRadius="l2"
        p="3"
        fontFamily="mono"
        fontSize="sm"
        overflowX="auto"
      >
        {snippet}
      </Box>
    </Panel>
  );
};

/** Spec §9. */
const COPIED_MS = 2000;

function useCopySnippet(snippet: string): () => Promise<void> {
  const showToast = useToast();
  return async () => {
    try {
      await navigator.clipboard.writeText(snippet);
      showToast({
        header: 'Lines for your page',
        body: 'Copied to clipboard!',
        variant: 'success',
        delayMs: COPIED_MS,
      });
    } catch (cause) {
      console.error('The clipboard could not be written', cause);
      showToast({
        header: 'Lines for your page',
        body: 'Your browser did not allow copying – please select and copy them yourself',
        variant: 'danger',
      });
    }
  };
}
