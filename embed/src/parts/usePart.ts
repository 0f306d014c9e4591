/**
 * What the first screen can do without comes later, in scripts of its own beside the first. A part that does not come
 * costs what it is for, and nothing else; it is asked for anew when it is needed again.
 */
export function usePart<Part>(
  load: () => Promise<Part>,
  use: (part: Part) => void,
  onMissing: () => void = () => undefined,
): void {
  load().then(use).catch(onMissing);
}
