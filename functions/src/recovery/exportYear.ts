import {
  decodeOrganisation,
  descriptionIn,
  encodeYear,
  isDocumentId,
  type FieldListEntry,
  type Organisation,
  type YearScope,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { readYear } from '../access/readYear';
import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import { readCalculated } from '../definitions/readCalculated';
import { readDefinitions } from '../definitions/readDefinitions';
import { storedFields } from '../fields/storedFields';
import { sharingOf } from '../links/sharingOf';
import { DocumentId, Organisation as OrganisationKey, parseRequest } from '../parseRequest';
import type { Services } from '../services';
import { organisationPath, yearScope } from '../store/paths';
import { FORMAT, type FieldChoice, type YearFile } from './yearFile';

const Request = v.object({ organisationId: OrganisationKey, yearId: DocumentId });

/**
 * Callable `exportYear`: `{ file, unreadable }`, all that staff made of a year, in the shapes of spec §3, as `bringBackYear`
 * and `npm run evaluate` read it; and the names of what could not be read. No supporter is in it, and nobody of the staff.
 * Admins only.
 */
export const exportYear =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, now } = services;
    const ids = parseRequest(Request, data);
    const scope = yearScope(ids.organisationId, ids.yearId);
    const admin = await requireAdmin(documents, caller, scope, 'save its years as files');
    const { file, unreadable } = await yearFileOf(services, scope);
    await documents.commit([activityEntry(services, scope, admin, 'yearExported')]);
    const { year, ...rest } = file;
    // Dates as texts, as spec §3 has them in files.
    const dates = {
      dateFrom: year.dateFrom.toISOString(),
      dateTo: year.dateTo.toISOString(),
    };
    return {
      file: {
        format: FORMAT,
        savedAt: now().toISOString(),
        year: { ...year, ...dates },
        ...rest,
      },
      unreadable,
    };
  };

type Stored = Omit<YearFile, 'year'> & {
  readonly year: Pick<
    ReturnType<typeof encodeYear>,
    'name' | 'dateFrom' | 'dateTo' | 'embedPage'
  > & {
    readonly id: string;
  };
};

async function yearFileOf(
  { documents }: Services,
  scope: YearScope,
): Promise<{ readonly file: Stored; readonly unreadable: readonly string[] }> {
  const { year, stored: yearDocument } = await readYear(documents, scope);
  const { stored, searches, screens } = await readDefinitions(documents, scope);
  const { brand, preferences, preferencesSaved } = await organisationOf(documents, scope);
  const { name, dateFrom, dateTo, embedPage } = encodeYear(year);
  const read = new Set<string>([...searches, ...screens].map(({ id }) => id));
  return {
    file: {
      year: { id: year.id, name, dateFrom, dateTo, embedPage },
      searches: searches.map(({ id, name: called, match, conditions, tags }) => ({
        ...{ id, name: called, match, conditions, tags },
      })),
      screens: screens.map(({ id, name: called, order, match, searchIds, content, tags }) => ({
        ...{ id, name: called, order, match, searchIds, content, tags },
      })),
      calculatedFields: (await readCalculated(documents, scope)).map(
        ({ id, name: called, calculation, explained, explanation }) => ({
          ...{ id, name: called, calculation, explained },
          ...(explanation === undefined ? {} : { explanation }),
        }),
      ),
      fields: [...(await storedFields(documents, scope)).values()].flatMap(choiceOf),
      story: year.storySaved.revision === 0 ? null : year.story,
      sharing: yearDocument.data['sharing'] === undefined ? null : sharingOf(yearDocument.data),
      brand: brand?.kit ?? null,
      preferences:
        preferencesSaved.revision === 0 && preferences.colours.length === 0 ? null : preferences,
    },
    unreadable: stored.filter(({ id }) => !read.has(id) && isDocumentId(id)).map(({ id }) => id),
  };
}

/** Only what a person said: the rest comes with the supporters. */
const choiceOf = ({
  name,
  type,
  typeSetBy,
  neverShareSetBy,
  dictionary,
}: FieldListEntry): readonly FieldChoice[] =>
  typeSetBy === undefined && neverShareSetBy === undefined && dictionary === undefined
    ? []
    : [
        {
          ...{ name, type, typeSet: typeSetBy !== undefined },
          neverShare: neverShareSetBy !== undefined,
          ...(dictionary === undefined ? {} : { dictionary: descriptionIn(dictionary) }),
        },
      ];

async function organisationOf(
  documents: Services['documents'],
  { organisationId }: YearScope,
): Promise<Organisation> {
  const stored = await documents.get(organisationPath(organisationId));
  const read = decodeOrganisation(organisationId, stored?.data);
  if (!read.ok) throw new CallableError('failed-precondition', 'The organisation cannot be read');
  return read.value;
}
