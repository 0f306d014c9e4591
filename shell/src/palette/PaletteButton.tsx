import { useSetAtom } from 'jotai';
import { hasMacKeys } from 'shared-kernel/page-actions';
import { Box, Button, SearchIcon, VisuallyHidden } from 'shared-kernel/ui';
import { overlayAtom } from './overlay';

/** The way to the list of everything for whoever knows no key for it. */
export const PaletteButton = () => {
  const setOverlay = useSetAtom(overlayAtom);
  return (
    <Button
      variant="ghost"
      size="sm"
      px="2"
      color="fg.muted"
      flexShrink="0"
      aria-keyshortcuts="Control+K"
      title={`Go to anything (${hasMacKeys() ? '⌘K' : 'Ctrl+K'})`}
      onClick={() => {
        setOverlay('palette');
      }}
    >
      <SearchIcon size={18} aria-hidden />
      <VisuallyHidden>Go to</VisuallyHidden>
      <Box as="kbd" aria-hidden="true" fontSize="xs" display={{ base: 'none', xl: 'block' }}>
        {hasMacKeys() ? '⌘K' : 'Ctrl K'}
      </Box>
    </Button>
  );
};
