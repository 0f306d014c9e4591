/** How large something is that was saved, as JSON. */
export const jsonBytes = (saved: object): number => Buffer.byteLength(JSON.stringify(saved));
