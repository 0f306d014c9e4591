import type { ScreenContent } from 'shared-kernel/model';

import { mountScreen } from '../player/mountScreen';
import type { PlayerHandle, ScreenToPlay } from '../player/mountScreen';
import { applyStyle } from '../style/styleSheetOfOne';
import type { Arrivals } from '../timeline/arrivals';
import { createPart } from './createPart';
import type { StoryPlacement } from './storyPlacement';

/** One screen of a story, laid out, above or below others. */
export interface Layer {
  /** Of the screen in its story, from 0. */
  readonly index: number;
  readonly content: ScreenContent;
  readonly element: HTMLElement;
  readonly player: PlayerHandle;
  show(): void;
  place(content: ScreenContent, placement: StoryPlacement): void;
  /** [T6] Its pictures are decoded before it is seen; its fonts were asked for as it was laid out. */
  prepare(): void;
  remove(): void;
}

export interface LayerOptions {
  readonly index: number;
  readonly content: ScreenContent;
  readonly placement: StoryPlacement;
  readonly arrivals: Arrivals | null;
  readonly player: Omit<ScreenToPlay, 'content' | 'view' | 'stage'>;
}

/** Not seen, pressed or read out before it is shown. */
export function createLayer(host: HTMLElement, options: LayerOptions): Layer {
  let { content } = options;
  const element = createPart(host.ownerDocument, 'div', 'story-layer');
  const fit = ({ box }: StoryPlacement) =>
    applyStyle(element, { width: `${String(box.width)}px`, height: `${String(box.height)}px` });
  applyStyle(element, { visibility: 'hidden' });
  fit(options.placement);
  host.append(element);
  const player = mountScreen(element, {
    ...options.player,
    content,
    arrivals: options.arrivals,
    view: options.placement.view,
    stage: options.placement.box,
  });
  return {
    index: options.index,
    get content() {
      return content;
    },
    element,
    player,
    show: () => applyStyle(element, { visibility: '' }),
    place: (next, placement) => {
      content = next;
      fit(placement);
      player.update({ content, view: placement.view, stage: placement.box });
    },
    prepare: () => {
      for (const image of element.querySelectorAll('img')) {
        // One that fails says so itself, by its alternative text.
        if (image.src !== '' && 'decode' in image) image.decode().catch(() => undefined);
      }
    },
    remove: () => {
      player.destroy();
      element.remove();
    },
  };
}
