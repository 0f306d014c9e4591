import { endOfChange } from '../../document/placeholders/endOfChange';
import { spliced } from '../../document/placeholders/spliced';
import { splitText, type TextSegment } from '../../document/placeholders/splitText';
import { readCaret, writeCaret, type Caret } from './caret';
import type { FaceOf } from './chipFace';
import { drawSegments, isDrawn } from './drawSegments';
import { readText } from './readText';

/** What the field shows. */
export interface ChipShowing {
  readonly text: string;
  /** Placeholders as they are written, not as chips. */
  readonly raw: boolean;
  readonly multiline: boolean;
  readonly faceOf: FaceOf;
}

/** The text in an editable element, and where the caret stands in it. */
export interface ChipText {
  readonly root: HTMLElement;
  readonly raw: () => boolean;
  readonly multiline: () => boolean;
  readonly text: () => string;
  readonly segments: () => readonly TextSegment[];
  /** What is selected, or was when the field was left. */
  readonly caret: () => Caret;
  /** Without looking: where the caret stood when the field was left. */
  readonly kept: () => Caret;
  /** Looks a last time, while the field is left: that the selection changed may not have been said yet. */
  readonly keep: () => void;
  /** Where the caret stands once the field has the focus again. */
  readonly place: (caret: Caret) => void;
  readonly replace: (stretch: Caret, inserted: string) => void;
  /** Takes what the browser made of the element. */
  readonly readBack: () => void;
  /** While an input method composes, the element is left alone. */
  readonly setComposing: (composing: boolean) => void;
  readonly isComposing: () => boolean;
  readonly show: (showing: ChipShowing) => void;
}

export const caretAt = (offset: number): Caret => ({ from: offset, to: offset });

export function createChipText(root: HTMLElement, onChange: (text: string) => void): ChipText {
  let showing: ChipShowing | null = null;
  let text = '';
  let caret = caretAt(0);
  let composing = false;

  const hasFocus = () => root.ownerDocument.activeElement === root;
  const place = (at: Caret) => {
    caret = at;
    if (hasFocus()) writeCaret(root, at);
  };
  const readPlace = () => {
    if (hasFocus()) caret = readCaret(root) ?? caret;
    return caret;
  };
  const segments = (): readonly TextSegment[] =>
    showing?.raw === true ? literally(text) : splitText(text);
  const draw = () => {
    if (showing === null || composing || isDrawn(root, segments(), showing.faceOf)) return;
    drawSegments(root, segments(), showing.faceOf);
    place(caret);
  };
  const write = (next: string, at: Caret) => {
    const changed = next !== text;
    text = next;
    caret = at;
    draw();
    if (changed) onChange(next);
  };

  return {
    root,
    raw: () => showing?.raw === true,
    multiline: () => showing?.multiline === true,
    text: () => text,
    segments,
    caret: readPlace,
    kept: () => caret,
    keep: () => {
      caret = readCaret(root) ?? caret;
    },
    place,
    replace: ({ from, to }, inserted) => {
      write(spliced(text, from, to, inserted), caretAt(from + inserted.length));
    },
    readBack: () => {
      write(readText(root), readPlace());
    },
    setComposing: (now) => {
      composing = now;
    },
    isComposing: () => composing,
    show: (next) => {
      showing = next;
      if (next.text !== text) {
        // [S48] Somebody else changed the text: undo, a mend, the dialog.
        caret = caretAt(endOfChange(text, next.text));
        text = next.text;
      }
      draw();
    },
  };
}

const literally = (text: string): readonly TextSegment[] =>
  text === '' ? [] : [{ kind: 'text', from: 0, to: text.length, code: text }];
