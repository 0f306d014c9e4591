import type { Caret } from './caret';

/** What a chip field tells its owner. */
export interface ChipEvents {
  readonly onChange: (text: string) => void;
  /** A brace was typed: data is wanted in place of the selection [S42]. */
  readonly onBrace: (selection: Caret) => void;
  /** A chip was clicked, or Enter pressed on it. */
  readonly onChip: (stretch: Caret) => void;
  /** What follows is a step of undo of its own, even amid typing. */
  readonly onStep: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}
