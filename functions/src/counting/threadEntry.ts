/** Where the counting thread begins. */
import { parentPort, workerData } from 'node:worker_threads';
import { answerInThread } from './answerInThread';
import type { HeldLimits } from './counter';

if (parentPort === null) throw new Error('This runs as a worker thread only');
answerInThread(parentPort, workerData as HeldLimits);
