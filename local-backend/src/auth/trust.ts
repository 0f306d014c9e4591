import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a local backend believes: tokens that it has signed itself, and owners who know the secret of its data folder. */
export interface Trust {
  /** As a token's header names it. */
  readonly algorithm: 'HS256' | 'none';
  readonly sign: (text: string) => string;
  readonly isSigned: (text: string, signature: string) => boolean;
  /** Whether an Authorization header, or the metadata of gRPC, is that of an administrator. */
  readonly isOwner: (authorization: string | null) => boolean;
}

/** Everything hangs on the secret of a data folder: without it no token can be made, and nobody is an administrator. */
export function folderTrust(secret: string): Trust {
  const sign = (text: string): string =>
    createHmac('sha256', `${secret} tokens`).update(text).digest('base64url');
  return {
    algorithm: 'HS256',
    sign,
    isSigned: (text, signature) => isEqual(sign(text), signature),
    isOwner: (authorization) => isEqual(`Bearer ${secret}`, authorization ?? ''),
  };
}

/**
 * The mode for emulators and for the suites of Firebase's SDKs, which know unsigned tokens and the bearer `owner` alone:
 * whoever reaches the port is whom they say they are.
 */
export function testModeTrust(secret: string): Trust {
  const { isOwner } = folderTrust(secret);
  return {
    algorithm: 'none',
    sign: () => '',
    isSigned: (_text, signature) => signature === '',
    isOwner: (authorization) =>
      authorization?.toLowerCase() === 'bearer owner' || isOwner(authorization),
  };
}

/** In a time that does not tell how much of it was right. */
function isEqual(expected: string, given: string): boolean {
  const [one, other] = [expected, given].map((text) =>
    createHmac('sha256', 'equal').update(text).digest(),
  );
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
