import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { localFirestore, readFolderSecret } from 'local-backend/data-folder';

const KEYS = 'organisations/oakhollow/years/2026/linkKeys';

/** The secrets by which the demo's personal links are signed and its supporters are referred to, as they are stored. */
export async function linkSecrets(dataDirectory: string): Promise<readonly string[]> {
  const note = await readFile(path.join(dataDirectory, 'running.json'), 'utf8');
  const { grpcPort } = JSON.parse(note) as { readonly grpcPort: number };
  const secret = await readFolderSecret(dataDirectory);
  const firestore = localFirestore(grpcPort, secret ?? '');
  try {
    const { docs } = await firestore.collection(KEYS).get();
    return docs.map((document) => String(document.get('secret')));
  } finally {
    await firestore.terminate();
  }
}
