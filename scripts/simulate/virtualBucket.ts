import { LATENCIES } from './limits';
import type { Answered, Charged, FileRequest, StoreAnswer } from './storeRequests';

interface Kept {
  readonly bytes: Uint8Array;
  readonly generation: number;
  readonly writtenMs: number;
}

/** A bucket of Cloud Storage as far as its bill goes: files in memory, each request charged and given a duration. */
export function virtualBucket(charged: Charged) {
  const files = new Map<string, Kept>();
  let generations = 0;

  const answered = (request: FileRequest): StoreAnswer => {
    switch (request.kind) {
      case 'readFile': {
        charged.fileReads += 1;
        const kept = files.get(request.path);
        return {
          file: kept ? { bytes: kept.bytes, generation: String(kept.generation) } : null,
        };
      }
      case 'writeFile': {
        charged.fileWrites += 1;
        const { path, bytes, over, atMs } = request;
        const stands = files.get(path)?.generation;
        if ((stands === undefined ? null : String(stands)) !== over) return { isWritten: false };
        generations += 1;
        files.set(path, { bytes, generation: generations, writtenMs: atMs });
        return { isWritten: true };
      }
      case 'listFiles': {
        // A listing is charged as a write.
        charged.fileWrites += 1;
        const below = `${request.folder}/`;
        const names = [...files]
          .filter(([path, { writtenMs }]) => path.startsWith(below) && writtenMs < request.beforeMs)
          .map(([path]) => path.slice(below.length))
          .sort();
        return { names };
      }
      case 'removeFile':
        files.delete(request.path);
        return {};
    }
  };

  return {
    answered: (request: FileRequest, atMs: number): Answered => {
      const answer = answered(request);
      const bytes = (request.kind === 'writeFile' ? request : answer.file)?.bytes.byteLength ?? 0;
      return {
        answer,
        endMs: atMs + LATENCIES.fileMs + (bytes / 1_048_576) * LATENCIES.mebibyteMs,
      };
    },
  };
}
