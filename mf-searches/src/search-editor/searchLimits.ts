/** What firestore.rules lets a search hold. */
export const SEARCH_NAME_LENGTH = 200;
