import { caretOf } from './caret';
import { isCaretStop } from './caretStop';
import type { ChipEvents } from './chipEvents';
import type { ChipText } from './createChipText';
import { deletedStretch } from './deletedStretch';
import { insertPlain } from './editClipboard';
import type { Listening } from './listening';

/**
 * Typing, input methods and spelling are left to the browser and read back; what concerns chips, lines or a selection
 * is done on the text itself, since browsers differ there.
 */
export function editTyping(chips: ChipText, events: () => ChipEvents, { on }: Listening): void {
  const edit = (event: InputEvent) => {
    if (chips.isComposing() || event.isComposing) return;
    const act = actOf(event, chips, events());
    if (act === 'browser') return;
    event.preventDefault();
    act();
  };
  const compose = (composing: boolean) => () => {
    chips.setComposing(composing);
    if (!composing) chips.readBack();
  };
  on('beforeinput', edit);
  on('input', chips.readBack);
  on('compositionstart', compose(true));
  on('compositionend', compose(false));
}

type Act = (() => void) | 'browser';

function actOf(event: InputEvent, chips: ChipText, events: ChipEvents): Act {
  const { inputType, data } = event;
  const at = chips.caret();
  const known = ACTS[inputType];
  if (known !== undefined) return known(event, chips, events);
  if (inputType === 'insertText' && data === '{' && !chips.raw()) {
    return () => {
      events.onBrace(at);
    };
  }
  const typed = inputType === 'insertText';
  if (
    (typed && !standsInText(chips.root)) ||
    (at.from !== at.to && /^(insertText|delete)/.test(inputType))
  ) {
    return () => {
      chips.replace(at, typed ? (data ?? '') : '');
    };
  }
  if (inputType.startsWith('delete')) return deletionOf(event, chips, events);
  return BY_BROWSER.test(inputType) ? 'browser' : () => undefined;
}

/** Within words the browser deletes, beside chips and over ends of lines it is done on the text. */
function deletionOf(event: InputEvent, chips: ChipText, events: ChipEvents): Act {
  const deleted = deletedStretch(event, chips);
  if (deleted.chip) {
    return () => {
      events.onStep();
      chips.replace(deleted, '');
    };
  }
  if (deleted.withinText) return 'browser';
  return () => {
    chips.replace(deleted, '');
  };
}

const breakLine = (_event: InputEvent, chips: ChipText) => () => {
  if (chips.multiline()) chips.replace(chips.caret(), '\n');
};

const ACTS: Readonly<
  Record<string, (event: InputEvent, chips: ChipText, events: ChipEvents) => Act>
> = {
  historyUndo: (_event, _chips, { onUndo }) => onUndo,
  historyRedo: (_event, _chips, { onRedo }) => onRedo,
  insertParagraph: breakLine,
  insertLineBreak: breakLine,
  insertFromDrop: (event, chips) => () => {
    const [target] = event.getTargetRanges();
    const at = target === undefined ? chips.caret() : caretOf(chips.root, target);
    insertPlain(chips, at, event.dataTransfer);
  },
};

/** What the browser does itself; lists, bold and the like it does not. */
const BY_BROWSER = /^insert(Text|CompositionText|ReplacementText)/;

/** Beside a chip or in an empty field there is no text to type into, and browsers differ in where they make one. */
function standsInText(root: HTMLElement): boolean {
  const anchor = root.ownerDocument.getSelection()?.anchorNode ?? null;
  return anchor?.nodeType === Node.TEXT_NODE && !isCaretStop(anchor.parentNode);
}
