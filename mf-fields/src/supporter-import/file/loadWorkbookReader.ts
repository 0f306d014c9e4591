/** The reader of workbooks, 40 kB gzipped that only whoever chooses one waits for. */
export const loadWorkbookReader = () => import('supporter-data/workbook');
