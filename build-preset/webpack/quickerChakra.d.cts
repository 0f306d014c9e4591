declare function quickerChakra(this: { readonly resourcePath: string }, source: string): string;
declare namespace quickerChakra {
  /** Whether the build changes this file. */
  function isMadeQuicker(file: string): boolean;
}
export = quickerChakra;
