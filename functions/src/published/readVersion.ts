import type { YearScope } from 'shared-kernel/model';
import { CallableError } from '../callableError';
import { RecentMap } from '../RecentMap';
import type { DocumentReads, StoredDocument } from '../store/documents';
import { publicationPath, publishingPath } from '../store/paths';
import { readPublished, type PublishedDefinitions } from './pieces';
import { publicationOf, type StoredPublication } from './storedPublication';
import { seenAt, timelineOf, withoutPast, type SeenAt, type Timeline } from './timeline';

/** A version's parts, with what they say. */
export interface Version extends PublishedDefinitions {
  readonly parts: Pick<StoredPublication, 'screens' | 'searches'>;
}

/** Of a year in which nothing is seen. */
export const NO_VERSION: Version = {
  screens: [],
  searches: [],
  parts: { screens: [], searches: [] },
};

/** Null for a year that nobody has published yet. */
export const readTimeline = async (
  documents: DocumentReads,
  scope: YearScope,
): Promise<Timeline | null> => timelineOf((await documents.get(publishingPath(scope)))?.data);

/** Null where the version is gone, or a part of it is. */
export async function readVersionParts(
  documents: DocumentReads,
  scope: YearScope,
  number: number,
): Promise<Version | null> {
  const stored = await documents.get(publicationPath(scope, number));
  const publication = publicationOf(stored?.data);
  if (publication === null) return null;
  const { screens, searches } = publication;
  const definitions = await readPublished(documents, scope, publication);
  return definitions === null ? null : { ...definitions, parts: { screens, searches } };
}

/** What supporters would see at a moment if nobody did anything, taken down or not: what a new version is made from. */
export async function baseAt(
  documents: DocumentReads,
  scope: YearScope,
  timeline: Timeline,
  at: Date,
): Promise<Version> {
  const { live } = seenAt(timeline, at);
  if (live === null) return NO_VERSION;
  const base = await readVersionParts(documents, scope, live.number);
  if (base === null)
    throw new CallableError('failed-precondition', `Version ${String(live.number)} cannot be read`);
  return base;
}

/** Of `publishing/state`, as it is stored. */
export const stampOf = (stored: StoredDocument | null): string =>
  JSON.stringify(stored?.data ?? null);

/** Versions that are remembered: what the years of one process show. */
const MOST_KNOWN = 50;

/** What a year shows to supporters: null for a year of which every save is seen at once. */
export interface Served {
  readonly state: SeenAt['state'];
  /** When this answer is over. */
  readonly changesAt: Date | null;
  /** Another one where somebody has published, scheduled or taken down since. */
  readonly stamp: string;
  readonly definitions: PublishedDefinitions;
}

/** Reads what years show; a version never changes, so that it is read once. */
export function servedVersions(
  documents: DocumentReads,
): (scope: YearScope, at: Date) => Promise<Served | null> {
  const known = new RecentMap<string, Version>(MOST_KNOWN);
  const versionOf = async (scope: YearScope, number: number): Promise<Version> => {
    const path = publicationPath(scope, number);
    const version = known.get(path) ?? (await readVersionParts(documents, scope, number));
    if (version === null) throw new Error(`${path} cannot be read`);
    known.set(path, version);
    return version;
  };
  return async (scope, at) => {
    const stored = await documents.get(publishingPath(scope));
    const timeline = timelineOf(stored?.data);
    if (timeline === null) return null;
    const { state, live, changesAt } = seenAt(timeline, at);
    const isSeen = state === 'published' && live !== null;
    const definitions = isSeen ? await versionOf(scope, live.number) : NO_VERSION;
    return { state, changesAt, definitions, stamp: stampOf(stored) };
  };
}

/** What supporters see now, or will by what is scheduled: what it depends on cannot be taken away unseen. */
export async function shownOrScheduled(
  documents: DocumentReads,
  scope: YearScope,
  now: Date,
): Promise<PublishedDefinitions> {
  const timeline = await readTimeline(documents, scope);
  const ahead = withoutPast(timeline?.timeline ?? [], now);
  const versions: PublishedDefinitions[] = [];
  for (const { number } of ahead)
    versions.push((await readVersionParts(documents, scope, number)) ?? NO_VERSION);
  return {
    screens: versions.flatMap(({ screens }) => screens),
    searches: versions.flatMap(({ searches }) => searches),
  };
}
