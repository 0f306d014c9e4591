import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  connectFirebase,
  getDemoPeople,
  loadFirebaseConfig,
  signInAs,
  signOut,
} from 'shared-kernel/session';
import { startLocalBackend, type LocalBackend } from '../server';
import { copyDemoData } from './demoData';
import { valueOf } from './results';

export interface DemoBackend {
  /** The email of the demo person who is signed in; empty where nobody was yet. */
  readonly email: string;
  /** Signs a demo person in, by the id that sign-in knows. */
  become(sub: string): Promise<void>;
  /** Resolves when no job runs any more. */
  settled(): Promise<void>;
}

/** For the tests of a whole file: the local backend with the demo, and the Firebase SDKs connected to it. */
export function demoBackend(): DemoBackend {
  let backend: LocalBackend;
  let dataDirectory: string;
  let email = '';

  beforeAll(async () => {
    dataDirectory = await mkdtemp(path.join(tmpdir(), 'backend-'));
    await copyDemoData(dataDirectory);
    backend = await startLocalBackend({ port: 0, dataDirectory, demo: true });
    const config = await loadFirebaseConfig((url, init) =>
      fetch(new URL(url instanceof Request ? url.url : url, backend.origin), init),
    );
    connectFirebase(valueOf(config), backend.origin);
  });

  afterAll(async () => {
    await signOut();
    await backend.close();
    await rm(dataDirectory, { recursive: true });
  });

  return {
    get email() {
      return email;
    },
    become: async (sub) => {
      const person = getDemoPeople().find((one) => one.sub === sub);
      if (person === undefined) throw new Error(`There is no demo person ${sub}`);
      valueOf(await signInAs(person));
      email = person.email;
    },
    settled: () => backend.settled(),
  };
}
