import type { Command } from '../editor/commands/command';

export const SAVE: Command = {
  id: 'save',
  label: 'Save screen',
  group: 'Screen',
  shortcuts: [{ key: 's', mod: true }],
  whileTyping: true,
  isAvailable: () => true,
  run: ({ save }) => {
    save();
  },
};
