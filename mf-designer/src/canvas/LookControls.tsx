import { Columns3, HStack, Maximize, Shield, Text, ZoomIn, ZoomOut } from 'shared-kernel/ui';

import type { CommandContext } from '../commands/command';
import { CommandButton } from '../commands/CommandButton';
import { useEditorValue } from '../editor/EditorContext';
import { TOGGLE_GUARD_RAILS } from './canvasCommands';
import { guardRailsShownAtom } from './guardRailsShownAtom';
import { sideBySideAtom } from '../side-by-side/sideBySideAtom';
import { TOGGLE_SIDE_BY_SIDE } from '../side-by-side/sideBySideCommand';
import { FIT, ZOOM_IN, ZOOM_OUT } from './zoom/zoomCommands';
import { scaleAtom } from './zoom/zoomAtom';

interface LookControlsProps {
  readonly context: CommandContext;
}

/** How the canvas is looked at: zoom, guard rails, all views. */
export const LookControls = ({ context }: LookControlsProps) => {
  const scale = useEditorValue(scaleAtom);
  const sideBySide = useEditorValue(sideBySideAtom);
  const guarded = useEditorValue(guardRailsShownAtom);
  return (
    <HStack role="toolbar" aria-label="Look" gap="1" wrap="wrap">
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
        {Math.round(scale * 100)} %
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
      <CommandButton command={TOGGLE_SIDE_BY_SIDE} context={context} pressed={sideBySide}>
        <Columns3 size={16} />
      </CommandButton>
    </HStack>
  );
};
