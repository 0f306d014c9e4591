import { SetupError } from './step.mjs';

/** Said before minutes of installing and building: the local backend would refuse it at the end. */
export function refuseProduction() {
  if (process.env.NODE_ENV === 'production')
    throw new SetupError(
      'NODE_ENV is “production”, and npm start is for one person’s own machine: people choose there who they are, without a password. Production is Firebase (docs/operating.md). Unset NODE_ENV to start it here.',
    );
}
