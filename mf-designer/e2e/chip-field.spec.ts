import { ENGINES, type EnginePage } from 'e2e/support/engines/enginePage';
import { isHere, openEngine } from 'e2e/support/engines/openEngine';
import { expect, test } from 'e2e/support/test';

/** Texts with placeholders are written alike in every browser, by the browser's own input. */

const A = '{field|First Name|0|none|friend}';
const B = '{field|Town|0|none|your town}';

interface Case {
  readonly name: string;
  readonly before: string;
  readonly keys: readonly string[];
  readonly after: string;
}

/** `v:text` pastes, `t:text` types, everything else is a key. */
const CASES: readonly Case[] = [
  {
    name: 'paste into an emptied text',
    before: 'gone',
    keys: ['Control+a', 'Delete', 'v:new'],
    after: 'new',
  },
  { name: 'paste behind a leading chip', before: A, keys: ['End', 'v:new'], after: `${A}new` },
  {
    name: 'paste before a leading chip',
    before: `${A} there`,
    keys: ['Control+Home', 'v:new'],
    after: `new${A} there`,
  },
  { name: 'paste a chip', before: 'Dear ', keys: ['End', `v:${A}`, 't:!'], after: `Dear ${A}!` },
  {
    name: 'type before a leading chip',
    before: `${A} there`,
    keys: ['Control+Home', 't:Dear '],
    after: `Dear ${A} there`,
  },
  {
    name: 'type between two chips',
    before: `${A}${B}`,
    keys: ['Control+Home', 'ArrowRight', 't:and'],
    after: `${A}and${B}`,
  },
  {
    name: 'type between two chips from the end',
    before: `${A}${B}`,
    keys: ['Control+End', 'ArrowLeft', 't:and'],
    after: `${A}and${B}`,
  },
  {
    name: 'Delete at the beginning takes a leading chip',
    before: `${A} there`,
    keys: ['Control+Home', 'Delete'],
    after: ' there',
  },
  { name: 'Home then Delete', before: `${A}${B}`, keys: ['End', 'Home', 'Delete'], after: B },
  {
    name: 'Home on a second line',
    before: `one\n${A} two`,
    keys: ['Control+End', 'Home', 't:x'],
    after: `one\nx${A} two`,
  },
  {
    name: 'Home on a second line of text',
    before: 'one\ntwo',
    keys: ['Control+End', 'Home', 't:x'],
    after: 'one\nxtwo',
  },
  {
    name: 'End on a first line',
    before: `one ${A}\n${B}`,
    keys: ['Control+Home', 'End', 't:x'],
    after: `one ${A}x\n${B}`,
  },
  {
    name: 'Backspace between lines',
    before: `one\n${A}`,
    keys: ['Control+End', 'Home', 'Backspace'],
    after: `one${A}`,
  },
  {
    name: 'Enter before a chip',
    before: A,
    keys: ['Control+Home', 'Enter', 'Control+Home', 't:x'],
    after: `x\n${A}`,
  },
  {
    name: 'an empty last line',
    before: A,
    keys: ['Control+End', 'Enter', 't:x'],
    after: `${A}\nx`,
  },
  {
    name: 'type over everything',
    before: `${A} and ${B}`,
    keys: ['Control+a', 't:new'],
    after: 'new',
  },
  {
    name: 'take words out over a chip',
    before: `ab${A}cd`,
    keys: ['Control+Home', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Delete'],
    after: 'acd',
  },
  {
    name: 'Shift and arrow select a chip as one',
    before: `a${A}b`,
    keys: ['Control+Home', 'ArrowRight', 'Shift+ArrowRight', 't:x'],
    after: 'axb',
  },
  {
    name: 'in a line from right to left, the arrow to the left goes on',
    before: `${A}${B} שלום`,
    keys: ['Control+Home', 'ArrowLeft', 't:x'],
    after: `${A}x${B} שלום`,
  },
  {
    name: 'a line between two chips',
    before: `${A}${B}`,
    keys: ['Control+Home', 'ArrowRight', 'Enter', 'Backspace', 't:x'],
    after: `${A}x${B}`,
  },
  {
    name: 'an emoji goes as one',
    before: `${A}👩‍🌾`,
    keys: ['Control+End', 'Backspace', 't:x'],
    after: `${A}x`,
  },
  {
    name: 'Backspace behind a chip, twice',
    before: `a${A}${B}`,
    keys: ['Control+End', 'Backspace', 'Backspace', 't:b'],
    after: 'ab',
  },
];

/** The first ones are those that went wrong; all of them in the long run. */
const TRIED = CASES.slice(0, process.env['TEST_LONG'] === undefined ? 10 : undefined);

for (const engine of ENGINES) {
  test(`writing around chips: ${engine}`, { tag: '@long' }, async ({ product }) => {
    test.skip(!isHere(engine), `${engine} is not on this machine`);
    test.setTimeout(300_000);
    const page = await openEngine(engine);
    try {
      await openDesigner(page, product.origin);
      const outcomes = [];
      for (const { name, before, keys } of TRIED) {
        await page.press('button', 'Add text');
        await expect.poll(() => page.run(focusedName)).toBe('Text on the canvas');
        // Beside the canvas, where writing does not end as the focus goes to what is copied from.
        await page.keys('Escape');
        await page.press('textbox', 'Text');
        await paste(page, before, 'Control+a');
        for (const key of keys) {
          if (key.startsWith('v:')) await paste(page, key.slice(2));
          else if (key.startsWith('t:')) await page.type(key.slice(2));
          else await page.keys(key);
        }
        outcomes.push({ name, text: await page.run(readField), items: await page.run(countItems) });
      }
      expect(outcomes).toEqual(
        TRIED.map(({ name, after }, index) => ({ name, text: after, items: index + 1 })),
      );
    } finally {
      await page.close();
    }
  });
}

async function openDesigner(page: EnginePage, origin: string): Promise<void> {
  await page.open(`${origin}/login`);
  await page.press('button', 'Login with Google');
  await page.press('button', /· admin/i);
  await page.see('heading', 'Home');
  await page.open(`${origin}/screens`);
  await page.press('button', 'Add new screen');
  await page.see('heading', 'Screen setup');
  await page.open((await page.run(() => location.href)).replace(/setup$/, 'design'));
}

/** Puts a text onto the clipboard and pastes it where the caret stands. */
async function paste(page: EnginePage, text: string, ...before: readonly string[]): Promise<void> {
  await page.run((value) => {
    const from = document.createElement('textarea');
    from.id = 'copied-from';
    from.value = value;
    document.body.append(from);
    const focused = document.activeElement;
    (window as unknown as { back: unknown }).back = focused;
    from.select();
    return true;
  }, text);
  await page.keys('Control+c');
  await page.run(() => {
    document.getElementById('copied-from')?.remove();
    const { back } = window as unknown as { back: HTMLElement };
    back.focus();
    return true;
  });
  await page.keys(...before, 'Control+v');
}

function readField(): string {
  const read = (node: Node): string => {
    if (node.nodeType === 3) return node.nodeValue ?? '';
    if (!(node instanceof HTMLElement)) return '';
    if (node.dataset['code'] !== undefined) return node.dataset['code'];
    if (node.dataset['caretStop'] !== undefined) return node.textContent.replace('\uFEFF', '');
    if (node.tagName === 'BR') return node.nextSibling === null ? '' : '\n';
    return Array.from(node.childNodes, read).join('');
  };
  const box = document.activeElement;
  return box instanceof HTMLElement && box.id.startsWith('text-of-')
    ? Array.from(box.childNodes, read).join('')
    : `focus on ${box?.tagName ?? ''}`;
}

function focusedName(): string | null {
  return document.activeElement?.getAttribute('aria-label') ?? null;
}

function countItems(): number {
  return document.querySelectorAll('[data-row-id]').length;
}
