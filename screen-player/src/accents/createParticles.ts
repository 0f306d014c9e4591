import type { Item } from 'shared-kernel/model';

import type { CreateParticles } from '../player/particles';
import { formatColour, parseColour } from '../style/colour';
import type { Colour } from '../style/colour';
import { applyStyle } from '../style/styleSheetOfOne';
import { burstOf, confettiOf } from './particlesOf';
import type { ParticlesAt, Reach } from './particlesOf';

/** More pixels than these cost a slow phone more than they show. */
const MOST_DENSITY = 1.5;

const FESTIVE = ['#ffd166', '#ef476f', '#06d6a0', '#4cc9f0'] as const;

/**
 * [P35] Particles on one canvas over the middle of an item: painting eighty small shapes costs less than letting the
 * browser place eighty elements.
 */
export const createParticles: CreateParticles = (box, item, { left, top }) => {
  const page = box.ownerDocument;
  const canvas = page.createElement('canvas');
  const reach = REACH[item.motion.accent === 'burst' ? 'burst' : 'confetti'];
  const particlesAt: ParticlesAt =
    item.motion.accent === 'burst' ? burstOf(item.id, reach) : confettiOf(item.id, reach);
  const density = Math.min(MOST_DENSITY, page.defaultView?.devicePixelRatio ?? 1);
  canvas.width = 2 * reach.x * density;
  canvas.height = 2 * reach.y * density;
  canvas.setAttribute('aria-hidden', 'true');
  applyStyle(canvas, placeOf(reach, left, top));
  const pen = canvas.getContext('2d');
  const colours = coloursOf(item);
  box.append(canvas);
  return {
    showAt: (progress) => {
      if (pen === null) return;
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, canvas.width, canvas.height);
      for (const { x, y, width, height, radians, opacity, colour } of particlesAt(progress)) {
        if (opacity === 0) continue;
        const [cos, sin] = [Math.cos(radians) * density, Math.sin(radians) * density];
        pen.setTransform(cos, sin, -sin, cos, (reach.x + x) * density, (reach.y + y) * density);
        pen.globalAlpha = opacity;
        pen.fillStyle = colours[colour % colours.length] ?? '';
        pen.fillRect(-width / 2, -height / 2, width, height);
      }
    },
    remove: () => {
      canvas.remove();
    },
  };
};

const REACH = {
  burst: { x: 210, y: 190 },
  confetti: { x: 240, y: 400 },
} as const satisfies Record<string, Reach>;

const placeOf = (reach: Reach, left: number, top: number) => ({
  all: 'unset',
  position: 'absolute',
  left: `${String(left)}%`,
  top: `${String(top)}%`,
  width: `${String(2 * reach.x)}px`,
  height: `${String(2 * reach.y)}px`,
  margin: `${String(-reach.y)}px 0 0 ${String(-reach.x)}px`,
  'pointer-events': 'none',
});

/** Those of the text itself, lighter and darker: they fit whatever it stands on. */
function coloursOf({ font }: Item): readonly string[] {
  const own = parseColour(font.colour);
  return own === null ? FESTIVE : TINTS.map((tint) => formatColour(tinted(own, tint)));
}

/** Above 0 towards white, below it towards black. */
const TINTS = [0, 0.35, 0.7, -0.25] as const;

function tinted(colour: Colour, tint: number): Colour {
  const towards = tint > 0 ? 255 : 0;
  const part = (value: number) => Math.round(value + (towards - value) * Math.abs(tint));
  return { ...colour, red: part(colour.red), green: part(colour.green), blue: part(colour.blue) };
}
