import type { Organisation, Screen, Year } from 'shared-kernel/model';

import { randomItemId } from '../document/copyItems';
import { isUnusable } from '../document/findUnusableImage';
import type { DataSource } from '../document/placeholders/dataSource';
import { paletteOf } from './palette/paletteOf';
import { answeredBy } from './questions/answeredBy';
import type { TemplateQuestion } from './questions/templateQuestion';
import type { TemplateSetting } from './template';

interface SettingParts {
  readonly organisation: Organisation;
  readonly year: Year;
  readonly screens: readonly Screen[];
  /** null where the year has nothing fitting, or nothing was chosen. */
  readonly sourceFor: (question: TemplateQuestion) => DataSource | null;
  readonly newId?: TemplateSetting['newId'];
}

/** Spec §9. */
const FALLBACK_FONT = 'Arial';

/** An organisation's fonts, colours and data, as templates take them. The first font is for what is large. */
export function templateSetting(parts: SettingParts): TemplateSetting {
  const { organisation, year, screens, sourceFor, newId = randomItemId } = parts;
  const { fontFamilies, colours } = organisation.preferences;
  const [display = FALLBACK_FONT, body = display] = fontFamilies;
  return {
    palette: paletteOf(colours),
    fonts: { display, body },
    organisationName: organisation.name,
    picture: pictureOf(screens),
    supportersTotal: Math.max(0, year.supportersTotal),
    dataFor: (question) => answeredBy(question, sourceFor(question), screens),
    newId,
  };
}

const pictureOf = (screens: readonly Screen[]): string =>
  screens
    .toSorted((one, other) => one.order - other.order)
    .map(({ content }) => content.backgroundImage.trim())
    .find((address) => address !== '' && !isUnusable(address)) ?? '';
