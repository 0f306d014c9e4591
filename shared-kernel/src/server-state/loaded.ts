/** What a page has of its data. */
export type Loaded<T, E> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: E }
  | { readonly status: 'ready'; readonly value: T };
