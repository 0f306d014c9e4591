import type { ItemId, ScreenContent } from 'shared-kernel/model';

import type { Palette } from './palette/paletteOf';
import type { TemplateQuestion } from './questions/templateQuestion';

/** A starting screen: well-designed in every view, in whatever fonts and colours an organisation has. */
export interface Template {
  readonly id: string;
  readonly name: string;
  /** One sentence: what it tells supporters. */
  readonly purpose: string;
  /** What it takes from the year's data. */
  readonly questions: readonly TemplateQuestion[];
  readonly content: (setting: TemplateSetting) => ScreenContent;
}

/** What a template is made from. */
export interface TemplateSetting {
  readonly palette: Palette;
  /** One family for what is large, one for what is read. */
  readonly fonts: { readonly display: string; readonly body: string };
  readonly organisationName: string;
  /** The background of one of the year's screens, to be used again; '' where none has any. */
  readonly picture: string;
  /** 0 where it is not known. */
  readonly supportersTotal: number;
  readonly dataFor: (question: TemplateQuestion) => TemplateData;
  readonly newId: () => ItemId;
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
