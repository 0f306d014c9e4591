import { CANVAS_COMMANDS } from '../canvas/canvasCommands';
import type { Command } from '../editor/commands/command';
import { GROUP_COMMANDS } from '../editor/commands/groupCommands';
import { ITEM_COMMANDS } from '../editor/commands/itemCommands';
import { LAYER_COMMANDS } from '../editor/commands/layerCommands';
import { REDO, UNDO } from '../editor/undo/historyCommands';
import { SHOW_PICTURES } from '../media/mediaCommands';
import { ADD_COMMANDS } from '../object-list/addCommands';
import { CLIPBOARD_COMMANDS } from '../persistence/clipboard/clipboardCommands';
import { PLAYBACK_COMMANDS } from '../playback/playbackCommands';
import { SET_RHYTHM } from '../rhythm/rhythmCommand';
import { SHOW_SHORTCUTS } from '../shortcuts/showShortcuts';
import { TOGGLE_SIDE_BY_SIDE } from '../side-by-side/sideBySideCommand';
import { SHOW_TEMPLATES } from '../templates/templateCommands';
import { INSERT_DATA_COMMANDS } from '../text/insertDataCommands';
import { SAVE } from './saveCommand';

/** Everything that can be done by key; where two share a key, the first that is available runs. */
export const COMMANDS: readonly Command[] = [
  SAVE,
  SHOW_SHORTCUTS,
  SHOW_TEMPLATES,
  SHOW_PICTURES,
  SET_RHYTHM,
  UNDO,
  REDO,
  ...PLAYBACK_COMMANDS,
  ...Object.values(ADD_COMMANDS),
  ...ITEM_COMMANDS,
  ...LAYER_COMMANDS,
  ...GROUP_COMMANDS,
  ...CLIPBOARD_COMMANDS,
  ...CANVAS_COMMANDS,
  TOGGLE_SIDE_BY_SIDE,
  ...INSERT_DATA_COMMANDS,
];
