import {
  HOURS_GIVEN,
  MILESTONE,
  PETITIONS_SIGNED,
  REGULAR_GIVING,
  TIMES_TAKEN_PART,
  TOGETHER,
  TOTAL_GIVEN,
} from '../scenes/figures';
import { HELLO, THANK_YOU, YOUR_VOICE, YOUR_YEAR_WITH_US } from '../scenes/openings';
import type { Scene } from '../scenes/scene';
import { EVERY_PART, NOT_ALONE, SHARE_YOUR_YEAR, STAY_CLOSE, WHAT_IS_NEXT } from '../scenes/words';

/** A whole year for some of the supporters: its screens in their order. */
export interface StoryTemplate {
  readonly id: string;
  readonly name: string;
  /** One sentence: whom it is for, and what it tells them. */
  readonly purpose: string;
  readonly scenes: readonly Scene[];
}

export const STORIES: readonly [StoryTemplate, ...StoryTemplate[]] = [
  {
    id: 'donors',
    name: 'For donors',
    purpose: 'What they gave, since when, and how much of it keeps coming.',
    scenes: [
      THANK_YOU,
      TOTAL_GIVEN,
      MILESTONE,
      REGULAR_GIVING,
      EVERY_PART,
      TOGETHER,
      STAY_CLOSE,
      SHARE_YOUR_YEAR,
    ],
  },
  {
    id: 'campaigners',
    name: 'For campaigners',
    purpose: 'What they signed, how often they took part, and with how many others.',
    scenes: [
      YOUR_VOICE,
      PETITIONS_SIGNED,
      TIMES_TAKEN_PART,
      NOT_ALONE,
      TOGETHER,
      WHAT_IS_NEXT,
      SHARE_YOUR_YEAR,
    ],
  },
  {
    id: 'members',
    name: 'For members and volunteers',
    purpose: 'Since when they belong, the hours they gave, and what comes next.',
    scenes: [
      YOUR_YEAR_WITH_US,
      MILESTONE,
      HOURS_GIVEN,
      TIMES_TAKEN_PART,
      TOGETHER,
      WHAT_IS_NEXT,
      SHARE_YOUR_YEAR,
    ],
  },
  {
    id: 'everybody',
    name: 'For people of whom little is known',
    purpose: 'A year that is true for everybody, and an invitation.',
    scenes: [HELLO, EVERY_PART, TOGETHER, WHAT_IS_NEXT, STAY_CLOSE, SHARE_YOUR_YEAR],
  },
];

/** Each scene once, in the order in which stories bring them. */
export const SCENES: readonly Scene[] = [...new Set(STORIES.flatMap(({ scenes }) => scenes))];
