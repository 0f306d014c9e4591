import { MILESTONE } from './designs/milestone';
import { PETITIONS_SIGNED } from './designs/petitionsSigned';
import { SHARE_YOUR_YEAR } from './designs/shareYourYear';
import { THANK_YOU } from './designs/thankYou';
import { TIMES_TAKEN_PART } from './designs/timesTakenPart';
import { TOGETHER } from './designs/together';
import { TOTAL_GIVEN } from './designs/totalGiven';
import { WHAT_IS_NEXT } from './designs/whatIsNext';
import type { Template } from './template';

/** In the order in which they make a year. */
export const TEMPLATES: readonly Template[] = [
  THANK_YOU,
  TOTAL_GIVEN,
  PETITIONS_SIGNED,
  TIMES_TAKEN_PART,
  MILESTONE,
  TOGETHER,
  WHAT_IS_NEXT,
  SHARE_YOUR_YEAR,
];
