import type { IllustrationId } from '../../document/illustrations/illustrations';
import type { TemplateQuestion } from '../questions/templateQuestion';
import type { TemplateAudience, TemplateSetting } from '../template';

/** Places that a style has for what a scene says. */
export const PARTS = [
  'lead',
  'headline',
  'name',
  'figure',
  'unit',
  'words',
  'signature',
  'step1',
  'step2',
  'step3',
] as const;
export type Part = (typeof PARTS)[number];

/** What stands in one place. */
export interface Said {
  readonly text: string;
  /** Whatever supporters may see there: there is room for all of it. */
  readonly shown: readonly string[];
  /** A figure that counts up to itself. */
  readonly counts?: true;
}

/** What a screen is laid out as. Three for figures, so that those of a story that follow each other differ. */
export const ARRANGEMENTS = [
  'opening',
  'figure1',
  'figure2',
  'figure3',
  'statement',
  'steps',
  'closing',
] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

export interface SceneContent {
  readonly parts: Readonly<Partial<Record<Part, Said>>>;
  /** Below the words of a closing. */
  readonly ending?:
    | { readonly kind: 'share' }
    | { readonly kind: 'button'; readonly label: string; readonly link: string };
}

/** What one screen says, whatever it looks like. */
export interface Scene {
  readonly id: string;
  readonly name: string;
  /** One sentence: what it tells supporters. */
  readonly purpose: string;
  readonly arrangement: Arrangement;
  readonly illustration: IllustrationId;
  /** What it takes from the year's data. */
  readonly questions: readonly TemplateQuestion[];
  readonly audience: TemplateAudience;
  readonly says: (setting: TemplateSetting) => SceneContent;
}
