import type { Palette } from 'brand-kit';
import type { CallToAction, Item, ItemId, ScreenContent } from 'shared-kernel/model';

import type { IllustrationId } from '../document/illustrations/illustrations';
import type { TemplateQuestion } from './questions/templateQuestion';

/** A starting screen: well-designed in every view, in whatever fonts and colours an organisation has. */
export interface Template {
  readonly id: string;
  readonly name: string;
  /** One sentence: what it tells supporters. */
  readonly purpose: string;
  /** What it takes from the year's data. */
  readonly questions: readonly TemplateQuestion[];
  readonly audience: TemplateAudience;
  readonly content: (setting: TemplateSetting) => ScreenContent;
}

/** [S106] Whom what a template says is true of. */
export interface TemplateAudience {
  /** After "For": "supporters who gave". */
  readonly words: string;
  /** What they have a value of, and above 0 where it is a number; nothing where it is for everybody. */
  readonly needs: readonly TemplateQuestion[];
}

export const EVERYBODY: TemplateAudience = { words: 'everybody', needs: [] };

/** What a template is made from. */
export interface TemplateSetting {
  readonly palette: Palette;
  /** One family for what is large, one for what is read; null where the organisation has chosen none. */
  readonly fonts: TemplateFonts | null;
  readonly organisationName: string;
  /** Where the year leads its supporters; null where nobody has said. */
  readonly callToAction: CallToAction | null;
  /** A drawing in the colours of what it stands on. */
  readonly illustration: (id: IllustrationId, on: keyof Palette) => PlacedIllustration;
  /** By the ids of scenes, where their style has room for one. */
  readonly photographs: Photographs;
  /** 0 where it is not known. */
  readonly supportersTotal: number;
  readonly dataFor: (question: TemplateQuestion) => TemplateData;
  readonly newId: () => ItemId;
}

/** The organisation's own, as image objects show them. */
export type Photographs = Readonly<Record<string, Pick<Item, 'url' | 'text' | 'focus'>>>;

export interface PlacedIllustration {
  readonly url: string;
  readonly alternativeText: string;
}

/** What stands where a template shows data. */
export interface TemplateData {
  /** A placeholder; plain words where the year has nothing fitting. */
  readonly code: string;
  /** What one supporter sees there, for looking at it before. */
  readonly sample: string;
  /** What supporters may see there, the fallback among it: the layout leaves room for all of it. */
  readonly shown: readonly string[];
}

/** One family for what is large, one for what is read. */
export interface TemplateFonts {
  readonly display: string;
  readonly body: string;
  /** Those of the two that have no italic [S117]. */
  readonly upright?: readonly string[];
}
