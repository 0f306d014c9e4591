import type { Accent } from 'shared-kernel/model';

/** [P35] From an item's landing on. */
export const ACCENT_MS = {
  none: 0,
  scale: 600,
  burst: 900,
  confetti: 2000,
} as const satisfies Record<Accent, number>;
