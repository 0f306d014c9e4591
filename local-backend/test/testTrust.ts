import { folderTrust } from '../src/auth';

/** Of a data folder that is none. */
export const TEST_SECRET = 'the-secret-of-the-tests';
export const TEST_TRUST = folderTrust(TEST_SECRET);
