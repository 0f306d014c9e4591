import {
  asId,
  compareDays,
  CORNER_STYLES,
  dateParts,
  isEmbedPage,
  storedPicture,
  type CivilDate,
  type YearId,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { DocumentId, Organisation, parseRequest } from '../../parseRequest';
import { ExpectedRevision } from '../../saving/expectedRevision';

const Year = v.pipe(
  DocumentId,
  v.transform((id) => asId<YearId>(id)),
);
const Name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'A name is needed'),
  v.maxLength(100, 'A name has at most 100 characters'),
);

const Day = v.pipe(dateParts(), v.check(isCalendarDay, 'This is not a day of the calendar'));

/** As CSS names families: letters, digits, blanks and hyphens need no quoting rules. */
const FontFamily = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\p{L}\p{N} _-]{1,60}$/u, 'A font has letters, digits, blanks and hyphens in its name'),
);
const Colour = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^#[0-9a-f]{6}$/, 'A colour is written like #14746f'),
);

const CreateOrganisation = v.object({ name: Name });
const RenameOrganisation = v.object({ organisationId: Organisation, name: Name });
const SetWhoPublishes = v.object({
  organisationId: Organisation,
  onlyPublishersPublish: v.boolean(),
});
const SetYearOpen = v.object({ organisationId: Organisation, yearId: Year, open: v.boolean() });
const SavePreferences = v.object({
  organisationId: Organisation,
  fontFamilies: v.pipe(v.array(FontFamily), v.maxLength(20)),
  colours: v.pipe(v.array(Colour), v.maxLength(24)),
  expectedRevision: ExpectedRevision,
});
const SaveBrand = v.object({
  organisationId: Organisation,
  brand: v.nullable(
    v.object({
      logo: v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(200),
        v.check(
          (address) => address === '' || storedPicture(address) !== null,
          'A logo is a picture of the library',
        ),
      ),
      palette: v.object({ ground: Colour, text: Colour, accent: Colour, secondAccent: Colour }),
      fonts: v.object({ heading: FontFamily, body: FontFamily }),
      corners: v.picklist(CORNER_STYLES),
    }),
  ),
  expectedRevision: ExpectedRevision,
});
const SaveYear = v.pipe(
  v.object({
    organisationId: Organisation,
    yearId: v.nullable(Year),
    name: Name,
    firstDay: Day,
    lastDay: Day,
    embedPage: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(2_000),
      v.check(
        isEmbedPage,
        'An embed page begins with https:// and has neither a password nor a # part',
      ),
    ),
    retainUntil: v.nullable(Day),
    expectedRevision: ExpectedRevision,
    /** The year's name, typed by whoever was asked about its last day. */
    confirmedName: v.optional(v.string()),
  }),
  v.forward(
    v.check(
      ({ firstDay, lastDay }) => compareDays(firstDay, lastDay) <= 0,
      'The last day comes before the first',
    ),
    ['lastDay'],
  ),
);

/** `{ name }`. */
export const parseCreateOrganisation = (data: unknown) => parseRequest(CreateOrganisation, data);
/** `{ organisationId, name }`. */
export const parseRenameOrganisation = (data: unknown) => parseRequest(RenameOrganisation, data);
/** `{ organisationId, onlyPublishersPublish }`. */
export const parseSetWhoPublishes = (data: unknown) => parseRequest(SetWhoPublishes, data);
/** `{ organisationId, yearId, open }`. */
export const parseSetYearOpen = (data: unknown) => parseRequest(SetYearOpen, data);
/** `{ organisationId, fontFamilies, colours }`. */
export const parseSavePreferences = (data: unknown) => parseRequest(SavePreferences, data);
/** `{ organisationId, brand (a `BrandKit`; null: none any more), expectedRevision }`. */
export const parseSaveBrand = (data: unknown) => parseRequest(SaveBrand, data);
/**
 * `{ organisationId, yearId (null makes a new one), name, firstDay, lastDay, embedPage, retainUntil, expectedRevision,
 * confirmedName? }`.
 */
export const parseSaveYear = (data: unknown) => parseRequest(SaveYear, data);

export type YearRequest = ReturnType<typeof parseSaveYear>;

function isCalendarDay({ year, month, day }: CivilDate): boolean {
  if (![year, month, day].every(Number.isInteger) || year < 1900 || year > 2200) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
