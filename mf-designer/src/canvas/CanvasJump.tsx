import { ArrowDown, ArrowUp, Box, Button } from 'shared-kernel/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';

import type { DesignEditor } from '../editor/createEditor';
import { selectedItemAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { closedSectionsAtom } from '../editor/panels/closedSectionsAtom';

/** Where the panels stand below the canvas: from the canvas to the selected item's properties, and back. */
export const CanvasJump = () => {
  const canvas = useRef<HTMLDivElement>(null);
  const seen = useIsSeen(canvas);
  const editor = useEditor();
  const selected = useEditorValue(selectedItemAtom) !== null;

  return (
    <>
      <Box ref={canvas} position="absolute" inset="0" pointerEvents="none" aria-hidden />
      {(selected || !seen) && (
        <Button
          hideFrom="lg"
          position="fixed"
          zIndex="4"
          bottom="max(1rem, env(safe-area-inset-bottom))"
          right="4"
          size="sm"
          variant="outline"
          bg="bg.panel"
          borderRadius="full"
          shadow="md"
          onClick={() => {
            if (seen) showProperties(editor);
            else canvas.current?.scrollIntoView({ block: 'center' });
          }}
        >
          {seen ? <ArrowDown size={16} aria-hidden /> : <ArrowUp size={16} aria-hidden />}
          {seen ? 'Edit item' : 'Canvas'}
        </Button>
      )}
    </>
  );
};

function showProperties({ store, elements }: DesignEditor): void {
  store.set(closedSectionsAtom, (closed) => new Set([...closed].filter((id) => id !== 'item')));
  elements.itemProperties()?.scrollIntoView({ block: 'start' });
}

function useIsSeen(of: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (of.current === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setSeen(entry?.isIntersecting ?? true);
    }, SEEN);
    observer.observe(of.current);
    return () => {
      observer.disconnect();
    };
  }, [of]);
  return seen;
}

/** Less than this share of the canvas is of no use. */
const SEEN = { threshold: 0.35 };
