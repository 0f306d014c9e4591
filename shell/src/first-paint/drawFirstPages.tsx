import { createStore, Provider } from 'jotai';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { links } from 'shared-kernel/contract';
import { authAtom, organisationAtom } from 'shared-kernel/session';
import { UiProvider } from 'shared-kernel/ui';
import { Frame } from '../frame/Frame';
import { HomePage } from '../pages/HomePage';
import { LoginPage } from '../pages/LoginPage';
import { SignUpPage } from '../pages/SignUpPage';
import { OWNER_OF_SETTINGS, somebody, STAFF_PAGE } from './staffFrame';

/** A page as whoever has not logged in sees it, before any script of the tool is there. */
export interface GuestPage {
  readonly path: string;
  /** Drawn for somebody who logged in here before, whose address is put in by `inline.js`. */
  readonly isOfPerson: boolean;
  /** When the page needs the tool: it asks the server for something, has a button, or has links alone. */
  readonly tool: 'atOnce' | 'whenUsed' | 'unused';
  /** What is run on the page, once it is drawn: a source of the shell. */
  readonly script: string | null;
  readonly title: string;
  readonly markup: string;
}

export interface FirstPages {
  readonly guests: readonly GuestPage[];
  /**
   * A page's frame and heading for whoever is logged in. Words in braces stand where `inline.js` puts what the browser
   * remembers (`RememberedFrame`).
   */
  readonly staff: string;
  /** Of elements and tokens, as the tool itself has them. */
  readonly globalStyles: string;
  /** These, and what the classes of the pages say. */
  readonly styles: string;
}

/** Style sheets, each with the attributes by which Emotion says what it is of. */
type DrawnStyles = Map<string, string>;

interface Plan extends Omit<GuestPage, 'title' | 'markup'> {
  readonly element: ReactElement;
}

const NOBODY = { isOfPerson: false, script: null };
const SOMEBODY = { email: '…', firstName: '' };

const PLANS: readonly Plan[] = [
  { ...NOBODY, path: links.login(), tool: 'whenUsed', element: <LoginPage lastPerson={null} /> },
  {
    ...NOBODY,
    path: links.login(),
    isOfPerson: true,
    tool: 'whenUsed',
    element: <LoginPage lastPerson={SOMEBODY} />,
  },
  { ...NOBODY, path: links.signUp(), tool: 'atOnce', element: <SignUpPage /> },
  {
    ...NOBODY,
    path: links.home(),
    tool: 'unused',
    script: 'src/first-paint/guestHome.ts',
    element: <HomePage />,
  },
];

/**
 * Draws what people see first, of the parts that the tool draws it of. Runs in Node while the shell is built. Fails where
 * a part cannot be drawn there.
 */
export async function drawFirstPages(): Promise<FirstPages> {
  // Node has one since 21.
  if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { userAgent: '' } });
  const styles: DrawnStyles = new Map();
  const guests: GuestPage[] = [];
  for (const { element, ...page } of PLANS) {
    const drawn = await draw(<Frame remotes={[]} />, { path: page.path, element }, guest());
    const title = /<title>([^<]*)<\/title>/.exec(drawn)?.[1];
    if (title === undefined) throw new Error(`${page.path} has no title`);
    guests.push({ ...page, title, markup: markupOf(drawn, styles) });
  }
  const staff = markupOf(
    await draw(<Frame remotes={[OWNER_OF_SETTINGS]} />, STAFF_PAGE, somebody()),
    styles,
  );
  const all = [...styles];
  return {
    guests,
    staff,
    globalStyles: all
      .filter(([, of]) => of.includes('css-global'))
      .map(([style]) => style)
      .join('\n'),
    styles: all.map(([style]) => style).join('\n'),
  };
}

/** Without what React puts into the page's head. */
function markupOf(drawn: string, styles: DrawnStyles): string {
  const markup = drawn
    .replaceAll(/<style([^>]*)>([^<]*)<\/style>/g, (_, of: string, style: string) => {
      styles.set(style, of);
      return '';
    })
    .replaceAll(/<title>.*?<\/title>|<link [^>]*>|<!--.*?-->/g, '');
  // Hosting's policy lets no style stand in the markup.
  const styled = /<[^>]* style="[^>]*>/.exec(markup);
  if (styled !== null) throw new Error(`${styled[0]} has a style of its own`);
  return markup;
}

interface DrawnPage {
  readonly path: string;
  readonly element: ReactElement;
}

async function draw(
  frame: ReactElement,
  page: DrawnPage,
  store: ReturnType<typeof createStore>,
): Promise<string> {
  const routes = [{ element: frame, children: [page] }];
  const context = await createStaticHandler(routes).query(
    new Request(new URL(page.path, 'http://localhost')),
  );
  if (context instanceof Response) throw new Error(`${page.path} leads elsewhere`);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Provider store={store}>
      <UiProvider>
        <StaticRouterProvider
          router={createStaticRouter(routes, context)}
          context={context}
          hydrate={false}
        />
      </UiProvider>
    </Provider>,
    // One piece, without a script that would put parts in their places.
    { progressiveChunkSize: Infinity, onError: (failure) => void failures.push(failure) },
  );
  const drawn = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return drawn;
}

function guest(): ReturnType<typeof createStore> {
  const store = createStore();
  store.set(authAtom, { status: 'loggedOut' });
  store.set(organisationAtom, { status: 'none' });
  return store;
}
