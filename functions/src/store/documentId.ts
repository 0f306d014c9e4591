import * as v from 'valibot';

/** A document id that a client may name: one path segment. */
export const DocumentId = v.pipe(v.string(), v.regex(/^(?!\.{1,2}$|__.*__$)[^/]{1,200}$/));
