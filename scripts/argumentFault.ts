/** What `parseArgs` did not understand, as one sentence: Node words it for people, and adds hints for programmers. */
export function argumentFault(failure: unknown): string {
  const message =
    typeof failure === 'object' && failure !== null && 'message' in failure
      ? String(failure.message)
      : String(failure);
  const [sentence = ''] = message.split('. ');
  return `${sentence.replace(/\.$/, '')}.`;
}
