import { stretchOf, writeCaret } from './caret';
import type { ChipEvents } from './chipEvents';
import { caretAt, type ChipText } from './createChipText';
import type { Listening } from './listening';

/** [S42] A click selects a chip; another one, or Enter, opens it. Backspace and Delete remove, arrows go back into the text. */
export function pressChips(chips: ChipText, events: () => ChipEvents, listening: Listening): void {
  const { root } = chips;
  const chipAt = (target: EventTarget | null): HTMLElement | null => {
    const chip = target instanceof Element ? target.closest<HTMLElement>('[data-code]') : null;
    return root.contains(chip) ? chip : null;
  };
  const open = (chip: HTMLElement) => {
    const stretch = stretchOf(root, chip);
    chips.place(caretAt(stretch.to));
    events().onChip(stretch);
  };
  const leaveTo = (offset: number) => {
    root.focus();
    chips.place(caretAt(offset));
  };
  const remove = (chip: HTMLElement) => {
    const stretch = stretchOf(root, chip);
    leaveTo(stretch.from);
    events().onStep();
    chips.replace(stretch, '');
  };
  const keys: Readonly<Record<string, (chip: HTMLElement) => void>> = {
    Enter: open,
    ' ': open,
    Backspace: remove,
    Delete: remove,
    ArrowLeft: (chip) => {
      leaveTo(stretchOf(root, chip).from);
    },
    ArrowRight: (chip) => {
      leaveTo(stretchOf(root, chip).to);
    },
  };
  const press = (event: KeyboardEvent) => {
    const chip = chipAt(event.target);
    const act = keys[event.key];
    if (chip === null || act === undefined) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(chip);
  };
  let selected: HTMLElement | null = null;
  const point = (event: PointerEvent) => {
    const chip = chipAt(event.target);
    selected = chip !== null && chip === root.ownerDocument.activeElement ? chip : null;
  };
  const click = (event: MouseEvent) => {
    const chip = chipAt(event.target);
    if (chip === null) return;
    if (chip === selected || isWithoutPointer(event)) open(chip);
    else chip.focus();
  };
  listening.on('keydown', press);
  listening.on('pointerdown', point);
  listening.on('click', click);
  keepCaretAcrossFocus(chips, listening);
}

/** By a screen reader or voice, which name what they press: there is nothing to select first. */
const isWithoutPointer = ({ detail }: MouseEvent): boolean => detail === 0;

/** Coming back by keyboard or from the dialog, the caret stands where it stood; a pointer says itself where. */
function keepCaretAcrossFocus(chips: ChipText, { on, onPage }: Listening): void {
  const { root } = chips;
  let pointed = false;
  const point = () => {
    pointed = true;
  };
  const release = () => {
    pointed = false;
  };
  const focus = () => {
    if (!pointed) writeCaret(root, chips.kept());
  };
  on('pointerdown', point);
  onPage('pointerup', release);
  on('focus', focus);
  on('blur', chips.keep);
  onPage('selectionchange', chips.caret);
}
