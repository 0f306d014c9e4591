/** What was thrown, in words: anything may be. */
export function causeWords(cause: unknown): { readonly message: string; readonly stack: string } {
  if (cause instanceof Error)
    return { message: `${cause.name}: ${cause.message}`, stack: cause.stack ?? '' };
  if (typeof cause === 'string') return { message: cause, stack: '' };
  return { message: `Something that is no error was thrown: ${kindOf(cause)}`, stack: '' };
}

/** Its value is nobody's business: it may be a supporter. */
const kindOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null
    ? ((cause.constructor as { name?: string } | undefined)?.name ?? 'object')
    : typeof cause;
