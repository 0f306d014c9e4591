import { SetupError } from './step.mjs';

const MINIMUM = [20, 19];

/** Node 20.19 is the oldest that the tools of this project run on. */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const old = major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1]);
  if (old) {
    throw new SetupError(
      `Supporter Screens needs Node ${MINIMUM.join('.')} or newer; this is Node ${version}.`,
    );
  }
}
