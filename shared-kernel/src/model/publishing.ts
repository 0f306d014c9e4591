import type { ScreenId, SearchId } from './ids';
import type { ScreenDefinition } from './screen';

/** `awaiting`: somebody else has to approve it first. `withdrawn`: nobody sees it, and nobody will. */
export const PUBLICATION_STATES = ['awaiting', 'published', 'withdrawn'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** How a screen differs from the one that supporters see. `moved`: in its place among the others alone. */
export const SCREEN_CHANGES = ['added', 'changed', 'moved', 'removed'] as const;
export type ScreenChange = (typeof SCREEN_CHANGES)[number];

/** One version of a year's screens as supporters see them: `years/{y}/publications/{number}`. */
export interface Publication {
  /** Counts up from 1 within the year. */
  readonly number: number;
  readonly state: PublicationState;
  /** SHA-256 over the content, audience and order of its screens and the searches they depend on; hexadecimal. */
  readonly hash: string;
  /** Who published it, or asked for it to be, by email; '' where the product kept a year as it stood. */
  readonly by: string;
  readonly at: Date;
  /** Who approved it, by email; '' where nobody was asked. */
  readonly approvedBy: string;
  /** Null while it waits to be approved, and is to be seen at once then. */
  readonly from: Date | null;
  /** Null: until another one takes its place. */
  readonly until: Date | null;
  readonly screens: number;
  readonly changes: readonly PublishedChange[];
  /** The version that it brought back; null where it brought back none. */
  readonly backTo: number | null;
}

export interface PublishedChange {
  readonly screenId: ScreenId;
  /** As it is called today; '' for one that is gone. */
  readonly name: string;
  readonly change: ScreenChange;
  /** What differs, in words; none for a screen that is added, moved or removed. */
  readonly words: readonly string[];
}

/**
 * What supporters see now. `asSaved`: nobody has published the year yet, and every save is seen at once, as in earlier
 * releases. `over`: the version's last moment has passed.
 */
export const PUBLISHING_STATES = ['asSaved', 'nothing', 'published', 'takenDown', 'over'] as const;
export type PublishingState = (typeof PUBLISHING_STATES)[number];

/** What is published of a year, and what differs from it in what is saved. */
export interface Publishing {
  readonly state: PublishingState;
  /** The version that is seen now, or would be were it not taken down; null where there is none. */
  readonly live: number | null;
  readonly takenDown: { readonly by: string; readonly at: Date } | null;
  /** Newest first, those that are scheduled or wait among them. */
  readonly publications: readonly Publication[];
  /** IANA name of the zone that times are entered and shown in; '' where nobody has chosen one. */
  readonly timeZone: string;
  /** Whether a second person has to approve what is published. */
  readonly needsApproval: boolean;
  /** Whether the caller may publish. */
  readonly mayPublish: boolean;
  /** How what is saved differs from what is live, in the order of the screens, removed ones last. */
  readonly drafts: readonly DraftChange[];
  /** Of the version that publishing all of it would make: another one as soon as somebody saves. */
  readonly savedHash: string;
}

export interface DraftChange extends PublishedChange {
  /** The searches that it depends on and that were changed since. */
  readonly changedSearches: readonly SearchId[];
  /** Why it cannot be published; null where it can. */
  readonly fault: string | null;
}

/** What publishing these screens comes to. */
export interface PublishingPlan {
  /** Of the version that it makes. */
  readonly hash: string;
  /** As of `Publishing`: what is saved by now may be more than what was shown. */
  readonly savedHash: string;
  /** Screens that nobody chose among them, where they depend on a search that comes with one that was. */
  readonly changes: readonly PublishedChange[];
}

/** A search that screens of a version depend on. */
export interface PublishedSearch {
  readonly id: SearchId;
  /** As it is called today; '' for one that is gone. */
  readonly name: string;
  /** Whether it is seen now, and asks something else there. */
  readonly changed: boolean;
  readonly screenIds: readonly ScreenId[];
}

/** Who gains and who loses screens, over all supporters of the year that are there now. */
export interface AudienceChanges {
  readonly supporters: number;
  /** Those who get at least one screen. */
  readonly reached: AudienceChange;
  /** Those screens whose audience differs, or that are added or removed. */
  readonly screens: readonly (AudienceChange & { readonly screenId: ScreenId })[];
}

/** What publishing comes to for supporters, and the searches of the version by which it does. */
export interface PublishingEffect extends AudienceChanges {
  readonly searches: readonly PublishedSearch[];
}

export interface AudienceChange {
  readonly before: number;
  readonly after: number;
  readonly gained: number;
  readonly lost: number;
}

/** One screen as a version shows it, and which screens the version has. */
export interface PublishedScreen {
  /** Null where the version does not show it. */
  readonly screen: Pick<ScreenDefinition, 'content' | 'match' | 'searchIds'> | null;
  /** In the order of the story. */
  readonly screenIds: readonly ScreenId[];
}

export const PUBLISHING_LIMITS = {
  /** Publications that are kept of a year; the oldest that nobody sees any more go first. */
  publications: 50,
} as const;
