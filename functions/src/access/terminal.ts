import { TERMINAL_NAME } from 'shared-kernel/model';
import type { Caller } from '../caller';

/**
 * Somebody at a terminal of the server itself, who has its data in hand. It is known by being this very object, which
 * no request can bring.
 */
export const TERMINAL: Caller = Object.freeze({ uid: '', token: { email: TERMINAL_NAME } });
