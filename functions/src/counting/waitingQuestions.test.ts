import { getEventListeners } from 'node:events';
import { CountingLost, type CountingQuestion, type SnapshotName } from '../countingThreads';
import { answeredWith, waitingQuestions, type ThreadOptions } from './waitingQuestions';

const QUESTION = { snapshot: {} as SnapshotName, question: {} as CountingQuestion };

it('a signal that outlives its questions is listened to by none that is answered, lost or cancelled', async () => {
  const waiting = waitingQuestions();
  const controller = new AbortController();
  const options: ThreadOptions = {
    signal: controller.signal,
    fetchSnapshot: () => Promise.resolve(null),
  };
  const listening = () => getEventListeners(controller.signal, 'abort').length;
  const asked = (): { id: number; answered: Promise<unknown> } => {
    let id = 0;
    const answered = waiting.add(QUESTION, options, (message) => (id = message.id));
    return { id, answered };
  };
  const [answered, lost, cancelled] = [asked(), asked(), asked()];
  expect(listening()).toBe(3);

  waiting.end(answered.id, answeredWith(null));
  await answered.answered;
  expect(listening()).toBe(2);
  waiting.fail(lost.id, new CountingLost('The counting thread died'));
  await expect(lost.answered).rejects.toThrow('died');
  expect(listening()).toBe(1);
  controller.abort();
  expect(await cancelled.answered).toEqual({ ok: false, error: 'cancelled' });
  expect(listening()).toBe(0);
});
