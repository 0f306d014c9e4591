import type { Item } from 'shared-kernel/model';

import type { Centre } from '../stage/layoutOfText';
import { hasParticles } from './particles';
import type { AccentPart, Particles } from './particles';

/** [P35] Draws the particles of one item while its accent lasts, where the part that can is there. */
export function createAccentPresenter(box: HTMLElement, partOf: () => AccentPart | null) {
  let drawn: { readonly item: Item; readonly particles: Particles } | null = null;
  const remove = () => {
    drawn?.particles.remove();
    drawn = null;
  };
  return {
    show: (item: Item, progress: number | null, centre: Centre) => {
      if (drawn?.item !== item) remove();
      const part = partOf();
      if (progress === null || part === null || !hasParticles(item)) {
        remove();
        return;
      }
      drawn ??= { item, particles: part.createParticles(box, item, centre) };
      drawn.particles.showAt(progress);
    },
    remove,
  };
}
