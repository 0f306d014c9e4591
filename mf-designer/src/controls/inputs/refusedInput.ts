/** On an input whose text is not what the document holds, because it cannot be used. */
export const REFUSED = { 'data-refused': '' } as const;

/** The first such input on the page. */
export const refusedInput = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-refused]');
