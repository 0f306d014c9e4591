/** The key of a supporter: trimmed and lower-cased (D2c). */
export const normaliseEmail = (cell: string): string => cell.trim().toLowerCase();

const MAX_BYTES = 254;

/** Before and after one `@`: no blank, slash or control character (D2c), and no half of a character. */
const SHAPE = /^[^\s@/\p{Cc}\p{Cs}]+@[^\s@/\p{Cc}\p{Cs}]*\.[^\s@/\p{Cc}\p{Cs}]*$/u;

/** Names of this form belong to the database. */
const RESERVED = /^__.*__$/;

/** Whether a normalised email can be a supporter's key, which is a document's id (D2c). */
export const isValidEmail = (email: string): boolean =>
  SHAPE.test(email) && !RESERVED.test(email) && byteLength(email) <= MAX_BYTES;

const encoder = new TextEncoder();

export const byteLength = (text: string): number => encoder.encode(text).length;
