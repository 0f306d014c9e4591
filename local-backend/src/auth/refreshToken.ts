import { isRecord, type UnknownRecord } from '../documents/record';

/** What a refresh token stands for. It is a note, not a secret: only a local backend takes it. */
export interface RefreshToken {
  readonly localId: string;
  readonly projectId: string;
  readonly provider: string;
  /** Seconds since 1970. */
  readonly authTime: number;
}

const MARK = 'supporter-screens-local';

export const mintRefreshToken = ({
  localId,
  projectId,
  provider,
  authTime,
}: RefreshToken): string =>
  Buffer.from(JSON.stringify({ mark: MARK, localId, projectId, provider, authTime })).toString(
    'base64url',
  );

/** Null for anything that is no refresh token. */
export function readRefreshToken(text: string): RefreshToken | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
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
