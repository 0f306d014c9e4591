import { formatColour, parseColour } from '../../style/colour';
import { applyStyle, createStyleWriter } from '../../style/styleSheetOfOne';
import type { Layer } from '../createLayer';
import { createPart } from '../createPart';
import type { StoryPlacement } from '../storyPlacement';
import { createFlight } from './createFlight';
import { transitionFrame } from './transitionFrames';
import type { MovingTransition, TransitionRoom } from './transitionFrames';
import { wipeColour } from './wipeColour';

export interface HandoverOptions {
  readonly host: HTMLElement;
  readonly outgoing: Layer;
  readonly incoming: Layer;
  readonly kind: MovingTransition;
  readonly placement: StoryPlacement;
  readonly side: TransitionRoom['side'];
}

/** [T13] One screen taking over from another: both stand in the host, and are moved over each other. */
export interface Handover {
  readonly outgoing: Layer;
  /** 0-1. */
  showAt(progress: number): void;
  /** The incoming screen stands alone. */
  end(): void;
}

export function createHandover({
  host,
  outgoing,
  incoming,
  kind,
  placement: { view, box },
  side,
}: HandoverOptions): Handover {
  const page = host.ownerDocument;
  const veil = kind === 'colourWipe' ? createPart(page, 'div', 'story-veil') : null;
  const flight = kind === 'sharedElement' ? createFlight(outgoing, incoming, view) : null;
  const writers = [outgoing, incoming].map(({ element }) => createStyleWriter(element));
  const [writeOutgoing, writeIncoming] = writers;
  for (const write of writers) write({ 'will-change': 'transform, opacity' });
  if (kind === 'zoomThrough') {
    // While it is smaller than the stage, its own ground goes on around it.
    const ground = parseColour(incoming.content.backgroundColour);
    const around = `${String(Math.max(box.width, box.height) / 4)}px`;
    const colour = ground === null ? '#ffffff' : formatColour(ground);
    writeIncoming?.({ 'box-shadow': `0 0 0 ${around} ${colour}` });
  }
  if (veil !== null) {
    applyStyle(veil, { background: wipeColour(outgoing.content, incoming.content) });
    host.append(veil);
  }
  if (flight !== null) host.append(flight.element);

  return {
    outgoing,
    showAt: (progress) => {
      const frame = transitionFrame(kind, progress, { box, side });
      writeOutgoing?.(frame.outgoing);
      writeIncoming?.(frame.incoming);
      if (veil !== null && frame.veil !== undefined) applyStyle(veil, frame.veil);
      flight?.showAt(progress);
    },
    end: () => {
      veil?.remove();
      flight?.land();
      for (const write of writers) write(STANDING);
    },
  };
}

/** Takes back everything that a transition writes. */
const STANDING = {
  'will-change': '',
  'z-index': '',
  transform: '',
  opacity: '',
  'clip-path': '',
  'box-shadow': '',
} as const;
