import {
  decodeSupporter,
  failed,
  isDocumentId,
  type Result,
  type Supporter,
  type YearScope,
} from 'shared-kernel/model';
import { callFunction, DATABASE_ERROR_CODES, type CallFailure } from '../firebase';
import { notFound, type DatabaseFailure, type LoadFailure } from './dataFailure';

/**
 * The supporter of an email, which is trimmed and lower-cased like the key of an import (D2c). A function reads it, which
 * notes who looked at whom (D354). Who is on the care list (D333), and all supporters for strangers, are not found, with
 * that refusal as the cause (`isKeptOut`). Values of sensitive fields are left out unless `reveal` asks for them, which the
 * log has of its own (D371).
 */
export async function readSupporter(
  scope: YearScope,
  written: string,
  reveal = false,
): Promise<Result<Supporter, LoadFailure>> {
  const email = written.trim().toLowerCase();
  const absent = notFound(`supporters/${email}`);
  if (!isDocumentId(email)) return failed(absent);
  const answer = await callFunction('readSupporter', {
    ...{ ...scope, email },
    ...(reveal ? { reveal } : {}),
  });
  if (!answer.ok) {
    const failure = failureOf(answer.error);
    return failed(
      failure.code === 'data/permission-denied' ? { ...absent, cause: failure } : failure,
    );
  }
  const { outcome, supporter } = answerOf(answer.value);
  if (outcome === 'absent') return failed(absent);
  if (outcome !== 'found') return failed({ ...absent, cause: KEPT_OUT });
  const decoded = decodeSupporter(email, supporter);
  return decoded.ok ? decoded : failed({ code: 'data/malformed', fault: decoded.error });
}

const KEPT_OUT: DatabaseFailure = {
  code: 'data/permission-denied',
  message: 'This supporter is kept out',
};

const answerOf = (value: unknown): { readonly outcome?: unknown; readonly supporter?: unknown } =>
  typeof value === 'object' && value !== null ? value : {};

/** As the database would say it, which pages have asked before. */
const failureOf = ({ code, message, cause }: CallFailure): DatabaseFailure => ({
  code: DATABASE_ERROR_CODES.find((known) => known === `data/${code}`) ?? 'data/unknown',
  message,
  cause,
});
