/** Whether the panels stand below the canvas: less than Chakra's `lg` (spec §9). */
export const isNarrow = (): boolean => window.matchMedia('(max-width: 991px)').matches;
