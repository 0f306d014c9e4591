import type { ScreenContent } from 'shared-kernel/model';

import type { ScreenToPlay } from '../player/mountScreen';
import { createLayer } from './createLayer';
import type { Layer } from './createLayer';
import type { StoryPlacement } from './storyPlacement';
import type { Handover } from './transition/createHandover';
import type * as Transitions from './transition';
import type { TransitionRoom } from './transition/transitionFrames';

type PlayerOptions = Omit<
  ScreenToPlay,
  'content' | 'view' | 'stage' | 'arrivals' | 'onTime' | 'onEnd'
>;

export interface ReelOptions extends PlayerOptions {
  readonly contentAt: (index: number) => ScreenContent | undefined;
  /** False for people who asked for less movement. */
  readonly moves: () => boolean;
  readonly side: TransitionRoom['side'];
  /** How much of the screen's playing time is over, 0-1. */
  readonly onShare: (share: number) => void;
  readonly onEnd: () => void;
}

/**
 * Holds the screen of a story that is played, the one before while that hands over, and the one after it, laid out and
 * unseen [T6] [T13].
 */
export function createReel(host: HTMLElement, first: StoryPlacement, options: ReelOptions) {
  const { contentAt, moves, side, onShare, onEnd, ...player } = options;
  let placement = first;
  /** A part of its own, which the first screen can do without; without it, screens are cut. */
  let transitions: typeof Transitions | null = null;
  const loading = import(/* webpackChunkName: "transitions" */ './transition').then(
    (part) => {
      transitions = part;
    },
    () => undefined,
  );
  let current: Layer | null = null;
  let next: Layer | null = null;
  let handover: Handover | null = null;
  let handoverMs = 0;
  /** Whether the screen took over by its transition. */
  let cameOver = false;
  let preparedAfter: Layer | null = null;

  const layerOf = (index: number, comesOver: boolean): Layer | null => {
    const content = contentAt(index);
    const before = contentAt(index - 1);
    if (content === undefined) return null;
    // Its player tells a time as it is made.
    let layer: Layer | null = null;
    layer = createLayer(host, {
      index,
      content,
      placement,
      arrivals:
        comesOver && before !== undefined && transitions !== null
          ? transitions.arrivalsOf(before, content, moves())
          : null,
      player: {
        ...player,
        onTime: (timeMs) => {
          if (layer !== null && current === layer) tellTime(timeMs);
        },
        onEnd: () => {
          if (layer !== null && current === layer) onEnd();
        },
      },
    });
    return layer;
  };

  const tellTime = (timeMs: number) => {
    const durationMs = current?.player.durationMs ?? 0;
    if (handover !== null && timeMs < handoverMs) handover.showAt(timeMs / handoverMs);
    else {
      endHandover();
      prepareSoon();
    }
    onShare(durationMs > 0 ? timeMs / durationMs : 1);
  };

  /** [T6] Once for each screen, when its transition is over and the browser has a moment. */
  const prepareSoon = () => {
    const before = current;
    if (before === null || before === preparedAfter) return;
    preparedAfter = before;
    const prepare = () => {
      if (current !== before || next !== null) return;
      next = layerOf(before.index + 1, true);
      next?.prepare();
    };
    whenIdle(host, () => {
      if (transitions === null) void loading.then(prepare);
      else prepare();
    });
  };

  const endHandover = () => {
    handover?.end();
    handover?.outgoing.remove();
    handover = null;
  };

  const beginHandover = (outgoing: Layer, incoming: Layer) => {
    const over = transitions?.transitionOf(incoming.content, incoming.player.durationMs, moves());
    if (transitions === null || over == null) {
      outgoing.remove();
      return;
    }
    outgoing.player.seek(outgoing.player.durationMs);
    outgoing.show();
    handoverMs = over.durationMs;
    handover = transitions.createHandover({
      host,
      outgoing,
      incoming,
      kind: over.kind,
      placement,
      side,
    });
    handover.showAt(0);
  };

  const forget = (layer: Layer | null) => {
    layer?.remove();
    return null;
  };

  const open = (index: number, comesOver: boolean) => {
    endHandover();
    const isReady = next?.index === index;
    const incoming = isReady ? next : layerOf(index, comesOver);
    if (!isReady) forget(next);
    else if (!comesOver) incoming?.player.update({ arrivals: null });
    next = null;
    if (incoming === null) return;
    let outgoing = current;
    current = incoming;
    cameOver = comesOver;
    if (comesOver && outgoing?.index !== index - 1) {
      forget(outgoing);
      outgoing = layerOf(index - 1, true);
      // Read out in the order of the story.
      if (outgoing !== null) host.prepend(outgoing.element);
    }
    if (comesOver && outgoing !== null) beginHandover(outgoing, incoming);
    else forget(outgoing);
    incoming.show();
  };

  return {
    /** Resolves when transitions are there, or will not come. */
    loading,
    /**
     * Takes the place of the screen before, standing at its beginning; `comesOver`: by its transition, from the end of
     * the screen before it in the story.
     */
    open,
    /** Stands still at a moment, as playing up to it gives. */
    seek: (index: number, timeMs: number) => {
      const isThere = current?.index === index && cameOver;
      if (!isThere || (handover === null && timeMs < handoverMs)) open(index, true);
      current?.player.pause();
      current?.player.seek(timeMs);
    },
    /** Draws what there is anew, at the moment that it is at. */
    update: (changed: StoryPlacement) => {
      placement = changed;
      next = forget(next);
      preparedAfter = null;
      const content = current === null ? undefined : contentAt(current.index);
      if (current === null || content === undefined) return;
      const before = handover?.outgoing ?? null;
      handover?.end();
      handover = null;
      before?.place(contentAt(before.index) ?? before.content, placement);
      current.place(content, placement);
      if (before === null) return;
      beginHandover(before, current);
      tellTime(current.player.timeMs);
    },
    play: () => current?.player.play(),
    pause: () => current?.player.pause(),
    /** The screen stands there with most to read, or as it is at its end. */
    finish: (atEnd: boolean) => {
      if (current === null) return;
      current.player.seek(atEnd ? current.player.durationMs : current.player.fullMs);
      current.player.pause();
    },
    close: () => {
      endHandover();
      current = forget(current);
      next = forget(next);
    },
  };
}

/** Where the browser cannot tell, at once. */
function whenIdle({ ownerDocument }: HTMLElement, callback: () => void): void {
  const view = ownerDocument.defaultView;
  if (view !== null && 'requestIdleCallback' in view) {
    view.requestIdleCallback(callback, { timeout: MOST_IDLE_MS });
  } else callback();
}

const MOST_IDLE_MS = 800;
