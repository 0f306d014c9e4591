import { ChakraProvider } from '@chakra-ui/react';
import { DndProvider } from 'react-dnd';
import { TouchBackend } from 'react-dnd-touch-backend';
import type { ReactNode } from 'react';
import { system } from './system';
import { useColourScheme } from './useColourScheme';

/**
 * Gives everything below it the tool's look, and lists that are dragged into order. The shell mounts one;
 * tests mount their own.
 */
export const UiProvider = ({ children }: { children: ReactNode }) => {
  useColourScheme();
  return (
    <ChakraProvider value={system}>
      {/* Kept at the window, which has room for one touch backend, however often this is mounted. */}
      <DndProvider backend={TouchBackend} context={window} options={DRAGGING}>
        {children}
      </DndProvider>
    </ChakraProvider>
  );
};

/** Not the backend of HTML's own dragging, which fingers cannot do. useReorder has no drop targets to look for. */
const DRAGGING = { enableMouseEvents: true, getDropTargetElementsAtPoint: () => [] };
