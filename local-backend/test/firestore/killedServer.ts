import { openDocumentStore } from '../../src/documents';
import { allowAll, serveStore } from './serveStore';

/** A process to be killed: serves the store in the directory it is given, and prints its port. */
const [, , directory = ''] = process.argv;
const { port } = await serveStore(await openDocumentStore(directory), allowAll);
process.stdout.write(`${port}\n`);
