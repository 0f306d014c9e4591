import { extendTo, readFocus } from './caret';
import { caretAt, type ChipText } from './createChipText';
import type { Listening } from './listening';

/**
 * Left and right arrow pass a chip as one, with Shift too; browsers stop beside it, in it or not at all. Elsewhere the
 * browser moves the caret.
 */
export function moveOverChips(chips: ChipText, { on }: Listening): void {
  const { root } = chips;
  on('keydown', (event) => {
    const step = STEPS[event.key];
    if (step === undefined || event.target !== root || event.isComposing) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { from, to } = chips.caret();
    const at = readFocus(root) ?? to;
    if (from !== to && !event.shiftKey) return;
    const forwards = isRightToLeft(lineAt(chips.text(), at)) ? step < 0 : step > 0;
    const chip = chips
      .segments()
      .find(
        ({ kind, ...ends }) => kind === 'placeholder' && (forwards ? ends.from : ends.to) === at,
      );
    if (chip === undefined) return;
    event.preventDefault();
    const beyond = forwards ? chip.to : chip.from;
    if (event.shiftKey) extendTo(root, beyond);
    else chips.place(caretAt(beyond));
  });
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const lineAt = (text: string, at: number): string =>
  text
    .slice(text.lastIndexOf('\n', at - 1) + 1)
    .split('\n', 1)
    .join('');

/** As `unicode-bidi: plaintext` decides it: by the first letter that has a direction. */
const isRightToLeft = (line: string): boolean =>
  RIGHT_TO_LEFT.test(/\p{L}/u.exec(line.replace(/\{[^{}]*\}/g, ''))?.[0] ?? '');

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
