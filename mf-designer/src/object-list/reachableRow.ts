/** The row of the list at which Tab stops; the first button of an empty list. */
export const reachableRow = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-row-id][tabindex="0"]') ??
  document.querySelector<HTMLElement>('[data-adds="text"]');
