import { moveLayers, type LayerMove } from '../../document/layers';
import { contentAtom, selectionAtom } from '../documentAtoms';
import type { Command, CommandContext, Shortcut } from './command';

/** [S96] Not while everything that is selected lies there already. */
const moves = (move: LayerMove, label: string, shortcut: Shortcut): Command => ({
  id: `layer-${move}`,
  label,
  group: 'Arrange',
  shortcuts: [shortcut],
  isAvailable: (context) => moved(context, move) !== context.editor.get(contentAtom),
  run: (context) => {
    context.editor.edit(() => moved(context, move));
  },
});

const moved = ({ editor }: CommandContext, move: LayerMove) =>
  moveLayers(editor.get(contentAtom), editor.get(selectionAtom), move);

export const BRING_TO_FRONT = moves('front', 'Bring to front', { key: 'f' });
export const BRING_FORWARD = moves('forward', 'Bring forward', { key: 'f', shift: true });
export const SEND_BACKWARD = moves('backward', 'Send backward', { key: 'd', shift: true });
export const SEND_TO_BACK = moves('back', 'Send to back', { key: 'd' });

export const LAYER_COMMANDS = [BRING_TO_FRONT, BRING_FORWARD, SEND_BACKWARD, SEND_TO_BACK] as const;
