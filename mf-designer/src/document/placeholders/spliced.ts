/** The text with what stands from one character to another replaced. */
export const spliced = (text: string, from: number, to: number, inserted: string): string =>
  text.slice(0, from) + inserted + text.slice(to);
