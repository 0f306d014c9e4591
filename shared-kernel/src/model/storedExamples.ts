/** Examples that stand in a document. */
export type StoredExamples =
  | { readonly kind: 'screen' | 'search'; readonly id: string }
  /** Those who match so many screens. */
  | { readonly kind: 'combined'; readonly screens: string }
  /** Its random ones, then the largest, then the smallest. */
  | { readonly kind: 'field'; readonly name: string };
