import type { CountedChanges, CountedReach, MatchResults, YearDefinitions } from 'evaluation';
import type { Share } from 'supporter-data';
import type {
  AudienceScreen,
  CalculatedFigures,
  CalculatedPreview,
  EditedCalculation,
  AudienceChanges,
  Result,
  ScreenAudience,
  ScreenId,
  SearchCounts,
  SearchDefinition,
  SearchId,
  SearchImpact,
  SearchOverlap,
  YearReach,
} from 'shared-kernel/model';

/** A snapshot by its own id, and the year that it is of. */
export interface SnapshotName {
  readonly year: string;
  readonly id: string;
}

/** What one thread counts of a snapshot at a time. */
export interface ShardName extends SnapshotName {
  /** Of a snapshot that is stored in several shards: which of them, or what was made of all of them. */
  readonly shard?: number | string;
  /** Which share of its rows; all of them unless said. */
  readonly share?: Share;
}

/** Of the same share always the same text. */
export const shardKey = ({ year, id, shard, share }: ShardName): string =>
  JSON.stringify([year, id, shard, share?.index, share?.of]);

/** A snapshot, or what was made of its shards, to be counted. */
export interface CountedSnapshot extends SnapshotName {
  readonly shard?: string;
  /** Supporters in each of the shards in which it is stored, one at least. */
  readonly shardRows: readonly number[];
}

/**
 * Whom nobody counts or sees (`suppressions/readCare`): plain emails and supporter ids with until when, in milliseconds,
 * null for good; and searches whose supporters they are.
 */
export interface KeptOut {
  /** Two of one state name the same people among the same supporters. */
  readonly state: string;
  readonly emails: ReadonlyMap<string, number | null>;
  readonly supporterIds: ReadonlyMap<string, number | null>;
  readonly searches: readonly (Pick<SearchDefinition, 'match' | 'conditions'> & {
    readonly id: string;
    readonly until: number | null;
  })[];
}

/** `keptOut` comes from `askYear`, and from nowhere else. */
export type CountingQuestion = AskedOfYear & { readonly keptOut?: KeptOut };

/** From `before` to `definitions`. */
export interface Change {
  readonly definitions: YearDefinitions;
  readonly before: Pick<YearDefinitions, 'searches' | 'screens'>;
}

export type AskedOfYear =
  | {
      readonly kind: 'search';
      readonly definitions: YearDefinitions;
      readonly edited: SearchDefinition;
    }
  | {
      readonly kind: 'year';
      readonly definitions: YearDefinitions;
      /** What is to be counted; null for everything, an empty set of screens for no combination of them either. */
      readonly searchIds: ReadonlySet<SearchId> | null;
      readonly screenIds: ReadonlySet<ScreenId> | null;
    }
  | { readonly kind: 'reach'; readonly definitions: YearDefinitions }
  | { readonly kind: 'figures'; readonly definitions: YearDefinitions }
  /** Who is kept out, by email with until when. */
  | { readonly kind: 'keptOut'; readonly definitions: YearDefinitions }
  | {
      readonly kind: 'calculated';
      readonly definitions: YearDefinitions;
      readonly edited: EditedCalculation;
    }
  | ({ readonly kind: 'changes' } & Change)
  | {
      readonly kind: 'audience';
      readonly definitions: YearDefinitions;
      readonly edited: AudienceScreen;
    }
  | {
      readonly kind: 'impact';
      readonly definitions: YearDefinitions;
      readonly edited: SearchDefinition;
    }
  | {
      readonly kind: 'overlap';
      readonly definitions: YearDefinitions;
      readonly searchIds: readonly [SearchId, SearchId];
    }
  /** Of a shard, what `inShards` makes the answer of the whole from. */
  | { readonly kind: 'reachOfShard'; readonly definitions: YearDefinitions }
  | ({ readonly kind: 'changesOfShard' } & Change);

export type CountingAnswer =
  | { readonly kind: 'search'; readonly counts: SearchCounts }
  | { readonly kind: 'year'; readonly results: MatchResults }
  | { readonly kind: 'reach'; readonly reach: YearReach }
  | { readonly kind: 'reachOfShard'; readonly counted: CountedReach }
  | { readonly kind: 'figures'; readonly figures: ReadonlyMap<string, CalculatedFigures> }
  | { readonly kind: 'calculated'; readonly preview: CalculatedPreview }
  | { readonly kind: 'audience'; readonly audience: ScreenAudience }
  | { readonly kind: 'changes'; readonly effect: AudienceChanges }
  | { readonly kind: 'changesOfShard'; readonly counted: CountedChanges }
  | { readonly kind: 'impact'; readonly impact: SearchImpact }
  | { readonly kind: 'overlap'; readonly overlap: SearchOverlap }
  | {
      readonly kind: 'keptOut';
      readonly people: readonly (readonly [email: string, until: number | null])[];
      /** How many supporters there are without them. */
      readonly others: number;
    };

/**
 * Why a question has no answer: nobody wants it any more, the snapshot's bytes are gone or make no sense, or it would
 * take more memory than one question may.
 */
export type CountingFault = 'cancelled' | 'gone' | 'unreadable' | 'tooHeavy';

/** The place where it was counted died, of this question or of another. */
export class CountingLost extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CountingLost';
  }
}

export interface AskOptions {
  /** The bytes of a shard, where a thread does not hold it yet; null where they are gone. In shared memory, threads need no copy. */
  readonly fetchShard: (shard: number) => Promise<Uint8Array | null>;
  /** Told now and then how many supporters are through. */
  readonly onRows?: (processed: number) => void;
  readonly signal?: AbortSignal;
}

/** The port to the place where snapshots are held and counted, away from the thread that answers requests. */
export interface CountingThreads {
  ask(
    snapshot: CountedSnapshot,
    question: CountingQuestion,
    options: AskOptions,
  ): Promise<Result<CountingAnswer, CountingFault>>;
  close(): Promise<void>;
}
