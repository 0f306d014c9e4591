import type { Command } from '../../editor/commands/command';
import { nextZoom, scaleAtom, zoomAtom } from './zoomAtom';

const zooms = (direction: 'in' | 'out', label: string, keys: readonly string[]): Command => ({
  id: `zoom-${direction}`,
  label,
  group: 'Look',
  shortcuts: keys.map((key) => ({ key, mod: true })),
  whileTyping: true,
  isAvailable: () => true,
  run: ({ editor }) => {
    editor.store.set(zoomAtom, nextZoom(editor.get(scaleAtom), direction));
  },
});

export const ZOOM_IN = zooms('in', 'Zoom in', ['=', '+']);

export const ZOOM_OUT = zooms('out', 'Zoom out', ['-']);

export const FIT: Command = {
  id: 'zoom-fit',
  label: 'Fit to the window',
  group: 'Look',
  shortcuts: [{ key: '0', mod: true }],
  whileTyping: true,
  isAvailable: () => true,
  run: ({ editor }) => {
    editor.store.set(zoomAtom, 'fit');
  },
};
