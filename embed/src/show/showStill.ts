import { createStage } from 'screen-player';
import { storyPlacement } from 'screen-player/story';
import type { FinishedShow } from 'shared-kernel/model';

import { button, element } from '../dom/element';
import { speakIn } from '../words/speech';
import type { ShowOptions } from './showOptions';

/**
 * The screens one below the other, each finished, for a browser that cannot play them or a page that lets no style of
 * ours through. All that it needs is written onto the elements themselves, which no policy forbids.
 */
export function showStill(
  root: HTMLElement,
  { screens, language }: FinishedShow,
  { ownOrigin, tell, onNotMe, speech }: ShowOptions,
): void {
  const room = { width: root.clientWidth, height: window.innerHeight };
  const { view, box, scale } = storyPlacement(room, null);
  const stages = screens.map(({ content }) => {
    const stage = createStage(document, { ownOrigin });
    // Nothing can be shared from where nothing is styled.
    const items = content.items.filter(({ type }) => type !== 'share');
    stage.paint({ ...content, items }, view, box);
    // Staff laid it out from left to right, whatever the language.
    const frame = element('div', 'still', { lang: language, dir: 'ltr' }, stage.element);
    frame.style.height = `${String(box.height * scale)}px`;
    frame.style.overflow = 'hidden';
    stage.element.style.transformOrigin = '0 0';
    stage.element.style.transform = `scale(${String(scale)})`;
    return frame;
  });
  speakIn(root, speech);
  root.textContent = '';
  root.append(...stages, button('action', speech.words.show.notYou, onNotMe));
  tell('opened', 0);
}
