import * as v from 'valibot';
import { failed, succeeded, type Result } from '../result';

/** What is wrong with a document, and where: `path` is dotted, '' for the document itself. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** Reads unknown data through a schema: a typed value, or the first fault. */
export const decode = <Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): Result<v.InferOutput<Schema>, Fault> => {
  const read = v.safeParse(schema, data, { abortEarly: true });
  if (read.success) return succeeded(read.output);
  const [issue] = read.issues;
  const path = (issue.path ?? []).map(({ key }) => String(key)).join('.');
  return failed({ path, message: issue.message });
};

/** The value of a success through `change`; a failure as it is. */
export const mapResult = <From, To, Failure>(
  result: Result<From, Failure>,
  change: (value: From) => To,
): Result<To, Failure> => (result.ok ? succeeded(change(result.value)) : result);
