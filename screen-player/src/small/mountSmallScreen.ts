import { stillContent } from 'evaluation';
import {
  DEVICE_PRESETS,
  type Box,
  type ScreenContent,
  type ScreenDefinition,
} from 'shared-kernel/model';

import type { Clock } from '../player/clock';
import { mountScreen, type PlayerHandle } from '../player/mountScreen';
import { createStage } from '../stage/createStage';
import { applyStyle } from '../style/styleSheetOfOne';
import { whenNear } from './whenNear';

const VIEW = 'mobilePortrait';
const STAGE = DEVICE_PRESETS[VIEW].popular;

export interface SmallScreenOptions {
  readonly screen: ScreenDefinition;
  /** CSS pixels. */
  readonly width: number;
  /** Of the texts, BCP 47. */
  readonly language?: string;
  readonly clock?: Clock;
}

export interface SmallScreen {
  /** [P61] From the beginning; at its end it stands still again. */
  play(): void;
  rest(): void;
  destroy(): void;
}

/** The room that a screen of a width takes in a list, both in CSS pixels: that of a phone. */
export const smallScreenBox = (width: number): Box => ({
  width,
  height: Math.round((width * STAGE.height) / STAGE.width),
});

/** [P61] Draws a screen small, standing at its end, as somebody sees it of whom nothing is known. */
export function mountSmallScreen(
  host: HTMLElement,
  { screen, width, ...options }: SmallScreenOptions,
): SmallScreen {
  const page = host.ownerDocument;
  const frame = page.createElement('div');
  applyStyle(frame, {
    width: `${String(STAGE.width)}px`,
    height: `${String(STAGE.height)}px`,
    transform: `scale(${String(width / STAGE.width)})`,
    'transform-origin': '0 0',
  });
  // Whoever reads the list is not told text by text what plays beside it, nor led through its links.
  frame.setAttribute('inert', '');
  host.append(frame);

  let known: ScreenContent | null = null;
  const content = (): ScreenContent => (known ??= stillContent(screen));
  let drawn: HTMLElement | null = null;
  const still = (): HTMLElement => (drawn ??= drawStill(page, content()));
  let player: PlayerHandle | null = null;
  const standStill = () => {
    if (player === null) frame.append(still());
  };
  const stopLooking = whenNear(host, standStill);
  const rest = () => {
    if (player === null) return;
    player.destroy();
    player = null;
    standStill();
  };
  return {
    play: () => {
      rest();
      drawn?.remove();
      player = mountScreen(frame, {
        ...{ content: content(), view: VIEW, stage: STAGE, onEnd: rest },
        ...options,
      });
      player.play();
    },
    rest,
    destroy: () => {
      stopLooking();
      player?.destroy();
      frame.remove();
    },
  };
}

function drawStill(page: Document, content: ScreenContent): HTMLElement {
  const stage = createStage(page);
  stage.paint(content, VIEW, STAGE);
  return stage.element;
}
