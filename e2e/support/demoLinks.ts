import { DEFAULT_STORY, type StoryLanguage, type YearStory } from 'shared-kernel/model';
import { demoAdmin } from './demoAdmin';

/** Robin, whom the demo shows every screen. */
const ROBIN = { email: 'robin.ashdown@example.org', id: '51000017' };
const DAYS = {
  firstDay: { year: 2026, month: 1, day: 1 },
  lastDay: { year: 2026, month: 12, day: 31 },
};

/** What an admin of the demo does about personal links, over plain HTTP. */
export interface DemoLinks {
  /** Makes a page the one that embeds the year's screens. */
  setEmbedPage(embedPage: string): Promise<void>;
  /** Makes the year's hosted page, and has links lead there or to the embed page. */
  setHostedPage(path: string, linksLeadTo: 'hostedPage' | 'embedPage'): Promise<void>;
  /** Robin's token, of a link that is valid until the end of January. */
  exportToken(): Promise<string>;
  revoke(): Promise<void>;
  /** What the year's screens have in common, beside what they have by default. */
  setStory(story: Partial<YearStory>): Promise<void>;
  setNeverShare(fieldName: string, never: boolean): Promise<void>;
  /** Shows supporters all that is saved. */
  publish(): Promise<void>;
  /** What supporters may share. */
  allowSharing(sharing: { readonly hashtag: string; readonly picture: boolean }): Promise<void>;
  /** The language of the year's story; the rest of the story as nobody has set it. */
  speak(language: StoryLanguage): Promise<void>;
}

export async function demoLinks(origin: string): Promise<DemoLinks> {
  const { call } = await demoAdmin(origin);

  /** Over whatever revision is stored. */
  const save = async (name: string, data: object): Promise<void> => {
    const first = (await call(name, { ...data, expectedRevision: 0 })) as Saved;
    if (first.result.outcome !== 'conflict') return;
    await call(name, { ...data, expectedRevision: first.result.revision });
  };

  return {
    setEmbedPage: async (embedPage) => {
      await save('saveYear', { name: '2026', ...DAYS, embedPage, retainUntil: null });
    },
    setHostedPage: async (path, linksLeadTo) => {
      const hostedPage = { path, title: 'Your year among the trees', description: 'What grew.' };
      await save('saveStory', { story: { ...DEFAULT_STORY, hostedPage, linksLeadTo } });
    },
    exportToken: async () => {
      const validUntil = { year: new Date().getUTCFullYear() + 1, month: 1, day: 31 };
      const { result } = (await call('exportLinks', { validUntil })) as Exported;
      const link = result.rows.find(({ supporterId }) => supporterId === ROBIN.id)?.link;
      if (link === undefined) throw new Error('Robin got no link');
      return new URL(link).hash.slice('#s='.length);
    },
    revoke: async () => {
      await call('revokeLink', { supporter: ROBIN.email });
    },
    setStory: async (story) => {
      await save('saveStory', { story: { ...DEFAULT_STORY, ...story } });
    },
    setNeverShare: async (fieldName, never) => {
      await call('setNeverShare', { fieldName, never });
    },
    publish: async () => {
      const everything = { screenIds: null, timeZone: 'Europe/London', from: null, until: null };
      const plan = (await call('planPublishing', everything)) as Planned;
      await call('publish', { ...everything, hash: plan.result.hash });
    },
    allowSharing: async (sharing) => {
      await save('saveSharing', { sharing });
    },
    speak: async (language) => {
      await save('saveStory', { story: { ...DEFAULT_STORY, language } });
    },
  };
}

interface Saved {
  readonly result: { readonly outcome: string; readonly revision: number };
}

interface Planned {
  readonly result: { readonly hash: string };
}

interface Exported {
  readonly result: {
    readonly rows: readonly { readonly supporterId: string; readonly link: string }[];
  };
}
