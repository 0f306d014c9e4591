/** The email of a user's document, normalised; null where it holds none. */
export function profileEmail({ profile }: Readonly<Record<string, unknown>>): string | null {
  const email =
    typeof profile === 'object' && profile !== null && 'email' in profile ? profile.email : null;
  return typeof email === 'string' ? email.trim().toLowerCase() : null;
}
