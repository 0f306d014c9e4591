import {
  decodeOrganisation,
  REVISION_FIELDS,
  type OrganisationId,
  type YearScope,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import { saveCalculatedField } from '../calculated/saveCalculatedField';
import { CallableError } from '../callableError';
import { emailOf, type CallableFunction, type Caller } from '../caller';
import { markedSensitive, sensitiveWrite } from '../definitions/sensitiveFields';
import { NO_VALUES } from '../fields/maskedEntry';
import { fieldWrite } from '../fields/writeFieldList';
import { saveSharing } from '../links/saveSharing';
import { saveBrand } from '../organisations/setup/brand';
import { savePreferences } from '../organisations/setup/organisation';
import { parseSaveYear } from '../organisations/setup/requests';
import { savedYear } from '../organisations/setup/saveYear';
import { Organisation, parseRequest } from '../parseRequest';
import type { Services } from '../services';
import type { DocumentReads, NewDocument } from '../store/documents';
import { inYear, organisationPath, yearScope, yearsPath } from '../store/paths';
import { storedName } from '../store/storedName';
import { saveStory } from '../story/saveStory';
import { erasedNames } from '../suppressions/erasedNames';
import {
  readYearFile,
  yearRequest,
  type SavedScreen,
  type SavedSearch,
  type YearFile,
} from './yearFile';

const Request = v.object({ organisationId: Organisation, file: v.unknown() });

/**
 * Callable `bringBackYear`: `{ organisationId, file }` makes a new year of a file that `exportYear` gave, with everything under
 * its own ids, so that nothing that is there is written over (D356); a file that cannot be brought back is refused before
 * anything is made. Gives `{ yearId, name, left }`, where `left` says in sentences what did not come along. Admins only.
 */
export const bringBackYear =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents } = services;
    const { organisationId, file } = parseRequest(Request, data);
    const admin = await requireAdmin(documents, caller, { organisationId }, 'bring back its years');
    const read = readYearFile(file);
    const work = { admin, organisationId, file: read };
    const { scope, name } = await newYear(services, work);
    const left = await fill(services, scope, work);
    await documents.commit([activityEntry(services, scope, admin, 'yearBroughtBack', '', name)]);
    return { yearId: scope.yearId, name, left };
  };

interface Work {
  readonly admin: Caller;
  readonly organisationId: OrganisationId;
  readonly file: YearFile;
}

/** The year itself, under a name that no other one has: two that come back at once are told apart. */
function newYear(
  services: Services,
  { admin, organisationId, file }: Work,
): Promise<{ readonly scope: YearScope; readonly name: string }> {
  const scope = yearScope(organisationId, services.newId());
  return services.documents.transaction(async (transaction) => {
    const name = await freeName(transaction, organisationId, file.year.name);
    const request = parseSaveYear({ ...yearRequest(file.year), organisationId, name });
    await savedYear(transaction, services, { request, scope, admin, supporters: 0 });
    return { scope, name };
  });
}

/** Everything in it; gives in sentences what did not come along. */
async function fill(
  services: Services,
  scope: YearScope,
  { admin, organisationId, file }: Work,
): Promise<readonly string[]> {
  const { documents, now } = services;
  const names = await erasedNames(documents, now, scope);
  const isFree = (one: SavedSearch | SavedScreen): boolean => !names(one);
  const searches = file.searches.filter(isFree);
  const screens = file.screens.filter(isFree);
  const stamp = { savedBy: emailOf(admin), savedAt: now() };
  const fields = file.fields.map((field) => entryOf(neutral(field, names), stamp));
  await documents.bulk([
    sensitiveWrite(scope, markedSensitive(fields)),
    ...fields.map((field) => fieldWrite(scope, field)),
    ...searches.map((search) => newSearch(scope, search, stamp)),
    ...screens.map((screen) => newScreen(scope, screen, stamp)),
  ]);
  const left = [
    ...namesLeft(['search', 'searches'], file.searches, searches),
    ...namesLeft(['screen', 'screens'], file.screens, screens),
    ...namesLeft(
      ['description of a field', 'descriptions of fields'],
      file.fields,
      file.fields.filter(({ dictionary = {} }) => !names(dictionary)),
    ),
  ];
  const ids = { ...scope, expectedRevision: 0 };
  for (const field of file.calculatedFields)
    left.push(
      ...(await refusalOf(
        `The calculated field “${field.name}” was not brought back`,
        saveCalculatedField(services)({ ...ids, field }, admin),
      )),
    );
  if (file.sharing !== null) await saveSharing(services)({ ...ids, sharing: file.sharing }, admin);
  if (file.story !== null) left.push(...(await storyLeft(services, admin, ids, file.story)));
  return [...left, ...(await organisationLeft(services, { admin, organisationId, file }))];
}

/** A hosted page's path belongs to one year (D251): where another one has it, the story comes without. */
async function storyLeft(
  services: Services,
  admin: Caller,
  ids: object,
  story: NonNullable<YearFile['story']>,
): Promise<readonly string[]> {
  const save = saveStory(services);
  if ((await refusalOf('', save({ ...ids, story }, admin))).length === 0) return [];
  const without = {
    ...story,
    linksLeadTo: 'embedPage',
    hostedPage: { ...story.hostedPage, path: '' },
  };
  const refused = await refusalOf(
    'The story was not brought back',
    save({ ...ids, story: without }, admin),
  );
  return refused.length > 0
    ? refused
    : [
        `The hosted page came back without its address “${story.hostedPage.path}”, which another year has.`,
      ];
}

/** Brand kit, fonts and colours are the organisation's: they come back where nobody has saved any. */
async function organisationLeft(
  services: Services,
  { admin, organisationId, file }: Work,
): Promise<readonly string[]> {
  const { brand, preferences } = file;
  const stored = await services.documents.get(organisationPath(organisationId));
  const read = decodeOrganisation(organisationId, stored?.data);
  if (!read.ok) throw new CallableError('failed-precondition', 'The organisation cannot be read');
  const { value: organisation } = read;
  const left: string[] = [];
  const request = { organisationId, expectedRevision: 0 };
  const has = organisation.preferences;
  if (preferences !== null) {
    if (organisation.preferencesSaved.revision === 0 && has.colours.length === 0)
      await savePreferences(services)({ ...request, ...preferences }, admin);
    else if (JSON.stringify(has) !== JSON.stringify(preferences))
      left.push('The organisation kept its own fonts and colours.');
  }
  if (brand !== null) {
    if ((organisation.brand?.saved.revision ?? 0) === 0)
      await saveBrand(services)({ ...request, brand }, admin);
    else if (JSON.stringify(organisation.brand?.kit) !== JSON.stringify(brand))
      left.push('The organisation kept its own brand kit.');
  }
  const pictures = new Set(JSON.stringify(file).match(/\/media\/[\w-]+/g));
  if (pictures.size > 0)
    left.push(
      `${pictures.size === 1 ? 'One picture of the library is' : `${String(pictures.size)} pictures of the library are`} shown by address and not in the file: a backup holds them.`,
    );
  return left;
}

/** Of an answer that refuses, the sentence. */
async function refusalOf(what: string, answer: Promise<unknown>): Promise<readonly string[]> {
  const { outcome, sentence = '' } = (await answer) as {
    readonly outcome: string;
    readonly sentence?: string;
  };
  return outcome === 'refused' ? [`${what}: ${sentence}`] : [];
}

const namesLeft = (
  [one, many]: readonly [string, string],
  all: readonly unknown[],
  back: readonly unknown[],
): readonly string[] => {
  const lost = all.length - back.length;
  if (lost === 0) return [];
  return [
    lost === 1
      ? `1 ${one} that names somebody who was erased did not come back.`
      : `${String(lost)} ${many} that name somebody who was erased did not come back.`,
  ];
};

interface Stamp {
  readonly savedBy: string;
  readonly savedAt: Date;
}

const stampOf = (
  fields: (typeof REVISION_FIELDS)[keyof typeof REVISION_FIELDS],
  { savedBy, savedAt }: Stamp,
) => ({ [fields.revision]: 1, [fields.savedBy]: savedBy, [fields.savedAt]: savedAt });

/** As a client creates it: the first save, asking for its count. */
const newSearch = (
  scope: YearScope,
  { id, name, match, conditions, tags }: SavedSearch,
  stamp: Stamp,
): NewDocument => ({
  kind: 'create',
  path: inYear(scope, `searches/${id}`),
  data: {
    ...{ name, match, conditions, ...taggedOf(tags), supportersMatchedUpdate: true },
    ...stampOf(REVISION_FIELDS.search, stamp),
  },
});

const newScreen = (
  scope: YearScope,
  { id, name, order, match, searchIds, content, tags }: SavedScreen,
  stamp: Stamp,
): NewDocument => ({
  kind: 'create',
  path: inYear(scope, `screens/${id}`),
  data: {
    ...{ name, order, match, searchIds, content, ...taggedOf(tags) },
    supportersMatchedUpdate: true,
    ...stampOf(REVISION_FIELDS.setup, stamp),
    ...stampOf(REVISION_FIELDS.content, stamp),
  },
});

/** What has no tags stays a document without them. */
const taggedOf = (tags: readonly string[]) => (tags.length === 0 ? {} : { tags });

/** A field whose description names somebody who was erased comes without its words. */
const neutral = (
  field: YearFile['fields'][number],
  names: (saved: object) => boolean,
): YearFile['fields'][number] =>
  field.dictionary === undefined || !names(field.dictionary)
    ? field
    : { ...field, dictionary: { ...NO_WORDS, sensitive: field.dictionary.sensitive } };

const NO_WORDS = { description: '', owner: '', source: '', retention: '' };

const entryOf = (
  { name, type, typeSet, neverShare, dictionary }: YearFile['fields'][number],
  { savedBy, savedAt }: Stamp,
) => ({
  ...{ name, type, count: 0, ...NO_VALUES },
  ...(typeSet ? { typeSetBy: savedBy } : {}),
  ...(neverShare ? { neverShareSetBy: savedBy } : {}),
  ...(dictionary === undefined
    ? {}
    : { dictionary: { ...dictionary, revision: 1, savedBy, savedAt } }),
});

/** The year's own name, or the first one behind it that the organisation has not. */
async function freeName(
  documents: Pick<DocumentReads, 'list'>,
  organisationId: OrganisationId,
  name: string,
): Promise<string> {
  const years = await documents.list(yearsPath(organisationId), ['name']);
  const taken = new Set(years.map(({ data }) => storedName(data)));
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) {
    const next = `${name.slice(0, 90)} (${String(number)})`;
    if (!taken.has(next)) return next;
  }
}
