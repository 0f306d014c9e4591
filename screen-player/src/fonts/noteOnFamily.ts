import { isOfDevices } from '../style/fontFamily';
import { FONT_CATALOGUE } from './catalogue';
import type { FontScript } from './catalogue';
import { noteOnDevices } from './noteOnDevices';

const SCRIPTS = {
  latin: 'Latin',
  cyrillic: 'Cyrillic',
  greek: 'Greek',
  arabic: 'Arabic',
} as const satisfies Record<FontScript, string>;

/** What staff should know before they choose a family [D269]: what it writes beside Latin, or where it is not to be had. */
export function noteOnFamily(family: string): string {
  if (isOfDevices(family)) return noteOnDevices(family);
  const known = FONT_CATALOGUE.find(({ name }) => name === family);
  if (known === undefined) return 'Only where a device or your website has it';
  return known.scripts
    .filter((script) => script !== 'latin')
    .map((script) => SCRIPTS[script])
    .join(', ');
}
