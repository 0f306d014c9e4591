import { isContained } from './isContained';
import { tellFault } from './tellFault';

const SHEETS = 'style, link[rel~="stylesheet"]';

/**
 * While a remote's page is shown: tells its owner of style sheets that reach beyond the page, and takes them away when it
 * is left. Those of the shell and of its interface stay, as do the remote's own files, which its build keeps inside (D227).
 */
export function watchStyles(id: string): () => void {
  const before = new Set<unknown>([...sheetElements(), ...adoptedSheets()]);
  const told = new Set<unknown>();
  const tell = (sheet: unknown, words: string) => {
    if (told.has(sheet)) return;
    told.add(sheet);
    tellFault(id, 'style', {
      message: `A style sheet reaches beyond its area: ${words}`,
      stack: '',
    });
  };
  const leaking = (): readonly Element[] =>
    sheetElements().filter((element) => !before.has(element) && !isContained(element));
  const look = () => {
    for (const element of leaking()) tell(element, wordsOf(element));
  };

  const observer = new MutationObserver((records) => {
    const isSheet = (node: Node) => node instanceof Element && node.matches(SHEETS);
    if (records.some(({ addedNodes }) => [...addedNodes].some(isSheet))) look();
  });
  for (const place of [document.head, document.body]) observer.observe(place, { childList: true });
  // What a link brings is known when it is there.
  const loaded = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) look();
  };
  document.addEventListener('load', loaded, true);

  return () => {
    observer.disconnect();
    document.removeEventListener('load', loaded, true);
    look();
    for (const element of leaking()) element.remove();
    const adopted = adoptedSheets().filter((sheet) => !before.has(sheet));
    for (const sheet of adopted) tell(sheet, 'adopted by the document');
    if (adopted.length > 0)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) =>
        before.has(sheet),
      );
  };
}

/** Older engines, and that of the tests, have none. */
const adoptedSheets = (): readonly CSSStyleSheet[] =>
  'adoptedStyleSheets' in document ? document.adoptedStyleSheets : [];

const sheetElements = (): readonly Element[] => [...document.querySelectorAll(SHEETS)];

function wordsOf(element: Element): string {
  return element instanceof HTMLLinkElement ? element.href : '<style>';
}
