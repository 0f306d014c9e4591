import { takePictures } from './pictures/takePictures';

const [unknown] = process.argv.slice(2);
if (unknown === undefined) {
  await takePictures((line) => process.stdout.write(`${line}\n`));
} else {
  process.stderr.write(`npm run pictures takes no options, and does not know “${unknown}”.\n`);
  process.exitCode = 1;
}
