/** The account that the server itself works under: its emails end like this. */
const SERVICE_ACCOUNT = '.gserviceaccount.com';

/**
 * Who made a change, from the authentication context of Firestore's event: the user id of somebody signed in, the email
 * of who works in the console, '' where it names nobody, null for the server's own work, which comes as `unknown` too.
 */
export function authorOf({
  authType,
  authId = '',
}: {
  readonly authType: string;
  readonly authId?: string | undefined;
}): string | null {
  const isServer =
    authType === 'service_account' || authType === 'system' || authId.endsWith(SERVICE_ACCOUNT);
  return isServer ? null : authId;
}
