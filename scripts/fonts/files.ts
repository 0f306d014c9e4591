/** The data of the catalogue, as the player has it. From the root of the repository. */
export const CATALOGUE_FILE = 'screen-player/src/fonts/storedFamilies.ts';
/** What was measured of its families. */
export const METRICS_FILE = 'scripts/fonts/metrics.json';
