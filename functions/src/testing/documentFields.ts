import type { DocumentData } from '../store/documents';

/** By a path of names: `profile.email`. */
export const fieldOf = (data: DocumentData, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? Object.getOwnPropertyDescriptor(value, name)?.value
          : undefined,
      data,
    );

/** These fields alone. */
export const picked = (data: DocumentData, fields: readonly string[]): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([key]) => fields.includes(key)));
