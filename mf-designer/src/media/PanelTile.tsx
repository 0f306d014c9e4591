import { chakra } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

import { dragOntoStage } from '../controls/pointer/dragOntoStage';
import { ANYWHERE, type Landing } from '../editor/adding/landing';
import { useEditor } from '../editor/EditorContext';

interface PanelTileProps {
  readonly name: string;
  readonly onAdd: (at: Landing) => void;
  readonly children: ReactNode;
}

/** [S159] One press puts what it shows onto the screen; dragged, it comes where it is dropped. */
export const PanelTile = ({ name, onAdd, children }: PanelTileProps) => (
  <chakra.button
    type="button"
    aria-label={`Add ${name}`}
    title={name}
    display="block"
    minW="0"
    borderRadius="l2"
    borderWidth="1px"
    overflow="hidden"
    cursor="pointer"
    bg="bg.subtle"
    _hover={{ borderColor: 'accent.solid' }}
    onClick={() => {
      onAdd(ANYWHERE);
    }}
    {...dragOntoStage(useEditor(), onAdd)}
  >
    {children}
  </chakra.button>
);
