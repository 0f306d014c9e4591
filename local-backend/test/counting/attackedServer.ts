import { startJobServer } from '../jobs/jobServer';
import { countsOf } from './givers';

/** A start of the server after an attack: claims what waits, and prints what the honest search comes to. */
const [, , directory = ''] = process.argv;
const server = await startJobServer(directory, ({ path, after }) => {
  const state = path.endsWith('/jobs/matching') ? after?.fields['trying'] : undefined;
  if (state !== undefined) process.stdout.write('working\n');
});
await server.handlers.resumeAll({ exclusive: true });
await server.settled();
process.stdout.write(`honest ${String((await countsOf(server))['honest'])}\n`);
process.stdout.write(`peak ${String(Math.round(process.resourceUsage().maxRSS / 1024))} MB\n`);
await server.close();
