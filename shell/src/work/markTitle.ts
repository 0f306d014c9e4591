/** Puts words before the title of a tab that nobody sees, until it is seen. */
export function markTitle(words: string): void {
  if (!document.hidden) return;
  const { title } = document;
  const marked = `${words} · ${title}`;
  document.title = marked;
  const seen = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', seen);
    if (document.title === marked) document.title = title;
  };
  document.addEventListener('visibilitychange', seen);
}
