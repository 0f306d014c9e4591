import type { Explanation } from 'shared-kernel/model';

import { createPart } from '../createPart';
import type { StoryFrame } from '../createStoryFrame';
import { createIcon } from '../storyIcons';

const CROSS = 'M6 6l12 12M18 6L6 18';

export interface SheetOptions {
  readonly explanations: readonly Explanation[];
  /** BCP 47, of the sentences. */
  readonly language: string | undefined;
  /** Its button, Escape, or a tap beside it. */
  readonly onClose: () => void;
}

export interface Sheet {
  /** The focus goes back to where it was. */
  remove(): void;
}

/** [P54] A sheet from the lower edge of the story, with each number and how it was worked out. */
export function createSheet(
  frame: StoryFrame,
  { explanations, language, onClose }: SheetOptions,
): Sheet {
  const page = frame.element.ownerDocument;
  const text = (tag: 'h2' | 'p', className: string, words: string) =>
    createPart(page, tag, className, page.createTextNode(words));
  const title = text('h2', 'story-sheet-title', frame.words.explain);
  const cross = createIcon(page);
  cross.show(CROSS);
  const leave = createPart(page, 'button', 'story-sheet-close', cross.element);
  leave.type = 'button';
  leave.title = frame.words.leave;
  leave.setAttribute('aria-label', frame.words.leave);
  leave.addEventListener('click', onClose);
  const list = createPart(page, 'div', 'story-sheet-list');
  if (language !== undefined) list.lang = language;
  for (const { value, sentence } of explanations) {
    const said = text('p', 'story-sheet-sentence', sentence);
    said.dir = 'auto';
    // It is written from its own side, and stands on that of the sheet.
    const written = createPart(page, 'bdi', '', page.createTextNode(value));
    const number = createPart(page, 'p', 'story-sheet-value', written);
    list.append(createPart(page, 'div', 'story-sheet-number', number, said));
  }
  const sheet = createPart(page, 'div', 'story-sheet', leave, title, list);
  sheet.setAttribute('role', 'dialog');
  sheet.setAttribute('aria-label', frame.words.explain);
  sheet.tabIndex = -1;
  const element = createPart(page, 'div', 'story-sheet-ground', sheet);

  element.addEventListener('keydown', (event) => {
    // Arrows and the space bar scroll it, and Escape leaves it alone.
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  });
  element.addEventListener('pointerdown', (event) => event.stopPropagation());
  element.addEventListener('click', ({ target }) => {
    if (target === element) onClose();
  });

  const { activeElement } = rootOf(frame.element);
  const others = [...frame.element.children];
  for (const other of others) other.setAttribute('inert', '');
  frame.element.append(element);
  sheet.focus({ preventScroll: true });
  return {
    remove: () => {
      const hadFocus = element.matches(':focus-within');
      for (const other of others) other.removeAttribute('inert');
      element.remove();
      if (!hadFocus) return;
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
      else frame.element.focus({ preventScroll: true });
    },
  };
}

const rootOf = (element: Element): DocumentOrShadowRoot => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
};
