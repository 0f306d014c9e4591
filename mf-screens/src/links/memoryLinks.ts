import type { DatabaseFailure } from 'shared-kernel/firestore';
import {
  failed,
  succeeded,
  type LinkState,
  type Revision,
  type SaveAnswer,
  type Sharing,
  type StoryAnswer,
  type Supporter,
  type YearStory,
} from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import type { TestLinkAnswer } from '../server/links';
import type { LinksPort } from './linksPort';

export interface MemoryLinks {
  readonly supporters?: readonly Supporter[];
  readonly state?: Partial<LinkState>;
  /** Supporters in one part of an export. */
  readonly pageSize?: number;
  /** The next call of this name fails. */
  readonly failing?: Set<keyof LinksPort>;
  /** Holds every part of an export back until it is released. */
  readonly gate?: () => Promise<void>;
  /** What was handed to the browser, by the file's name. */
  readonly saved?: Map<string, string>;
  readonly now?: Date;
  /** What the next tests come to; those after them are sent. */
  readonly tests?: TestLinkAnswer[];
  /** Addresses that other years' hosted pages have. */
  readonly taken?: readonly string[];
  /** What is done with a story that is saved. */
  readonly onStory?: (story: YearStory) => void;
  /** What a colleague saves right before each of this page's saves. */
  readonly others?: { readonly sharing: Sharing; readonly sharingSaved: Revision }[];
}

const NOT_FOUND: DatabaseFailure = { code: 'data/not-found', message: '' };
const NO_LINK: ServerFailure = {
  code: 'server/failed-precondition',
  message: 'Nobody who may get a link has this email',
};
const UNAVAILABLE: ServerFailure = { code: 'server/unavailable', message: '' };

/** The port's fake: links that are kept in memory and revoked as the server does it. */
export function memoryLinks(contents: MemoryLinks = {}): LinksPort {
  const { supporters = [], pageSize = 2, saved = new Map<string, string>() } = contents;
  const failing = contents.failing ?? new Set();
  const now = () => contents.now ?? new Date();
  let state: LinkState = {
    links: 0,
    revoked: 0,
    newestExport: null,
    allRevokedAt: null,
    sharing: { hashtag: '', picture: false },
    sharingSaved: { revision: 0, savedBy: '', savedAt: null },
    hostedPagesOrigin: null,
    ...contents.state,
  };
  const answer = <T>(name: keyof LinksPort, work: () => T) =>
    Promise.resolve(failing.delete(name) ? failed(UNAVAILABLE) : succeeded(work()));

  return {
    now,
    linkState: () => answer('linkState', () => state),
    exportLinks: async ({ validUntil, after = '0' }) => {
      await contents.gate?.();
      return answer('exportLinks', () => {
        const end = Number(after) + pageSize;
        const part = supporters.slice(Number(after), end);
        const rows = part.filter(({ supporterId }) => supporterId !== '');
        const newestExport = {
          at: now(),
          by: 'ada@example.org',
          validUntil,
          embedPage: 'https://oak.example/year',
        };
        const before = after === '0' ? 0 : state.links;
        state = { ...state, links: before + rows.length, newestExport, allRevokedAt: null };
        return {
          rows: rows.map(({ supporterId }) => ({
            supporterId,
            link: `https://example.org/year#s=${supporterId}`,
          })),
          withoutId: part.length - rows.length,
          next: end < supporters.length ? String(end) : null,
        };
      });
    },
    sendTestLink: async ({ supporter }) => {
      await contents.gate?.();
      if (!supporters.some(({ email }) => email === supporter)) return failed(NO_LINK);
      return answer(
        'sendTestLink',
        () =>
          contents.tests?.shift() ?? {
            outcome: 'sent' as const,
            to: 'ada@example.org',
            validUntil: { year: 2026, month: 11, day: 24 },
          },
      );
    },
    revokeLink: () =>
      answer('revokeLink', () => {
        state = { ...state, links: state.links - 1, revoked: state.revoked + 1 };
      }),
    revokeAllLinks: () =>
      answer('revokeAllLinks', () => {
        state = { ...state, links: 0, allRevokedAt: now() };
      }),
    saveSharing: ({ sharing, expectedRevision }) =>
      answer('saveSharing', (): SaveAnswer => {
        const other = contents.others?.shift();
        if (other !== undefined) state = { ...state, ...other };
        const { revision } = state.sharingSaved;
        if (revision !== expectedRevision) return { outcome: 'conflict', ...state.sharingSaved };
        const savedBy = 'ada@example.org';
        state = {
          ...state,
          sharing,
          sharingSaved: { revision: revision + 1, savedBy, savedAt: now() },
        };
        return { outcome: 'saved', revision: revision + 1 };
      }),
    saveStory: ({ story, expectedRevision }) =>
      answer('saveStory', (): StoryAnswer => {
        if (contents.taken?.includes(story.hostedPage.path) === true)
          return { outcome: 'refused', at: 'hostedPage.path', sentence: 'It is taken.' };
        contents.onStory?.(story);
        return { outcome: 'saved', revision: expectedRevision + 1 };
      }),
    readSupporter: (_scope, email) => {
      const supporter = supporters.find((one) => one.email === email.trim().toLowerCase());
      return Promise.resolve(supporter === undefined ? failed(NOT_FOUND) : succeeded(supporter));
    },
    saveCsv: (fileName, parts) => {
      saved.set(fileName, parts.join(''));
    },
  };
}
