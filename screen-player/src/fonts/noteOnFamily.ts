import type { UploadedFamily } from 'shared-kernel/model';

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
export function noteOnFamily(family: string, uploads: readonly UploadedFamily[] = []): string {
  if (isOfDevices(family)) return noteOnDevices(family);
  const upload = uploads.find(({ name }) => name === family);
  const known =
    upload === undefined
      ? FONT_CATALOGUE.find(({ name }) => name === family)?.scripts
      : scriptsOf(upload);
  if (known === undefined) return 'Only where a device or your website has it';
  return known
    .filter((script) => script !== 'latin')
    .map((script) => SCRIPTS[script])
    .join(', ');
}

const scriptsOf = ({ faces }: UploadedFamily): readonly FontScript[] =>
  (['latin', 'cyrillic', 'greek', 'arabic'] as const).filter((script) =>
    faces.some(({ files }) => script in files),
  );
