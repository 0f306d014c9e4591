import {
  decodeScreenContent,
  nameOf,
  REVISION_FIELDS,
  TEMPLATE_LIMITS,
  type Screen,
  type TemplateScreen,
} from 'shared-kernel/model';
import { readYear } from '../access/readYear';
import { requireEditor } from '../access/requireEditor';
import { activityEntry } from '../activity/activityEntry';
import { emailOf, type CallableFunction } from '../caller';
import { readDefinitions } from '../definitions/readDefinitions';
import { readFields } from '../definitions/readFields';
import { refusedRequest } from '../parseRequest';
import { nextSave } from '../saving/nextSave';
import type { Services } from '../services';
import type { StoredDocument } from '../store/documents';
import { templatePath, templatesPath } from '../store/paths';
import { neutralName } from '../suppressions/neutralText';
import { parseSave } from './templateRequests';
import { takenSentence } from '../store/takenSentence';
import { whatGoesAlong } from './whatGoesAlong';

/**
 * Callable `saveTemplate`: keeps screens of a year, in the order in which they are named, as a template of the organisation
 * (D313); answers `{ outcome: 'saved', revision }`, or why not in a sentence. What stands in the designer comes with the
 * request; else it is what is stored. Members may.
 */
export const saveTemplate =
  (services: Services): CallableFunction =>
  async (data, signedIn) => {
    const { documents, now } = services;
    const { scope, id, description, screens: asked } = parseSave(data);
    const { organisationId } = scope;
    const caller = await requireEditor(documents, signedIn, scope, 'save templates');
    const { year } = await readYear(documents, scope);
    const definitions = await readDefinitions(documents, scope);
    const screens = asked.map((one) => templateScreen(one, definitions.screens));
    if (screens.includes(null)) return refused(GONE);
    const kept = screens.filter((screen) => screen !== null);
    const whole = {
      screens: kept,
      ...whatGoesAlong(kept, definitions.searches, await readFields(documents, scope)),
      yearName: year.name,
      yearDays: { dateFrom: year.dateFrom, dateTo: year.dateTo },
    };
    const bytes = Buffer.byteLength(JSON.stringify(whole));
    const subject = await neutralName(services, organisationId, description.name);
    return documents.transaction(async (transaction) => {
      const all = await transaction.list(templatesPath(organisationId), ['name', 'bytes']);
      const path = templatePath(organisationId, id);
      const stored = (await transaction.get(path))?.data ?? null;
      const next = nextSave(stored, REVISION_FIELDS.template, {
        payload: { ...description, ...whole, bytes },
        ...{ expectedRevision: 0, savedBy: emailOf(caller), savedAt: now() },
      });
      if (next.outcome === 'saved') return next;
      if (next.outcome === 'conflict') return refused(THERE);
      const sentence =
        whyNot(kept, bytes, all) ?? takenSentence('template', description.name, id, all);
      if (sentence !== null) return refused(sentence);
      transaction.write({ kind: 'set', path, data: next.data });
      transaction.write(
        activityEntry(services, { organisationId }, caller, 'templateSaved', '', subject),
      );
      return { outcome: 'saved', revision: next.revision };
    });
  };

const refused = (sentence: string) => ({ outcome: 'refused', sentence });

const THERE = 'This has been saved as a template already.';
const GONE = 'One of the screens is gone, or cannot be read any more. Please load the page again.';

function templateScreen(
  { id, content }: { readonly id: string; readonly content: unknown },
  screens: readonly Screen[],
): TemplateScreen | null {
  const screen = screens.find((one) => one.id === id);
  if (screen === undefined) return null;
  const { match, searchIds } = screen;
  const name = nameOf(screen);
  if (content === null) return { name, match, searchIds, content: screen.content };
  const read = decodeScreenContent(content);
  if (!read.ok) throw refusedRequest(`screens.content.${read.error.path}`, read.error.message);
  return { name, match, searchIds, content: read.value };
}

/** Null where there is room for it. */
function whyNot(
  { length }: readonly TemplateScreen[],
  bytes: number,
  all: readonly StoredDocument[],
): string | null {
  const { templates, allBytes, screens, bytes: most } = TEMPLATE_LIMITS;
  if (length > screens)
    return `A template has at most ${String(screens)} screens, and these are ${String(length)}. Choose fewer of them.`;
  if (bytes > most)
    return length === 1
      ? 'This screen is too large for a template. Take some of its objects away.'
      : 'These screens are too large for one template. Choose fewer of them.';
  if (all.length >= templates)
    return `There are ${String(templates)} templates, which is as many as an organisation can have. Delete one that nobody needs any more.`;
  const before = all.reduce((sum, { data }) => sum + bytesOf(data['bytes']), 0);
  return before + bytes > allBytes
    ? 'The templates of the organisation have no more room together. Delete one that nobody needs any more.'
    : null;
}

const bytesOf = (stored: unknown): number =>
  typeof stored === 'number' && stored > 0 ? stored : 0;
