import { hiddenWords } from 'shared-kernel/roles';
import { Dialog, IconButton, Portal, Text, X } from 'shared-kernel/ui';
import type { RefObject } from 'react';
import { AllScreens } from './AllScreens';
import type { SupporterScreens } from '../supporter-evaluation/useSupporterScreens';

interface PreviewDialogProps {
  readonly found: SupporterScreens;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Where the focus goes when it closes. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** The all-screens preview: as large as the window allows, closed by Escape. */
export const PreviewDialog = ({ found, open, onClose, focusAfter }: PreviewDialogProps) => (
  <Dialog.Root
    open={open}
    size={{ mdDown: 'full', md: 'cover' }}
    scrollBehavior="inside"
    lazyMount
    unmountOnExit
    initialFocusEl={() => document.querySelector<HTMLElement>('[data-preview-story] [tabindex]')}
    finalFocusEl={() => focusAfter.current}
    // Of what is open inside of the story first.
    onEscapeKeyDown={(event) => {
      if (document.querySelector('[data-preview-story] [role="dialog"]') !== null)
        event.preventDefault();
    }}
    onOpenChange={(details) => {
      if (!details.open) onClose();
    }}
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner p={{ base: 0, md: 6 }}>
        <Dialog.Content borderRadius={{ mdDown: 0, md: 'l3' }} maxH="full" h="full">
          <Dialog.Header
            flexDirection="column"
            alignItems="flex-start"
            gap="1"
            pt={{ base: 3, md: 5 }}
            pb="2"
            ps={{ base: 4, md: 6 }}
            pe="14"
          >
            <Dialog.Title fontSize="lg" truncate minW="0">
              As {found.supporter.email}
            </Dialog.Title>
            {found.supporter.masked !== undefined && (
              <Text fontSize="sm" color="fg.muted" fontWeight="normal" lineClamp="2">
                {hiddenWords(found.supporter.masked)}
              </Text>
            )}
          </Dialog.Header>
          <AllScreens found={found} />
          <Dialog.CloseTrigger asChild>
            <IconButton aria-label="Close" variant="ghost" size="sm">
              <X size={18} aria-hidden />
            </IconButton>
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
