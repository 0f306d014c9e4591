import { succeeded, type Result } from 'shared-kernel/model';
import { invalid, unimplemented, type Fault } from '../fault';

/** Where a document or a collection is: its project, and its path relative to the database's root. */
export interface Location {
  readonly projectId: string;
  /** `organisations/a/years/b`; the root is the empty text. */
  readonly path: string;
}

const maxIdBytes = 1500;
const maxSegments = 200;
const reservedId = /^__.*__$/s;
const loneSurrogate = /\p{Surrogate}/u;
const nameShape = /^projects\/([^/]+)\/databases\/([^/]+)(?:\/documents(?:\/(.*))?)?$/s;

/** Reads `projects/{p}/databases/(default)/documents/{path}`, or the database's own name, with valid ids. */
export function parseDocumentName(name: string): Result<Location, Fault> {
  const match = nameShape.exec(name);
  if (match === null) return invalid(`Invalid resource name: ${name}`);
  const [, projectId = '', database = '', path = ''] = match;
  if (database !== '(default)') return unimplemented(`The database ${database}`);
  const fault = idFault(projectId) ?? (path === '' ? null : pathFault(path));
  return fault === null ? succeeded({ projectId, path }) : invalid(fault);
}

/** What no document here has as its id, but bounds of queries name: ids of numbers, and what follows an id at once. */
const boundId = /^__id-?\d{1,19}__$|\0$/;

/** Whether a reference names a document, or the place of one that cannot be. */
export function isReference(name: string): boolean {
  const path = nameShape.exec(name)?.[3] ?? '';
  return (
    isDocumentPath(path) && path.split('/').every((id) => boundId.test(id) || idFault(id) === null)
  );
}

/** The name on the wire of a document of a project. */
export const documentName = (projectId: string, path: string): string =>
  `projects/${projectId}/databases/(default)/documents/${path}`;

export const isDocumentPath = (path: string): boolean =>
  path !== '' && path.split('/').length % 2 === 0;

/** Why a path's ids are not allowed, or null. */
export function pathFault(path: string): string | null {
  const ids = path.split('/');
  if (ids.length > maxSegments) return `A path may have at most ${maxSegments} segments.`;
  for (const id of ids) {
    const fault = idFault(id);
    if (fault !== null) return fault;
  }
  return null;
}

function idFault(id: string): string | null {
  if (id === '') return 'A document or collection id must not be empty.';
  if (id === '.' || id === '..') return `The id "${id}" is not allowed.`;
  if (id.startsWith('__') && reservedId.test(id)) return `The id "${id}" is reserved.`;
  if (loneSurrogate.test(id)) return 'An id must be valid Unicode.';
  if (id.includes('\0')) return 'An id must not hold a NUL character.';
  const isTooLong = id.length > maxIdBytes / 3 && Buffer.byteLength(id) > maxIdBytes;
  return isTooLong ? `An id is longer than ${maxIdBytes} bytes.` : null;
}
