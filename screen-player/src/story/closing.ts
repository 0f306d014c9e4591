/** What a story leads to. */
export interface Closing {
  /** Made anew each time that the story ends. */
  readonly create: () => HTMLElement;
  /** It was taken away. */
  readonly leave?: () => void;
}
