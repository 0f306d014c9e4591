import { CallableError } from '../callableError';

/** The refusal of a question that would take more memory than one question may. */
export const tooHeavy = (what: string): CallableError =>
  new CallableError(
    'resource-exhausted',
    `${what} looks at too many values to be counted. Use fewer conditions, or longer parts of names`,
  );
