import { writeFile } from 'node:fs/promises';
import { calledAlone } from './setup/calledAlone';
import { compiledFiles } from './translations/translations';

/** `npm run translations`: compiles the messages that supporters read, of every language. */
if (calledAlone('npm run translations')) {
  for (const { file, text } of await compiledFiles(process.cwd())) {
    await writeFile(file, text);
    process.stdout.write(`${file}\n`);
  }
}
