import { failed, succeeded, type Result } from 'shared-kernel/model';
import * as v from 'valibot';
import { Pointer, ReleaseManifest } from './release';

/** The pointer of a remote, or the sentence of what is wrong with it. */
export function decodePointer(id: string, bytes: Uint8Array): Result<Pointer, string> {
  const pointer = decoded(Pointer, bytes);
  if (!pointer.ok) return failed(`The pointer of ${id} cannot be read: ${pointer.error}`);
  return pointer.value.id === id
    ? pointer
    : failed(`The pointer of ${id} is that of ${pointer.value.id}`);
}

/** What a manifest says, or the sentence of what is wrong with it. */
export const decodeManifest = (bytes: Uint8Array): Result<ReleaseManifest, string> =>
  decoded(ReleaseManifest, bytes);

function decoded<Schema extends v.GenericSchema>(
  schema: Schema,
  bytes: Uint8Array,
): Result<v.InferOutput<Schema>, string> {
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return failed('it is no JSON.');
  }
  const parsed = v.safeParse(schema, data);
  if (parsed.success) return succeeded(parsed.output);
  const [issue] = parsed.issues;
  return failed(`${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}.`);
}
