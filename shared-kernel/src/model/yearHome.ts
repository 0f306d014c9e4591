import type { ActivityEntry } from './activity';
import type { CivilDate } from './civilDate';
import type { PublishingState } from './publishing';
import type { ShowCounts } from './showResults';

/** The name of the file of invented supporters that somebody may try everything with. */
export const SAMPLE_FILE = 'sample-supporters.csv';

/** How far a year has come on the way to its supporters. */
export interface YearProgress {
  readonly searches: number;
  readonly screens: number;
  readonly published: PublishingState;
  /** Whether its supporters are those of the sample, which can be taken away again. */
  readonly sample: boolean;
  /** When personal links were last exported; null where none were. */
  readonly linksExportedAt: Date | null;
}

/** The newest import that is done, with what it did. Rows of the file: the care list takes nobody out of them (D337). */
export interface LastImport {
  readonly at: Date;
  /** An email, or `TERMINAL_NAME`. */
  readonly by: string;
  readonly newSupporters: number;
  readonly changed: number;
}

/** What somebody should look at before supporters meet it, the most pressing first. */
export const ATTENTION_KINDS = [
  /** Supporters see no screens although some were published: taken down, or their last moment has passed. */
  'takenDown',
  'over',
  'importFailed',
  /** An import that waits for the person who began it. */
  'importWaits',
  'searchNotCounted',
  'screenNotCounted',
  /** Counted, but perhaps otherwise than its author meant. */
  'searchFault',
  'screenFault',
  'approvalWaits',
  /** Saved, and not what supporters see. */
  'drafts',
  /** Personal links stop working within two weeks, or stopped in the last two. */
  'linksEnd',
  /** Rows of the last import that went nowhere. */
  'rowsRejected',
  /** Values of the last import that are not what the others of their field are. */
  'valuesUnreadable',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

export interface Attention {
  readonly kind: AttentionKind;
  /** Of searches, screens, changes, versions, rows or values; 1 where only one thing can be meant. */
  readonly count: number;
  /** The one thing, where it is one; '' else. Of values their field. */
  readonly id: string;
  readonly name: string;
  /** The last day on which links work. */
  readonly day: CivilDate | null;
}

/** What Home tells of a year beside its screens and its supporters. */
export interface YearHome {
  readonly progress: YearProgress;
  readonly lastImport: LastImport | null;
  readonly results: Pick<ShowCounts, 'acted' | 'finished' | 'opened' | 'shared'>;
  readonly attention: readonly Attention[];
  /** Newest first: of the log for admins, else what everybody can see of searches and screens. */
  readonly activity: readonly ActivityEntry[];
}
