const WHOLE = /^#[0-9a-f]{6}$/;

/** As a kit stores colours, and the browser's picker writes them. */
export const isColour = (written: string): boolean => WHOLE.test(written);
