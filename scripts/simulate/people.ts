/** Who asks for everything. */
export const SIMULATED_ADMIN = {
  uid: 'ada',
  token: { email: 'ada@example.org', email_verified: true },
} as const;
