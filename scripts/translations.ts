import { writeFile } from 'node:fs/promises';
import { compiledFiles } from './translations/translations';

/** `npm run translations`: compiles the messages that supporters read, of every language. */
const [unknown] = process.argv.slice(2);
if (unknown === undefined) {
  for (const { file, text } of await compiledFiles(process.cwd())) {
    await writeFile(file, text);
    process.stdout.write(`${file}\n`);
  }
} else {
  process.stderr.write(`Unknown argument '${unknown}'. Usage: npm run translations\n`);
  process.exitCode = 1;
}
