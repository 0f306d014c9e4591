import { HStack, Maximize, Shield, Text, ZoomIn, ZoomOut } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

import { FINGER_GAP } from '../controls/fingerGap';
import { CommandButton } from '../controls/CommandButton';
import type { CommandContext } from '../editor/commands/command';
import { useEditorValue } from '../editor/EditorContext';
import { TOGGLE_GUARD_RAILS } from './canvasCommands';
import { guardRailsShownAtom } from './guardRailsShownAtom';
import { scaleAtom } from './zoom/zoomAtom';
import { FIT, ZOOM_IN, ZOOM_OUT } from './zoom/zoomCommands';

interface LookControlsProps {
  readonly context: CommandContext;
  /** Further buttons, behind those of the canvas. */
  readonly children: ReactNode;
}

/** How the screen is looked at: zoom and guard rails of the canvas, and what else there is. */
export const LookControls = ({ context, children }: LookControlsProps) => {
  const scale = useEditorValue(scaleAtom);
  const guarded = useEditorValue(guardRailsShownAtom);
  return (
    <HStack role="toolbar" aria-label="Look" gap="1" css={FINGER_GAP} wrap="wrap">
      <CommandButton command={ZOOM_OUT} context={context}>
        <ZoomOut size={16} />
      </CommandButton>
      <Text
        as="span"
        role="status"
        aria-label="Zoom"
        minW="3.5rem"
        textAlign="center"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
      >
        {Math.round(scale * 100)}%
      </Text>
      <CommandButton command={ZOOM_IN} context={context}>
        <ZoomIn size={16} />
      </CommandButton>
      <CommandButton command={FIT} context={context}>
        <Maximize size={16} />
      </CommandButton>
      <CommandButton command={TOGGLE_GUARD_RAILS} context={context} pressed={guarded}>
        <Shield size={16} />
      </CommandButton>
      {children}
    </HStack>
  );
};
