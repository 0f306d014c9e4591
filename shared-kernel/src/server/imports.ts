import {
  asId,
  failed,
  succeeded,
  type ImportId,
  type Result,
  type YearScope,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { callFunction, type CallFailure } from '../firebase';
import { serverErrorCode, type ServerFailure } from './serverFailure';

export interface ImportRequest extends YearScope {
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly chunkCount: number;
}

const Started = v.object({ importId: v.string() });

/** Announces a file; its chunks go up under the id that comes back. Admins only. */
export async function startImport(
  request: ImportRequest,
): Promise<Result<ImportId, ServerFailure>> {
  const answer = await callFunction('startImport', { ...request });
  if (!answer.ok) return failed(asServerFailure(answer.error));
  const started = v.safeParse(Started, answer.value);
  return started.success
    ? succeeded(asId<ImportId>(started.output.importId))
    : failed({ code: 'server/internal', message: 'startImport answered without an importId' });
}

/** Says that every chunk is up. The work goes on after the answer; the import's record tells how far it is. */
export async function finishImport(
  request: YearScope & { readonly importId: ImportId },
): Promise<Result<void, ServerFailure>> {
  const answer = await callFunction('finishImport', { ...request });
  return answer.ok ? succeeded(undefined) : failed(asServerFailure(answer.error));
}

const asServerFailure = ({ code, message, cause }: CallFailure): ServerFailure => ({
  code: serverErrorCode(code),
  message,
  cause,
});
