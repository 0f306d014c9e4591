import { getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  getAuth,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { connectFunctionsEmulator, getFunctions, type Functions } from 'firebase/functions';
import { FUNCTIONS_REGION } from 'shared-kernel/model';
import { forgetEarlierSignIn } from './forgetEarlierSignIn';
import type { DemoPerson, FirebaseConfig } from './firebaseConfig';

interface Connection {
  readonly app: FirebaseApp;
  readonly demoPeople: readonly DemoPerson[] | null;
  /** Where the product's own HTTPS handlers answer. */
  readonly origin: string;
}

let connection: Connection | null = null;

/**
 * Initialises the one Firebase app of the page; later calls change nothing.
 * With `localBackend` every service is pointed at `origin`, which speaks the emulators' protocols.
 */
export function connectFirebase(
  config: FirebaseConfig,
  origin: string = location.origin,
): FirebaseApp {
  if (connection !== null) return connection.app;
  const { localBackend, ...options } = config;
  // Failures leave the adapters as values; the SDK's own warnings would say everything twice.
  setLogLevel('error');
  const app =
    getApps()[0] ??
    initializeApp({
      ...options,
      appId: options.appId ?? '',
      // Google sends people back by way of our own host: of another one, browsers keep nothing for us (spec §4).
      authDomain: new URL(origin).host,
    });
  // Without a redirect resolver of its own: on phones that would load a script from Google at every start.
  initializeAuth(app, {
    // Not in IndexedDB: where a page is left in the midst of a write to it, WebKit lets no later page read it, for good (D559).
    persistence: [browserLocalPersistence, inMemoryPersistence],
  });
  forgetEarlierSignIn();
  connection = { app, demoPeople: localBackend?.demoPeople ?? null, origin };
  if (localBackend !== undefined) pointAt(new URL(origin), app);
  return app;
}

export const getFirebaseApp = (): FirebaseApp => connected().app;
export const getFirebaseAuth = (): Auth => getAuth(connected().app);
export const getDatabase = (): Firestore => getFirestore(connected().app);
export const getServerFunctions = (): Functions => functionsOf(connected().app);
export const getServerOrigin = (): string => connected().origin;

/** True on the local backend, where sign-in is a choice among accounts. */
export const isLocalBackend = (): boolean => connected().demoPeople !== null;

/** The people the local backend introduces itself with; none in production. */
export const getDemoPeople = (): readonly DemoPerson[] => connected().demoPeople ?? [];

const functionsOf = (app: FirebaseApp): Functions => getFunctions(app, FUNCTIONS_REGION);

function connected(): Connection {
  if (connection === null) throw new Error('connectFirebase has not been called yet');
  return connection;
}

function pointAt(url: URL, app: FirebaseApp): void {
  const port = url.port === '' ? 80 : Number(url.port);
  connectAuthEmulator(getAuth(app), url.origin, { disableWarnings: true });
  connectFirestoreEmulator(getFirestore(app), url.hostname, port);
  connectFunctionsEmulator(functionsOf(app), url.hostname, port);
}
