import { createStage } from 'screen-player';
import { storyPlacement } from 'screen-player/story';
import type { FinishedShow } from 'shared-kernel/model';

import { button, element } from '../dom/element';
import type { ShowOptions } from './playShow';

/**
 * The screens one below the other, each finished, for a browser that cannot play them or a page that lets no style of
 * ours through. All that it needs is written onto the elements themselves, which no policy forbids.
 */
export function showStill(
  root: HTMLElement,
  { screens, language }: FinishedShow,
  { ownOrigin, tell, onNotMe }: ShowOptions,
): void {
  const room = { width: root.clientWidth, height: window.innerHeight };
  const { view, box, scale } = storyPlacement(room, null);
  const stages = screens.map(({ content }) => {
    const stage = createStage(document, { ownOrigin });
    // Nothing can be shared from where nothing is styled.
    const items = content.items.filter(({ type }) => type !== 'share');
    stage.paint({ ...content, items }, view, box);
    const frame = element('div', 'still', {}, stage.element);
    frame.style.height = `${String(box.height * scale)}px`;
    frame.style.overflow = 'hidden';
    stage.element.style.transformOrigin = '0 0';
    stage.element.style.transform = `scale(${String(scale)})`;
    return frame;
  });
  root.lang = language;
  root.textContent = '';
  root.append(...stages, button('action', 'Not you?', onNotMe));
  tell('opened', 0);
}
