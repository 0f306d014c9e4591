import type { Caret } from './caret';
import type { ChipText } from './createChipText';
import type { Listening } from './listening';

/** Copies chips as the code they stand for, and takes plain text only. */
export function editClipboard(chips: ChipText, { on }: Listening): void {
  const put = (data: DataTransfer | null) => {
    const { from, to } = chips.caret();
    data?.setData('text/plain', chips.text().slice(from, to));
  };
  const copy = (event: ClipboardEvent) => {
    const { from, to } = chips.caret();
    if (from === to) return;
    event.preventDefault();
    put(event.clipboardData);
  };
  const cut = (event: ClipboardEvent) => {
    copy(event);
    if (event.defaultPrevented) chips.replace(chips.caret(), '');
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    insertPlain(chips, chips.caret(), event.clipboardData);
  };
  const drag = (event: DragEvent) => {
    put(event.dataTransfer);
  };
  on('copy', copy);
  on('cut', cut);
  on('paste', paste);
  on('dragstart', drag);
}

export function insertPlain(chips: ChipText, at: Caret, data: DataTransfer | null): void {
  const plain = (data?.getData('text/plain') ?? '').replace(/\r\n?/g, '\n');
  chips.replace(at, chips.multiline() ? plain : plain.replace(/\n+/g, ' '));
}
