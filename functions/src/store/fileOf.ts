/** The folder of all files that hold bytes of documents. */
export const DOCUMENT_FILES = 'documents';

const CHUNK = /^organisations\/([^/]+)\/years\/([^/]+)\/imports\/([^/]+)\/chunks\/(\d+)$/;
const SNAPSHOT_PART = /^organisations\/([^/]+)\/years\/([^/]+)\/snapshot\/([^/]+-\d+)$/;
const CHUNK_FILE = /^documents\/([^/]+)\/([^/]+)\/import-([^/]+)-(\d+)$/;
const SNAPSHOT_FILE = /^documents\/([^/]+)\/([^/]+)\/snapshot-([^/]+)$/;

/**
 * Where a document's bytes lie: those of an uploaded file's chunk (`…/imports/{import}/chunks/{n}`), and of a snapshot's
 * part (`…/snapshot/{id}-{n}`). Null for any other document, which holds all that it says. All files of a year are in one
 * folder.
 */
export function fileOf(path: string): string | null {
  const chunk = CHUNK.exec(path);
  const [, organisation = '', year = '', id = '', number = ''] =
    chunk ?? SNAPSHOT_PART.exec(path) ?? [];
  if (id === '') return null;
  const kind = chunk === null ? 'snapshot' : 'import';
  const name = [kind, encoded(id), ...(chunk === null ? [] : [number])].join('-');
  return `${DOCUMENT_FILES}/${encoded(organisation)}/${encoded(year)}/${name}`;
}

/** An id as the name of a file or a folder, whatever it is made of. */
const encoded = (id: string): string => encodeURIComponent(id).replaceAll('.', '%2E');

/** The document whose bytes lie there; null for a file that is none of them. */
export function documentOf(file: string): string | null {
  const chunk = CHUNK_FILE.exec(file);
  const [, organisation = '', year = '', id = '', number = ''] =
    chunk ?? SNAPSHOT_FILE.exec(file) ?? [];
  if (id === '') return null;
  if (![organisation, year, id].every(isEncoded)) return null;
  const folder = `organisations/${decodeURIComponent(organisation)}/years/${decodeURIComponent(year)}`;
  const name = decodeURIComponent(id);
  return chunk === null
    ? `${folder}/snapshot/${name}`
    : `${folder}/imports/${name}/chunks/${number}`;
}

function isEncoded(name: string): boolean {
  try {
    return encoded(decodeURIComponent(name)) === name;
  } catch {
    return false; // bytes that are no text
  }
}
