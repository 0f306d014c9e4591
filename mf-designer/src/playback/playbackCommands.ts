import type { Command } from '../editor/commands/command';
import { contentAtom } from '../editor/documentAtoms';
import { playbackAtom } from '../editor/playback/playbackAtoms';
import { pause, play, playFromStart, stopPlaying } from '../editor/playback/transport';

export const PLAY_OR_PAUSE: Command = {
  id: 'play-or-pause',
  label: 'Play or pause',
  group: 'Look',
  shortcuts: [{ key: ' ' }],
  isAvailable: () => true,
  run: ({ editor }) => {
    if (editor.get(playbackAtom).phase === 'playing') pause(editor);
    else play(editor);
  },
};

export const PLAY_FROM_START: Command = {
  id: 'play-from-start',
  label: 'Play from the beginning',
  group: 'Look',
  shortcuts: [{ key: 'r' }],
  isAvailable: ({ editor }) => editor.get(contentAtom).items.length > 0,
  run: ({ editor }) => {
    playFromStart(editor);
  },
};

/** Stands before other uses of Escape. */
export const STOP_PLAYING: Command = {
  id: 'stop-playing',
  label: 'Back to editing',
  group: 'Look',
  shortcuts: [{ key: 'escape' }],
  isAvailable: ({ editor }) => editor.get(playbackAtom).phase !== 'still',
  run: ({ editor }) => {
    stopPlaying(editor);
  },
};

export const PLAYBACK_COMMANDS = [PLAY_OR_PAUSE, PLAY_FROM_START, STOP_PLAYING] as const;
