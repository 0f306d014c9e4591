import type { Item } from 'shared-kernel/model';

import type { Centre } from '../stage/layoutOfText';

/** [P35] What bursts or falls where an item lands; a part of the player that may be loaded later. */
export interface AccentPart {
  readonly createParticles: CreateParticles;
}

export type LoadAccents = () => Promise<AccentPart>;

/** `at`: within the item's box. */
export type CreateParticles = (box: HTMLElement, item: Item, at: Centre) => Particles;

export interface Particles {
  /** The same picture for the same moment, 0-1. */
  showAt(progress: number): void;
  remove(): void;
}

export const hasParticles = ({ motion }: Item): boolean =>
  motion.accent === 'burst' || motion.accent === 'confetti';
