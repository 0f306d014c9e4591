import { getDoc } from 'firebase/firestore/lite';
import { attempt } from './attempt';
import { installationDocument } from './paths';

/** Whether somebody may still become the first superadmin by a claim (D385); anybody may ask. False where it cannot be read. */
export async function awaitsClaim(): Promise<boolean> {
  const snapshot = await attempt(() => getDoc(installationDocument()));
  return snapshot.ok && snapshot.value.data()?.['claimed'] === false;
}
