import type { DemoPerson } from '../demo/people';

/** The project that the local backend serves; the prefix `demo-` keeps SDKs from ever calling the real Firebase. */
export const PROJECT_ID = 'demo-supporter-screens';

/** `/__/firebase/init.json` as Firebase Hosting serves it, and beside it who may be chosen to sign in here. */
export const firebaseConfig = (demoPeople: readonly DemoPerson[]) => ({
  projectId: PROJECT_ID,
  // Identity Toolkit's addresses name no project: locally the API key does.
  apiKey: PROJECT_ID,
  authDomain: 'localhost',
  appId: '1:0:web:local',
  localBackend: {
    demoPeople: demoPeople.map(({ uid, email, name, role, may }) => ({
      sub: uid,
      email,
      name,
      role,
      may,
    })),
  },
});
