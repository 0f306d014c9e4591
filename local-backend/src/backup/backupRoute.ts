import type { Trust } from '../auth';
import type { DocumentDatabase } from '../documents';
import { backupSource } from './backupSource';

export const BACKUP_PATH = '/__/backup';

/** Gives a backup, one moment of the database that is being served, to whoever knows the secret of the data folder. */
export const backupRoute =
  (
    store: DocumentDatabase,
    directory: string,
    { isOwner }: Pick<Trust, 'isOwner'>,
    now: () => Date,
  ) =>
  async (request: Request): Promise<Response> => {
    if (!isOwner(request.headers.get('authorization')))
      return new Response('The secret of the data folder is missing or wrong.\n', { status: 401 });
    const source = await backupSource(store, directory, now);
    if (!source.ok) return new Response(source.error, { status: 409 });
    return new Response(streamOf(chunksOf(source.value)), {
      headers: { 'content-type': 'application/x-ndjson' },
    });
  };

function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

/** Several lines at once: a message for each would take longer than reading them. */
const CHUNK_CHARACTERS = 64 * 1024;

async function* chunksOf(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let waiting: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    waiting.push(line);
    characters += line.length;
    if (characters < CHUNK_CHARACTERS) continue;
    yield Buffer.from(waiting.join(''));
    [waiting, characters] = [[], 0];
  }
  yield Buffer.from(waiting.join(''));
}
