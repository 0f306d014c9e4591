import path from 'node:path';
import { readArguments } from '../setup/arguments.mjs';
import { main, ROOT, SetupError } from '../setup/step.mjs';
import { decisionFaults } from './words/decisionFaults.mjs';
import { houseFaults } from './words/houseFaults.mjs';
import { lengthFaults } from './words/lengthFaults.mjs';
import { linkFaults } from './words/linkFaults.mjs';
import { nameFaults } from './words/nameFaults.mjs';
import { readTexts } from './words/readTexts.mjs';
import { referenceFaults } from './words/referenceFaults.mjs';
import { wordFaults } from './words/wordFaults.mjs';

const CHECKS = [
  decisionFaults,
  referenceFaults,
  linkFaults,
  houseFaults,
  lengthFaults,
  nameFaults,
  wordFaults,
];

await main(() => {
  const { root = ROOT } = readArguments({
    usage: 'npm run check:words [-- --root FOLDER]',
    options: { root: { type: 'string' } },
  }).values;
  const texts = readTexts(path.resolve(root));
  const faults = CHECKS.flatMap((check) => check(texts));
  for (const { file, line, what } of faults) {
    process.stdout.write(`${file}:${String(line)} ${what}\n`);
  }
  if (faults.length > 0) throw new SetupError(`${String(faults.length)} to mend.`);
});
