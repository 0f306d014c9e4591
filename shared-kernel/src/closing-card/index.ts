/** A likeness of what stands after the last screen. Not shared: the shell of an earlier release has no such names. */
export { CardLikeness } from './CardLikeness';
export type { LikenessNumber } from './CardLikeness';
export { LOGO_GROUND } from './logoGround';
