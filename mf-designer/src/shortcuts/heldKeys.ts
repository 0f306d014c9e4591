import type { Command } from '../editor/commands/command';

/** Told in the list of shortcuts; `key` may be what the pointer does while the modifier is held. */
export type HeldKey = Pick<Command, 'label' | 'group' | 'shortcuts'>;

/** Keys that are held while pointing [S20, S22, S23], and those of the list of objects [S31, S32]. */
export const HELD_KEYS: readonly HeldKey[] = [
  {
    label: 'Add to the selection, or take out',
    group: 'Edit',
    shortcuts: [{ key: 'click', shift: true }],
  },
  {
    label: 'In the list: go on without choosing',
    group: 'Edit',
    shortcuts: [
      { key: 'arrowup', mod: true },
      { key: 'arrowdown', mod: true },
    ],
  },
  {
    label: 'In the list: choose one more, or one less',
    group: 'Edit',
    shortcuts: [{ key: ' ', mod: true }],
  },
  {
    label: 'In the list: move earlier or later',
    group: 'Arrange',
    shortcuts: [
      { key: 'arrowup', alt: true },
      { key: 'arrowdown', alt: true },
    ],
  },
  { label: 'Drag without snapping', group: 'Arrange', shortcuts: [{ key: 'drag', alt: true }] },
  { label: 'Drag along one axis', group: 'Arrange', shortcuts: [{ key: 'drag', shift: true }] },
];
