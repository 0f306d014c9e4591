/** What is kept for download beside an import: rows that did not go in, and values that cannot be read. */
export const KEPT_CSVS = ['rejected', 'unreadable'] as const;
export type KeptCsv = (typeof KEPT_CSVS)[number];
