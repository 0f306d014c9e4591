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

  let drawn: Drawn | null = null;
  let player: PlayerHandle | null = null;
  const draw = (): Drawn => (drawn ??= drawStill(page, frame, screen));
  const stopLooking = whenNear(host, draw);
  const rest = () => {
    if (player === null) return;
    player.destroy();
    player = null;
    frame.append(draw().still);
  };
  return {
    play: () => {
      rest();
      const { content, still } = draw();
      still.remove();
      player = mountScreen(frame, { content, view: VIEW, stage: STAGE, onEnd: rest, ...options });
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

interface Drawn {
  readonly content: ScreenContent;
  readonly still: HTMLElement;
}

function drawStill(page: Document, frame: HTMLElement, screen: ScreenDefinition): Drawn {
  const content = stillContent(screen);
  const stage = createStage(page);
  stage.paint(content, VIEW, STAGE);
  frame.append(stage.element);
  return { content, still: stage.element };
}
