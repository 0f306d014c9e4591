import { shardKey, type ShardName } from '../countingThreads';

/** Brings each snapshot once to a thread that several questions find without it. */
export interface SnapshotDelivery {
  /**
   * True once a snapshot is sent that a question lacked, false where its bytes are gone. `taken`: how many snapshots
   * the thread had received when it found that it lacks this one.
   */
  deliver(snapshot: ShardName, taken: number, fetch: FetchBytes): Promise<boolean>;
}

export type FetchBytes = () => Promise<Uint8Array | null>;

export function snapshotDelivery(
  send: (snapshot: ShardName, bytes: Uint8Array) => void,
): SnapshotDelivery {
  const fetching = new Map<string, Promise<boolean>>();
  /** Keys in the order in which the snapshots were sent. */
  const sent: string[] = [];

  const fetchAndSend = async (snapshot: ShardName, fetch: FetchBytes): Promise<boolean> => {
    try {
      const bytes = await fetch();
      if (bytes === null) return false;
      send(snapshot, bytes);
      sent.push(shardKey(snapshot));
      return true;
    } finally {
      fetching.delete(shardKey(snapshot));
    }
  };

  return {
    deliver: async (snapshot, taken, fetch) => {
      const key = shardKey(snapshot);
      // Sent already, behind the question that found it lacking.
      if (sent.includes(key, taken)) return true;
      const underWay = fetching.get(key) ?? fetchAndSend(snapshot, fetch);
      fetching.set(key, underWay);
      return underWay;
    },
  };
}
