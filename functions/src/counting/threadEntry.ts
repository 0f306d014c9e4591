/** Where the counting thread begins. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadLimits } from './startCountingThread';
import { answerInThread } from './answerInThread';

if (parentPort === null) throw new Error('This runs as a worker thread only');
const { heldBytes } = workerData as ThreadLimits;
answerInThread(parentPort, heldBytes);
