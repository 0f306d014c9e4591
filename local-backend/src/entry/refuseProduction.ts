import { StartFault } from './startFault';

/** The local backend lets everybody on its machine choose who they are, which nobody wants in production. */
export function refuseProduction(env: Readonly<Record<string, string | undefined>>): void {
  if (env['NODE_ENV'] !== 'production') return;
  throw new StartFault(
    'production',
    'NODE_ENV is “production”, and the local backend is for one person’s own machine: people choose there who they are, without a password. Production is Firebase (docs/operating.md). Unset NODE_ENV to start it here.',
  );
}
