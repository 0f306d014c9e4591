import { failed, type Result } from 'shared-kernel/model';

/** Why an operation is refused: the wire's code, with an explanation after it where there is one. */
export interface AuthFault {
  readonly status: 400 | 401 | 403 | 501;
  readonly code: string;
  readonly explanation?: string;
}

export const refused = (code: string, explanation?: string): Result<never, AuthFault> =>
  failed({ status: 400, code, ...(explanation === undefined ? {} : { explanation }) });

export const notImplemented = (thing: string): Result<never, AuthFault> =>
  failed({
    status: 501,
    code: 'UNIMPLEMENTED',
    explanation: `${thing} is not supported by the local backend`,
  });

/** The body that Google's APIs give an error. */
export function faultResponse({ status, code, explanation }: AuthFault): Response {
  const message = explanation === undefined ? code : `${code} : ${explanation}`;
  const errors = [{ message, domain: 'global', reason: REASONS[status] }];
  return Response.json({ error: { code: status, message, errors } }, { status });
}

const REASONS = {
  400: 'invalid',
  401: 'required',
  403: 'forbidden',
  501: 'notImplemented',
} as const satisfies Record<AuthFault['status'], string>;
