/** The counting thread where the program runs from its TypeScript: a worker does not inherit tsx from its parent. */
import { register } from 'tsx/esm/api';

register();
await import('./threadEntry.ts');
