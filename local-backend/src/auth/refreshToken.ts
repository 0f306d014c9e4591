import { isRecord, type UnknownRecord } from '../documents/record';
import type { Trust } from './trust';

/** What a refresh token stands for. It is signed as ID tokens are, since it is as good as one. */
export interface RefreshToken {
  readonly localId: string;
  readonly projectId: string;
  readonly provider: string;
  /** Seconds since 1970. */
  readonly authTime: number;
}

const MARK = 'supporter-screens-local';

export function mintRefreshToken(
  { localId, projectId, provider, authTime }: RefreshToken,
  { sign }: Trust,
): string {
  const note = JSON.stringify({ mark: MARK, localId, projectId, provider, authTime });
  const content = Buffer.from(note).toString('base64url');
  return `${content}.${sign(content)}`;
}

/** Null for anything that is no refresh token of this data folder. */
export function readRefreshToken(text: string, { isSigned }: Trust): RefreshToken | null {
  const [content = '', signature, ...rest] = text.split('.');
  if (signature === undefined || rest.length > 0 || !isSigned(content, signature)) return null;
  try {
    const json: unknown = JSON.parse(Buffer.from(content, 'base64url').toString());
    return isRecord(json) && isRefreshToken(json) ? json : null;
  } catch {
    return null;
  }
}

const isRefreshToken = (json: UnknownRecord): json is UnknownRecord & RefreshToken =>
  json['mark'] === MARK &&
  typeof json['localId'] === 'string' &&
  typeof json['projectId'] === 'string' &&
  typeof json['provider'] === 'string' &&
  typeof json['authTime'] === 'number';
