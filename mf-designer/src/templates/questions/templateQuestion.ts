import type { FieldType } from 'shared-kernel/model';

export type QuestionSource =
  | {
      readonly kind: 'field';
      readonly types: readonly FieldType[];
      /** [S63] Behind those, numbers whose name says that they are sums of money (D510). */
      readonly moneyNumbers?: true;
    }
  | { readonly kind: 'search' };

/** What a template asks for when it is chosen: a field of some type, or a search. */
export interface TemplateQuestion {
  readonly id: string;
  /** For the input: "Which field holds …?" */
  readonly label: string;
  readonly source: QuestionSource;
  /** Names that are likely meant, the likeliest first. */
  readonly likely: readonly RegExp[];
  /** Nothing else is taken unasked: what is said would not be true of it. */
  readonly onlyLikely?: true;
  /** 0 keeps the whole value (D11). */
  readonly truncate: number;
  readonly format: 'none' | 'money' | 'numberOfTimes' | 'monthYear' | `plural;${string}`;
  /** What a supporter without a value sees, and everybody where the year has nothing fitting. */
  readonly fallback: string;
}
