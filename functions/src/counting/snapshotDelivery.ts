import type { SnapshotName } from '../countingThread';

/** Brings each snapshot once to a thread that several questions find without it. */
export interface SnapshotDelivery {
  /**
   * True once a snapshot is sent that a question lacked, false where its bytes are gone. `taken`: how many snapshots
   * the thread had received when it found that it lacks this one.
   */
  deliver(snapshot: SnapshotName, taken: number, fetch: FetchSnapshot): Promise<boolean>;
}

type FetchSnapshot = () => Promise<Uint8Array<ArrayBuffer> | null>;

export function snapshotDelivery(
  send: (snapshot: SnapshotName, bytes: Uint8Array<ArrayBuffer>) => void,
): SnapshotDelivery {
  const fetching = new Map<string, Promise<boolean>>();
  /** Ids in the order in which the snapshots were sent. */
  const sent: string[] = [];

  const fetchAndSend = async (snapshot: SnapshotName, fetch: FetchSnapshot): Promise<boolean> => {
    try {
      const bytes = await fetch();
      if (bytes === null) return false;
      send(snapshot, bytes);
      sent.push(snapshot.id);
      return true;
    } finally {
      fetching.delete(snapshot.id);
    }
  };

  return {
    deliver: async (snapshot, taken, fetch) => {
      const { id } = snapshot;
      // Sent already, behind the question that found it lacking.
      if (sent.includes(id, taken)) return true;
      const underWay = fetching.get(id) ?? fetchAndSend(snapshot, fetch);
      fetching.set(id, underWay);
      return underWay;
    },
  };
}
