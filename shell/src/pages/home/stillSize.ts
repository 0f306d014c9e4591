/** Of a screen on Home, CSS pixels: a phone of 390 × 844 made small. */
export const STILL_WIDTH = 116;
export const STILL_HEIGHT = 251;
/** Of the screen beside the welcome. */
export const WELCOME_WIDTH = 264;
export const WELCOME_HEIGHT = 571;
