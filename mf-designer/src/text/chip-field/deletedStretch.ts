import { charactersOf } from 'shared-kernel/model';
import { caretOf, type Caret } from './caret';
import { isCaretStop } from './caretStop';
import type { ChipText } from './createChipText';

interface Deletion extends Caret {
  /** Whether it is a placeholder's chip, which goes as one. */
  readonly chip: boolean;
  /** Whether all of it stands inside one stretch of plain text, which no browser gets wrong. */
  readonly withinText: boolean;
}

/** What a `beforeinput` of a deletion at a caret is about to take: a chip, a character, or a word or line as the browser says. */
export function deletedStretch(event: InputEvent, chips: ChipText): Deletion {
  const at = chips.caret().from;
  const backwards = event.inputType.endsWith('Backward');
  const chip = chips
    .segments()
    .find(({ kind, from, to }) => kind === 'placeholder' && (backwards ? to : from) === at);
  if (chip !== undefined) return { from: chip.from, to: chip.to, chip: true, withinText: false };
  const [target] = event.getTargetRanges();
  const named = target === undefined ? null : caretOf(chips.root, target);
  const stretch =
    named === null || named.from === named.to || event.inputType.startsWith('deleteContent')
      ? characterAt(chips.text(), at, backwards)
      : named;
  return { ...stretch, chip: false, withinText: target !== undefined && isWithinText(target) };
}

/** The character, as people see it, before or behind an offset; nothing at the ends of the text. */
function characterAt(text: string, at: number, backwards: boolean): Caret {
  if (backwards) {
    const last = charactersOf(text.slice(0, at)).at(-1) ?? '';
    return { from: at - last.length, to: at };
  }
  const [first = ''] = charactersOf(text.slice(at));
  return { from: at, to: at + first.length };
}

const isWithinText = ({ startContainer, endContainer, startOffset, endOffset }: StaticRange) =>
  startContainer === endContainer &&
  startOffset !== endOffset &&
  startContainer.nodeType === Node.TEXT_NODE &&
  !isCaretStop(startContainer.parentNode);
