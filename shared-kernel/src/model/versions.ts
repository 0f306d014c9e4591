/** What is saved as one of a search, a screen, a calculated field or a data field (D22), and keeps versions of its own. */
export const VERSION_PARTS = ['search', 'setup', 'content', 'calculated', 'fieldType'] as const;
export type VersionPart = (typeof VERSION_PARTS)[number];

/** One save that was kept: `years/{y}/versions/{id}`, without what was saved. */
export interface VersionHead {
  readonly id: string;
  readonly part: VersionPart;
  readonly revision: number;
  /** By email; '' where nobody noted it. */
  readonly savedBy: string;
  /** Null where nobody noted it. */
  readonly savedAt: Date | null;
  /** What differs from the save before it, in words; none where nothing is known of that. */
  readonly changes: readonly string[];
}

/** A search, screen or calculated field that was deleted and can be restored: `years/{y}/bin/{id}`. */
export interface BinEntry {
  readonly id: string;
  readonly kind: 'search' | 'screen' | 'calculatedField';
  readonly name: string;
  /** By email. */
  readonly deletedBy: string;
  readonly deletedAt: Date;
  /** When it is gone for good. */
  readonly removeAt: Date;
}

export const VERSION_LIMITS = {
  /** Newest saves that are kept of each part. */
  ofPart: 50,
  /** Of a year's versions, as JSON; beyond it the oldest go, but for the newest of each part. */
  bytesOfYear: 50_000_000,
  newestOfPart: 3,
  /** Of one save or deletion, as JSON; numbers take more room in a document of at most 1 MiB. What is larger is not kept. */
  bytesOfOne: 600_000,
} as const;
