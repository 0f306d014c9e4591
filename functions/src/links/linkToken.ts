import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAX_LINK_TOKEN_LENGTH, type YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import { DocumentId } from '../parseRequest';
import { yearScope } from '../store/paths';

/** What a token says. Nothing of it is about the supporter: the reference means something on the server alone. */
export interface LinkClaims {
  readonly scope: YearScope;
  /** Number of the key that signs. */
  readonly key: number;
  readonly reference: Uint8Array;
  /** The last day on which it is valid, counted in days from 1 January 1970 in UTC. */
  readonly lastDay: number;
  /** Sent by staff to themselves (D481): it opens like any other, and nothing of it is counted. */
  readonly isTest: boolean;
}

/** A token that is well formed; whether anybody signed it is another question. */
export interface ReadToken {
  readonly claims: LinkClaims;
  readonly payload: Uint8Array;
  readonly mac: Uint8Array;
}

export const REFERENCE_BYTES = 16;
/** Half of a SHA-256: as hard to guess as the reference, and a link stays short. */
const MAC_BYTES = 16;
/** The first byte, which is signed like the rest. */
const VERSION = 1;
const VERSION_OF_TEST = 2;
/** Version, last day, key. */
const HEAD_BYTES = 5;
const LARGEST = 0xffff;

/** `base64url(payload).base64url(mac)`; the payload is version, last day, key, reference, organisation/year. */
export function signToken(claims: LinkClaims, secret: Uint8Array): string {
  const payload = payloadOf(claims);
  return `${base64url(payload)}.${base64url(macOf(payload, secret))}`;
}

/** Null where the text is no token. Each token has one spelling only. */
export function readToken(token: string): ReadToken | null {
  const [payloadText, macText, ...rest] =
    token.length > MAX_LINK_TOKEN_LENGTH ? [] : token.split('.');
  if (payloadText === undefined || macText === undefined || rest.length > 0) return null;
  const payload = bytesOf(payloadText);
  const mac = bytesOf(macText);
  const claims = payload === null ? null : claimsOf(payload);
  if (payload === null || claims === null || mac?.length !== MAC_BYTES) return null;
  return { claims, payload, mac };
}

/** Takes the same time whatever is wrong with it. */
export const isSignedBy = ({ payload, mac }: ReadToken, secret: Uint8Array): boolean =>
  timingSafeEqual(mac, macOf(payload, secret));

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** Null where the text is not exactly what its bytes are spelled like. */
function bytesOf(text: string): Uint8Array | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
}

const macOf = (payload: Uint8Array, secret: Uint8Array): Uint8Array =>
  createHmac('sha256', secret).update(payload).digest().subarray(0, MAC_BYTES);

function payloadOf({ scope, key, reference, lastDay, isTest }: LinkClaims): Uint8Array {
  if (key > LARGEST || lastDay > LARGEST) throw new Error('A token has no room for this');
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(isTest ? VERSION_OF_TEST : VERSION, 0);
  head.writeUInt16BE(lastDay, 1);
  head.writeUInt16BE(key, 3);
  return Buffer.concat([head, reference, Buffer.from(`${scope.organisationId}/${scope.yearId}`)]);
}

const Ids = v.object({ organisationId: DocumentId, yearId: DocumentId });

function claimsOf(payload: Uint8Array): LinkClaims | null {
  const bytes = Buffer.from(payload);
  if (bytes.length <= HEAD_BYTES + REFERENCE_BYTES) return null;
  const version = bytes.readUInt8(0);
  if (version !== VERSION && version !== VERSION_OF_TEST) return null;
  const [organisationId, yearId, ...rest] = bytes
    .subarray(HEAD_BYTES + REFERENCE_BYTES)
    .toString()
    .split('/');
  const ids = v.safeParse(Ids, { organisationId, yearId });
  if (!ids.success || rest.length > 0) return null;
  return {
    scope: yearScope(ids.output.organisationId, ids.output.yearId),
    key: bytes.readUInt16BE(3),
    reference: bytes.subarray(HEAD_BYTES, HEAD_BYTES + REFERENCE_BYTES),
    lastDay: bytes.readUInt16BE(1),
    isTest: version === VERSION_OF_TEST,
  };
}
