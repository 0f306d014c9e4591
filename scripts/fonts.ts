import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogueText, familiesIn, readMetrics } from './fonts/catalogueText';
import { CATALOGUE_FILE, METRICS_FILE } from './fonts/files';
import { measuredMetrics } from './fonts/measuredMetrics';
import { calledAlone } from './setup/calledAlone';

/** `npm run fonts`: writes the catalogue of fonts from the packages that embed/package.json names. */
if (calledAlone('npm run fonts')) {
  const root = process.cwd();
  const known = await readMetrics(root);
  const families = await familiesIn(root);
  const metrics = await measuredMetrics(root, families, known);
  await writeFile(path.join(root, METRICS_FILE), `${JSON.stringify(metrics, null, 2)}\n`);
  await writeFile(path.join(root, CATALOGUE_FILE), await catalogueText(root, metrics));
  process.stdout.write(`${METRICS_FILE}\n${CATALOGUE_FILE}\n`);
}
