/** Where the functions of production run, and where pages call them: Belgium, so that the data stays in the EU. */
export const FUNCTIONS_REGION = 'europe-west1';
