import { viewFor } from 'evaluation';
import type { Box, ScreenContent, View } from 'shared-kernel/model';

import { animateElement } from '../motion/animateElement';
import type { AnimateElement } from '../motion/animateElement';
import { createStage } from '../stage/createStage';
import type { StageOptions } from '../stage/stageOptions';
import type { Arrivals } from '../timeline/arrivals';
import { windowClock } from './clock';
import type { Clock } from './clock';
import { createPicture } from './createPicture';
import type { PaintingToPlay } from './createPicture';
import { createStateCell } from './createStateCell';
import { createTransport } from './createTransport';
import type { LoadAccents } from './particles';
import type { PlayerFailure, PlayerState } from './playerState';
import { reducedMotionOf } from './reducedMotionOf';
import { whenFontsReady } from './whenFontsReady';

export interface ScreenToPlay extends StageOptions {
  /** Texts already filled, hidden items already left out (D21). */
  readonly content: ScreenContent;
  /** Without it the stage's box decides (D14). */
  readonly view?: View;
  /** CSS pixels. */
  readonly stage: Box;
  /** What is there from the beginning; without it, nothing but what has its time then. */
  readonly arrivals?: Arrivals | null;
  /** Of the texts, BCP 47: how their numbers are written [P20]. Without it English. */
  readonly language?: string;
  readonly clock?: Clock;
  /** Without it the person's own setting decides, at every moment [P22]. */
  readonly reducedMotion?: boolean;
  readonly animate?: AnimateElement;
  /** [P35] Asked for where a screen needs it; without it the player's own part. */
  readonly loadAccents?: LoadAccents;
  /** Called with every frame while playing, and on seeking; at most `durationMs`. */
  readonly onTime?: (timeMs: number) => void;
  /** Called once at the end marker of each run. */
  readonly onEnd?: () => void;
}

export type ScreenChanges = Partial<Pick<ScreenToPlay, 'content' | 'view' | 'stage' | 'arrivals'>>;

export interface PlayerHandle {
  /** The stage's element inside the host. */
  readonly element: HTMLElement;
  /** Where the end marker stands (D13). */
  readonly durationMs: number;
  /** When there is most to read: what has come stands, what leaves with the end of the screen has not begun to. */
  readonly fullMs: number;
  readonly timeMs: number;
  /** The same object until it changes. */
  readonly state: PlayerState;
  /** Calls with every change of the state; returns how to stop that. */
  subscribe(listener: (state: PlayerState) => void): () => void;
  play(): void;
  pause(): void;
  seek(timeMs: number): void;
  /** From the beginning, whatever it is doing. */
  restart(): void;
  /** 1 is the speed of the spec; movement hurries along. Above 0. */
  setSpeed(speed: number): void;
  /** [P28] Changes what is played at the moment it is at, touching only what changed. */
  update(changes: ScreenChanges): void;
  destroy(): void;
}

/** Puts a screen into `host`, standing still at its beginning. */
export function mountScreen(host: HTMLElement, screen: ScreenToPlay): PlayerHandle {
  const page = host.ownerDocument;
  const view = page.defaultView ?? window;
  const clock = screen.clock ?? windowClock(view);
  const stage = createStage(page, screen);
  let mounted = true;
  const picture = createPicture(stage, paintingOf(screen), {
    animate: screen.animate ?? animateElement,
    loadAccents: screen.loadAccents,
    onReady: () => {
      if (mounted && state.current().phase !== 'failed') transport.redraw();
    },
  });
  const state = createStateCell<PlayerState>({ phase: 'idle' });
  const prefersReduced = reducedMotionOf(view);
  const moves = () => !(screen.reducedMotion ?? prefersReduced());

  const failWith = (failure: PlayerFailure) => {
    transport.stop();
    picture.finish();
    announce(stage.element, false);
    state.enter({ phase: 'failed', failure });
  };

  const transport = createTransport({
    clock,
    endMs: () => picture.showFor(true).endMs,
    settledMs: () => picture.showFor(moves()).settledMs,
    show: (timeMs) => {
      const failure = picture.drawAt(timeMs, moves());
      if (failure !== null) failWith(failure);
      screen.onTime?.(Math.min(timeMs, picture.showFor(true).endMs));
    },
    whenReady: (begin) =>
      whenFontsReady(stage.fontsComing(), clock, () => {
        picture.outdate();
        begin();
      }),
    onPhase: (phase) => {
      announce(stage.element, phase === 'playing' || phase === 'ended');
      state.enter({ phase });
      if (phase === 'ended') screen.onEnd?.();
    },
  });

  const repaint = (painting: PaintingToPlay) => {
    const failure = picture.paint(painting);
    if (failure !== null) failWith(failure);
    else if (state.current().phase === 'failed') transport.reset();
    else transport.redraw();
  };

  // Before it is drawn: what has to be measured stands in the page.
  host.append(stage.element);
  repaint(picture.painting);
  return {
    element: stage.element,
    get durationMs() {
      return picture.showFor(true).endMs;
    },
    get fullMs() {
      return picture.showFor(moves()).fullMs;
    },
    get timeMs() {
      return Math.min(transport.timeMs(), picture.showFor(true).endMs);
    },
    get state() {
      return state.current();
    },
    subscribe: state.subscribe,
    play: transport.play,
    pause: transport.pause,
    seek: transport.seek,
    restart: () => {
      transport.seek(0);
      transport.play();
    },
    setSpeed: transport.setSpeed,
    update: (changes) => {
      screen = { ...screen, ...changes };
      repaint(paintingOf(screen));
    },
    destroy: () => {
      mounted = false;
      state.close();
      transport.stop();
      picture.finish();
      stage.element.remove();
    },
  };
}

const paintingOf = ({
  content,
  view,
  stage,
  arrivals = null,
  language,
}: ScreenToPlay): PaintingToPlay => ({
  content,
  view: view ?? viewFor(stage),
  box: stage,
  arrivals,
  language,
});

/** [P25] Items are read out as they come; not while somebody seeks through them. */
const announce = (stage: HTMLElement, aloud: boolean): void => {
  stage.setAttribute('aria-live', aloud ? 'polite' : 'off');
};
