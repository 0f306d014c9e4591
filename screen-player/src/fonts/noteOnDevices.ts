import { isOfDevices } from '../style/fontFamily';

/** What staff should know of a family that devices bring along [D269]; '' for any other, and for Arial, which has stand-ins. */
export const noteOnDevices = (family: string): string =>
  family !== '' && family !== 'Arial' && isOfDevices(family) ? 'Not on every phone' : '';
