import { UiProvider } from 'shared-kernel/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useRef, useState } from 'react';

import { splitText } from '../../document/placeholders/splitText';
import { anyText } from '../../document/placeholders/testing/anyText';
import { ChipBox } from './ChipBox';
import { faceIn } from './chipFace';
import { drawSegments, isDrawn } from './drawSegments';
import { readText } from './readText';
import { useChipText } from './useChipText';

const faceOf = faceIn(null);
const NAME = '{field|First Name|0|none|friend}';

interface FieldSetting {
  readonly text: string;
  readonly multiline?: boolean;
}

/** The field over a text that a test can change from outside; `asked` is what it wanted data for. */
function openField({ text: before, multiline = true }: FieldSetting) {
  const asked: string[] = [];
  let text = before;
  let change: (next: string) => void = () => undefined;
  const Setting = () => {
    const [shown, setShown] = useState(before);
    const box = useRef<HTMLDivElement>(null);
    change = setShown;
    useChipText(
      box,
      { text: shown, raw: false, multiline, faceOf },
      {
        onChange: (next) => {
          text = next;
          setShown(next);
        },
        onBrace: ({ from, to }) => asked.push(`brace ${String(from)}-${String(to)}`),
        onChip: ({ from, to }) => asked.push(`chip ${String(from)}-${String(to)}`),
        onStep: () => asked.push('step'),
        onUndo: () => asked.push('undo'),
        onRedo: () => asked.push('redo'),
      },
    );
    return (
      <ChipBox
        ref={box}
        id="box"
        raw={false}
        multiline={multiline}
        aria-labelledby="label"
        aria-describedby="notes"
      />
    );
  };
  render(
    <UiProvider>
      <span id="label">Text</span>
      <Setting />
    </UiProvider>,
  );
  const box = screen.getByRole('textbox', { name: 'Text' });
  return {
    asked,
    box,
    text: () => text,
    change: (next: string) => {
      act(() => {
        change(next);
      });
    },
    user: userEvent.setup(),
  };
}

/** Puts the caret by characters of what is drawn: node of the field, offset in it. */
function putCaret(box: HTMLElement, node: number, offset: number) {
  box.focus();
  document.getSelection()?.collapse(box.childNodes.item(node), offset);
}

it('[S40] what is drawn reads back as the very same text', () => {
  const root = document.createElement('div');
  fc.assert(
    fc.property(anyText, (text) => {
      drawSegments(root, splitText(text), faceOf);
      expect(readText(root)).toBe(text);
      expect(isDrawn(root, splitText(text), faceOf)).toBe(true);
    }),
  );
});

it('[S40] reads the lines that a browser made of typing', () => {
  const root = document.createElement('div');
  root.innerHTML = 'one<div>two<br>three</div><div><b>four</b></div>';
  expect(readText(root)).toBe('one\ntwo\nthree\nfour');
});

it('[S41] shows placeholders as chips and marks malformed braces', () => {
  const { box } = openField({ text: `Dear ${NAME}, {oops}` });
  expect(screen.getByRole('button', { name: 'First Name else friend' })).toHaveTextContent(
    'First Name',
  );
  expect(box.querySelector('mark')).toHaveTextContent('{oops}');
});

it('goes on typing at the end, over lines and beside chips', async () => {
  const { box, text, user } = openField({ text: `Dear ${NAME}` });
  await user.click(box);
  putCaret(box, 2, 0);
  await user.keyboard(', hi{Enter}you');
  expect(text()).toBe(`Dear ${NAME}, hi\nyou`);
});

it('goes on where a key put the caret', async () => {
  const { box, text, user } = openField({ text: 'One' });
  await user.type(box, '{End}!');
  expect(text()).toBe('One!');
});

it('stays on one line where there is only one', async () => {
  const { box, text, user } = openField({ text: 'One', multiline: false });
  await user.click(box);
  putCaret(box, 0, 3);
  await user.keyboard('{Enter}!');
  await user.paste('a\r\nb');
  expect(text()).toBe('One!a b');
});

it('pastes plain text, and makes chips of the placeholders in it', async () => {
  const { box, text, user } = openField({ text: 'Dear ' });
  await user.click(box);
  putCaret(box, 0, 5);
  await user.paste(`${NAME}\r\n<b>you</b>`);
  expect(text()).toBe(`Dear ${NAME}\n<b>you</b>`);
  expect(screen.getByRole('button', { name: /First Name/ })).toBeVisible();
  expect(box.querySelector('b')).toBeNull();
});

it('[S42] Backspace takes a chip as one', async () => {
  const { box, text, asked, user } = openField({ text: `a${NAME}b` });
  await user.click(box);
  putCaret(box, 2, 0);
  await user.keyboard('{Backspace}');
  expect(text()).toBe('ab');
  expect(asked).toEqual(['step']);
});

it('[S42] lets the caret stand where a chip begins a line, follows another, or ends the text', async () => {
  const { box, text, user } = openField({ text: `${NAME}${NAME}\n${NAME}` });
  const stops = box.querySelectorAll('[data-caret-stop]');
  expect(stops).toHaveLength(4);
  await user.click(box);
  for (const [index, typed] of ['a', 'b', 'c', 'd'].entries()) {
    const stop = box.querySelectorAll('[data-caret-stop]').item(stops.length - 4);
    document.getSelection()?.collapse(stop.firstChild, 1);
    await user.keyboard(typed);
    expect(box.querySelectorAll('[data-caret-stop]')).toHaveLength(3 - index);
  }
  expect(text()).toBe(`a${NAME}b${NAME}\nc${NAME}d`);
});

it('[S40] what a browser wrote into a caret stop is text, the stop is not', () => {
  const root = document.createElement('div');
  drawSegments(root, splitText(NAME), faceOf);
  const [stop] = root.querySelectorAll('[data-caret-stop]');
  if (stop === undefined) throw new Error('There is no caret stop');
  stop.textContent = `${stop.textContent}Dear `;
  expect(readText(root)).toBe(`Dear ${NAME}`);
});

it('[S42] arrows pass a chip as one', async () => {
  const { box, text, user } = openField({ text: `a${NAME}b` });
  await user.click(box);
  putCaret(box, 0, 1);
  await user.keyboard('{ArrowRight}x{ArrowLeft}');
  expect(text()).toBe(`a${NAME}xb`);
});

it('[S42] asks for data where a brace is typed, and changes nothing yet', async () => {
  const { box, text, asked, user } = openField({ text: 'Dear you' });
  await user.click(box);
  putCaret(box, 0, 5);
  await user.keyboard('{{');
  expect(asked).toEqual(['brace 5-5']);
  expect(text()).toBe('Dear you');
});

it('[S42] selects a chip by a click, opens it by another, Enter or Space, and removes it by Delete', async () => {
  const { text, asked, user } = openField({ text: `a${NAME}b` });
  const chip = screen.getByRole('button', { name: /First Name/ });
  await user.click(chip);
  expect(chip).toHaveFocus();
  expect(asked).toEqual([]);
  await user.click(chip);
  chip.focus();
  await user.keyboard('{Enter} ');
  const end = String(1 + NAME.length);
  expect(asked).toEqual([`chip 1-${end}`, `chip 1-${end}`, `chip 1-${end}`]);
  chip.focus();
  await user.keyboard('{Delete}');
  expect(text()).toBe('ab');
});

it('[S48] keeps the caret behind what was changed from outside', async () => {
  const { box, text, change, user } = openField({ text: 'Dear you' });
  await user.click(box);
  change(`Dear ${NAME}you`);
  await user.keyboard('!');
  expect(text()).toBe(`Dear ${NAME}!you`);
});

it('finds the caret again where it stood when the field was left at once', () => {
  const { box, text } = openField({ text: 'Dear you' });
  putCaret(box, 0, 8);
  fireEvent(document, new Event('selectionchange'));
  // Browsers say that a selection changed only a while later: by then the field is left.
  document.getSelection()?.collapse(box.firstChild, 0);
  box.blur();
  document.getSelection()?.removeAllRanges();
  box.focus();
  // Behind a focus user-event puts the caret at the start, so the field hears of it once more.
  fireEvent.focus(box);
  fireEvent.paste(box, { clipboardData: { getData: () => 'Oh ' } });
  expect(text()).toBe('Oh Dear you');
});

it('leaves the element alone while an input method composes', () => {
  const { box, text } = openField({ text: 'Dear ' });
  putCaret(box, 0, 5);
  fireEvent.compositionStart(box);
  const typed = box.firstChild;
  if (typed === null) throw new Error('The field shows no text');
  typed.nodeValue = `Dear ${NAME}`;
  fireEvent.input(box);
  expect(box.firstChild).toBe(typed);
  fireEvent.compositionEnd(box);
  expect(text()).toBe(`Dear ${NAME}`);
  expect(screen.getByRole('button', { name: /First Name/ })).toBeVisible();
});

it('hands undo and redo of the browser’s menu to the editor', () => {
  const { box, asked } = openField({ text: 'Dear ' });
  for (const inputType of ['historyUndo', 'historyRedo', 'formatBold']) {
    fireEvent(box, new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }));
  }
  expect(asked).toEqual(['undo', 'redo']);
});
