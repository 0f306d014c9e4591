import type { ServerAnswer } from './serverFailure';
import { failed, succeeded } from 'shared-kernel/model';
import * as v from 'valibot';
import { callFunction, type CallFailure } from '../firebase';
import { serverErrorCode, type ServerFailure } from './serverFailure';

/** Calls a function of the server and reads its answer through a schema. */
export async function askServer<Schema extends v.GenericSchema>(
  name: string,
  request: object,
  schema: Schema,
): ServerAnswer<v.InferOutput<Schema>> {
  const answer = await callFunction(name, { ...request });
  if (!answer.ok) return failed(asServerFailure(answer.error));
  const read = v.safeParse(schema, answer.value);
  return read.success
    ? succeeded(read.output)
    : failed({ code: 'server/internal', message: `${name}: ${read.issues[0].message}` });
}

/** Calls a function of the server whose answer says nothing more than that it was done. */
export async function tellServer(name: string, request: object): ServerAnswer {
  const answer = await callFunction(name, { ...request });
  return answer.ok ? succeeded(undefined) : failed(asServerFailure(answer.error));
}

const asServerFailure = ({ code, message, cause }: CallFailure): ServerFailure => ({
  code: serverErrorCode(code),
  message,
  cause,
});
