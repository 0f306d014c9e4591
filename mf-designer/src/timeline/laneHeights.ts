/** CSS pixels. */
export const RULER_PX = 24;
export const LANE_PX = 28;
