const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host of an address, as `URL` gives it, is the very machine that asks: nobody else can open it. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.has(hostname);
