import { succeeded, type Result } from 'shared-kernel/model';
import {
  invalid,
  parseDocumentName,
  parseOwnDocument,
  type Fault,
  type Location,
} from '../documents';

/** A Firestore call: what is asked of which document (or of the root), with its body. */
export interface FirestoreCall extends Location {
  readonly verb: string;
}

const callPath = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.*)?):([A-Za-z]+)$/;
const documentsPath = /^\/v1\/projects\/[^/]+\/databases\//;
const maxBodyBytes = 11_534_336;

/** Whether a path belongs to this API. */
export const isFirestorePath = (pathname: string): boolean => documentsPath.test(pathname);

/** Reads `/v1/projects/{p}/databases/(default)/documents[/{path}]:{verb}`. */
export function parseCall(pathname: string): Result<FirestoreCall | null, Fault> {
  const match = callPath.exec(pathname);
  if (match === null) return succeeded(null);
  const [, encoded = '', verb = ''] = match;
  const name = decoded(encoded);
  const location = name === null ? invalid('Malformed URL.') : parseDocumentName(name);
  return location.ok ? succeeded({ ...location.value, verb }) : location;
}

/** The JSON body, whatever its content type says (browsers send text/plain to spare a preflight). */
export async function readBody(request: Request): Promise<Result<unknown, Fault>> {
  const text = await request.text();
  if (text.length > maxBodyBytes) {
    return invalid(`Request payload size exceeds the limit: ${maxBodyBytes} bytes.`);
  }
  try {
    const body: unknown = JSON.parse(text);
    return succeeded(body);
  } catch {
    return invalid('Invalid JSON payload received.');
  }
}

/** The paths of the documents that a batchGet names, each in this project. */
export function parseDocuments(
  names: readonly unknown[],
  projectId: string,
): Result<readonly string[], Fault> {
  const paths: string[] = [];
  for (const name of names) {
    const path = parseOwnDocument(name, projectId);
    if (!path.ok) return path;
    paths.push(path.value);
  }
  return succeeded(paths);
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
