import { paletteOfOrganisation } from 'brand-kit';
import { hasItalic } from 'screen-player';
import {
  brandOf,
  storyOf,
  uploadsOf,
  type Organisation,
  type Screen,
  type Year,
} from 'shared-kernel/model';

import { randomItemId } from '../document/copyItems';
import type { DataSource } from '../document/placeholders/dataSource';
import { previewIllustration } from './illustratedSetting';
import { answeredBy } from './questions/answeredBy';
import type { TemplateQuestion } from './questions/templateQuestion';
import type { TemplateSetting } from './template';

interface SettingParts {
  readonly organisation: Organisation;
  readonly year: Year;
  readonly screens: readonly Screen[];
  /** null where the year has nothing fitting, or nothing was chosen. */
  readonly sourceFor: (question: TemplateQuestion) => DataSource | null;
  readonly photographs?: TemplateSetting['photographs'];
  readonly newId?: TemplateSetting['newId'];
}

/**
 * [S132] An organisation's brand kit, or its fonts and colours, and data, as templates take them. The first font is for what is
 * large; drawings are previews.
 */
export function templateSetting(parts: SettingParts): TemplateSetting {
  const { organisation, year, screens, sourceFor, photographs = {}, newId = randomItemId } = parts;
  const palette = paletteOfOrganisation(organisation);
  const [callToAction = null] = storyOf(year).closingCard.actions.filter(
    ({ label, address }) => label !== '' && address !== '',
  );
  return {
    palette,
    fonts: fontsOf(organisation),
    organisationName: organisation.name,
    callToAction,
    supportersTotal: Math.max(0, year.supportersTotal),
    dataFor: (question) => answeredBy(question, sourceFor(question), screens),
    illustration: previewIllustration(palette),
    photographs,
    newId,
  };
}

/** Null where neither a kit nor the preferences name any. */
function fontsOf(organisation: Organisation): TemplateSetting['fonts'] {
  const { kit } = brandOf(organisation);
  const [first, second = first] = organisation.preferences.fontFamilies;
  const display = kit?.fonts.heading ?? first;
  const body = kit?.fonts.body ?? second;
  if (display === undefined || body === undefined) return null;
  const uploads = uploadsOf(organisation);
  return { display, body, upright: [display, body].filter((one) => !hasItalic(one, uploads)) };
}
