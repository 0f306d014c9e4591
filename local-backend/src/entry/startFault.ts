import type { ListenFault } from './listen';

/** Why the local backend did not start, as a code and a sentence for people. */
export class StartFault extends Error {
  readonly code: StartFaultCode;

  constructor(code: StartFaultCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartFault';
    this.code = code;
  }
}

export type StartFaultCode =
  | ListenFault
  | 'damaged'
  | 'data-directory'
  | 'data-directory-in-use'
  | 'indexes'
  | 'production'
  | 'rules';
