/** Where the product shows a hosted page. */
export const hostedAddress = (path: string): string => `${location.origin}/y/${path}`;
