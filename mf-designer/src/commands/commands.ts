import { CANVAS_COMMANDS } from '../canvas/canvasCommands';
import { CLIPBOARD_COMMANDS } from '../clipboard/clipboardCommands';
import { INSERT_DATA_COMMANDS } from '../insert-data/insertDataCommands';
import { PLAYBACK_COMMANDS } from '../playback/playbackCommands';
import { SHOW_TEMPLATES } from '../templates/templateCommands';
import { ADD_COMMANDS } from './addCommands';
import type { Command } from './command';
import { REDO, UNDO } from './historyCommands';
import { ITEM_COMMANDS } from './itemCommands';
import { SCREEN_COMMANDS } from './screenCommands';

/** Everything that can be done by key; where two share a key, the first that is available runs. */
export const COMMANDS: readonly Command[] = [
  ...SCREEN_COMMANDS,
  SHOW_TEMPLATES,
  UNDO,
  REDO,
  ...PLAYBACK_COMMANDS,
  ...Object.values(ADD_COMMANDS),
  ...ITEM_COMMANDS,
  ...CLIPBOARD_COMMANDS,
  ...CANVAS_COMMANDS,
  ...INSERT_DATA_COMMANDS,
];
