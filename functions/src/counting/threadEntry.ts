/** Where the counting thread begins. */
import { parentPort } from 'node:worker_threads';
import { answerInThread } from './answerInThread';

if (parentPort === null) throw new Error('This runs as a worker thread only');
answerInThread(parentPort);
