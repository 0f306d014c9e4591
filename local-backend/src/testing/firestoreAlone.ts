import { testModeTrust } from '../auth';
import { openStore } from '../entry/openParts';
import { startFirestoreGrpc } from '../firestore-grpc';

export interface FirestoreAlone {
  readonly grpcPort: number;
  close(): Promise<void>;
}

/** The documents of a data folder as an emulator of Firestore serves them, whose only user is its owner: nobody does jobs there. */
export async function firestoreAlone(directory: string): Promise<FirestoreAlone> {
  const store = await openStore(
    directory,
    () => new Date(),
    () => undefined,
  );
  const { isOwner } = testModeTrust('');
  const grpc = await startFirestoreGrpc({ store, isOwner });
  return {
    grpcPort: grpc.port,
    close: async () => {
      await grpc.close();
      await store.close();
    },
  };
}
