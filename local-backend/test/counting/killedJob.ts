import { startJobServer } from '../jobs/jobServer';
import { givers, matching, saveSearches } from './givers';

/** A process to be killed: it saves searches in the directory it is given, and says when their job is at work. */
const [, , directory = ''] = process.argv;
const server = await startJobServer(directory, ({ path, after }) => {
  const total = path.endsWith('/jobs/matching') ? after?.fields['total'] : undefined;
  if (total !== undefined && 'integerValue' in total && total.integerValue !== '0')
    process.stdout.write('working\n');
});
await saveSearches(server, { most: givers(100), wrapped: matching('most') });
