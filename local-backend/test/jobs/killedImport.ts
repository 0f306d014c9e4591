import { readFileSync } from 'node:fs';
import { TERMINAL, wholeImport } from 'functions/handlers';
import { startJobServer } from './jobServer';

/**
 * A process to be killed: imports a file into a directory's year, takes it back again where it is told to, and prints
 * each step that the import's record goes through.
 */
const [, , directory = '', file = '', andUndo = ''] = process.argv;
const year = { organisationId: 'grove', yearId: '2026' };

let printed = '';
const server = await startJobServer(directory, ({ path, after }) => {
  const step = path.includes('/imports/') ? after?.fields['step'] : undefined;
  if (step === undefined || !('stringValue' in step) || step.stringValue === printed) return;
  printed = step.stringValue;
  process.stdout.write(`${printed}\n`);
});
const record = await wholeImport({
  ...server,
  caller: TERMINAL,
  ...year,
  fileName: 'supporters.csv',
  bytes: readFileSync(file),
});
if (andUndo !== '') {
  await server.handlers.callables.undoImport({ ...year, importId: record.id }, TERMINAL);
  await server.settled();
}
process.stdout.write('The end\n');
