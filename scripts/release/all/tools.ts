/** Google's server of static files, as its emulator runs it; later ones refuse Node 20. */
export const SUPERSTATIC = ['superstatic', '10.0.0'] as const;
/** Google's emulators; 15 refuses Java 17. */
export const FIREBASE_TOOLS = ['firebase-tools', '14.27.0'] as const;
