/** [S7] Slider 0-100 → multiplier. */
export const multiplierOf = (slider: number): number => slider / 50;

export const sliderOf = (multiplier: number): number =>
  Math.max(0, Math.min(100, Math.round(multiplier * 50)));

export const percentLabel = (multiplier: number): string =>
  `${String(Math.round(multiplier * 100))}%`;
