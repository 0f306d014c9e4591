/** The file of Google's Firestore emulator on this machine, or null where it, or Java, is absent. */
export function findEmulator(env?: NodeJS.ProcessEnv): string | null;
