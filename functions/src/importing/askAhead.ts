/**
 * What is asked of the store before it is needed, such as how many supporters there are while a file is read. What fails is
 * told to whoever waits for it, and to nobody where something else has failed before.
 */
export function askAhead<Answer>(asked: Promise<Answer>): Promise<Answer> {
  asked.catch(() => undefined);
  return asked;
}
