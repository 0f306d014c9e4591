import { startTransition, useEffect, useState, type ReactNode } from 'react';

import { roomBoxAtom } from '../canvas/zoom/zoomAtom';
import { useEditorValue } from '../editor/EditorContext';

interface AfterCanvasProps {
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Is drawn once the canvas is there, between whatever else the page has to do. */
export const AfterCanvas = ({ waiting, children }: AfterCanvasProps) => {
  const isCanvasThere = useEditorValue(roomBoxAtom) !== null;
  const [isDrawn, setDrawn] = useState(isCanvasThere);
  useEffect(() => {
    if (isCanvasThere)
      startTransition(() => {
        setDrawn(true);
      });
  }, [isCanvasThere]);
  return isDrawn ? children : waiting;
};
