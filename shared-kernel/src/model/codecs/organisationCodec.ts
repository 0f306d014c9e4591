import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import type { CivilDate } from '../civilDate';
import { asId, type OrganisationId, type YearId } from '../ids';
import type { Organisation, Year } from '../organisation';
import type { Result } from '../result';
import { storedBrandKit, storedBrandKits } from './brandCodec';
import { decode, mapResult, type Fault } from './decode';
import { storedFonts } from './fontsCodec';
import { revisionEntries } from './matchResult';
import { storySchema } from './storyCodec';
import { civilDate, counted, flag, instant, mapOf, maybeInstant, text, texts } from './schemas';

const StoredDeletion = v.nullish(
  v.object({ by: text(), at: instant(), removeAt: instant() }),
  null,
);

const StoredOrganisation = v.object({
  name: text(),
  preferences: v.nullish(v.object({ fontFamilies: texts(), colours: texts() }), {
    fontFamilies: [],
    colours: [],
  }),
  preferencesRevision: revisionEntries.revision,
  preferencesSavedBy: revisionEntries.savedBy,
  preferencesSavedAt: revisionEntries.savedAt,
  brand: storedBrandKit(),
  formerBrands: storedBrandKits(),
  brandRevision: revisionEntries.revision,
  brandSavedBy: revisionEntries.savedBy,
  brandSavedAt: revisionEntries.savedAt,
  fonts: storedFonts(),
  onlyPublishersPublish: flag(false),
  emailsMasked: flag(false),
  pendingDeletion: StoredDeletion,
});

/** `organisations/{id}` (spec §3). Its years are documents of their own. */
export const decodeOrganisation = (id: string, data: unknown): Result<Organisation, Fault> =>
  mapResult(
    decode(StoredOrganisation, data),
    ({
      preferencesRevision,
      preferencesSavedBy,
      preferencesSavedAt,
      brand,
      formerBrands,
      brandRevision,
      brandSavedBy,
      brandSavedAt,
      ...organisation
    }) => ({
      ...organisation,
      brand: {
        kit: brand,
        former: formerBrands,
        saved: { revision: brandRevision, savedBy: brandSavedBy, savedAt: brandSavedAt },
      },
      id: asId<OrganisationId>(id),
      preferencesSaved: {
        revision: preferencesRevision,
        savedBy: preferencesSavedBy,
        savedAt: preferencesSavedAt,
      },
    }),
  );

const StoredYear = v.object({
  name: text(),
  dateFrom: civilDate(),
  dateTo: civilDate(),
  embedPage: text(),
  retainUntil: v.nullish(civilDate(), null),
  retainUntilSetBy: text(),
  removeSupportersAt: maybeInstant(),
  supportersData: v.nullish(
    v.object({ total: counted(BOUNDS.countOrWorking), removedAt: maybeInstant() }),
    {
      total: 0,
      removedAt: null,
    },
  ),
  screensCombinedSupportersMatched: mapOf(v.object({ total: counted(), supporterEmails: texts() })),
  story: storySchema(),
  storyRevision: revisionEntries.revision,
  storySavedBy: revisionEntries.savedBy,
  storySavedAt: revisionEntries.savedAt,
  ...revisionEntries,
  inPreparation: flag(false),
  pendingDeletion: StoredDeletion,
});

/** `organisations/{o}/years/{id}` (spec §3); dates are read in UTC (D3). */
export const decodeYear = (id: string, data: unknown): Result<Year, Fault> =>
  mapResult(
    decode(StoredYear, data),
    ({
      supportersData,
      screensCombinedSupportersMatched,
      revision,
      savedBy,
      savedAt,
      storyRevision,
      storySavedBy,
      storySavedAt,
      ...year
    }) => ({
      ...year,
      id: asId<YearId>(id),
      saved: { revision, savedBy, savedAt },
      storySaved: { revision: storyRevision, savedBy: storySavedBy, savedAt: storySavedAt },
      supportersTotal: supportersData.total,
      supportersRemovedAt: supportersData.removedAt,
      screensCombined: screensCombinedSupportersMatched,
    }),
  );

/** A year as it is stored: dates as timestamps of midnight in UTC (D3). */
export const encodeYear = ({
  name,
  dateFrom,
  dateTo,
  embedPage,
  retainUntil,
  retainUntilSetBy,
  removeSupportersAt,
  supportersTotal,
  supportersRemovedAt,
  screensCombined,
  story,
  storySaved,
  saved,
  inPreparation = false,
  pendingDeletion,
}: Omit<Year, 'id'>) => ({
  name,
  dateFrom: timestampOf(dateFrom),
  dateTo: timestampOf(dateTo),
  embedPage,
  retainUntil: retainUntil === null ? null : timestampOf(retainUntil),
  retainUntilSetBy,
  removeSupportersAt,
  supportersData: { total: supportersTotal, removedAt: supportersRemovedAt },
  screensCombinedSupportersMatched: screensCombined,
  story,
  storyRevision: storySaved.revision,
  storySavedBy: storySaved.savedBy,
  storySavedAt: storySaved.savedAt,
  ...saved,
  inPreparation,
  pendingDeletion,
});

/** Midnight in UTC of a civil date. */
export const timestampOf = ({ year, month, day }: CivilDate): Date => {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
};
