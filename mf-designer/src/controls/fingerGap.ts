/** Buttons of 36 px beside each other: as far apart under a finger that each has 44 px of its own (WCAG 2.5.5). */
export const FINGER_GAP = { '@media (pointer: coarse)': { gap: '2' } } as const;
