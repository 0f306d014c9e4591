/** An earlier version kept sign-ins in a database, which nobody would empty any more (D559). */
export function forgetEarlierSignIn(): void {
  try {
    indexedDB.deleteDatabase('firebaseLocalStorageDb');
  } catch {
    // A browser that keeps nothing for us refuses the database, or has none: nothing was kept in it either.
  }
}
