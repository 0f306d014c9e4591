import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const SCRIPT = readFileSync(path.join(ROOT, 'shell/src/first-paint/inline.js'), 'utf8');

const bodyOf = (files: readonly string[]): string => `
  <div id="first-paint">the frame</div>
  <template id="tool">${files.map((file) => `<link rel="preload" as="script" href="${file}">`).join('')}<script src="/main.js"></script></template>
  <template data-guest-page="/login" data-tool="whenUsed" data-styles="/first-pages.css" title="Login">
    <button>Login with Google</button><span data-this-year>2020</span>
  </template>
  <template data-guest-page="/login" data-tool="whenUsed" data-styles="/first-pages.css" data-of-person title="Login">
    <span data-last-email></span>
  </template>
  <template data-guest-page="/sign-up" data-tool="atOnce" data-styles="/first-pages.css" title="Sign up">signing up</template>
  <template data-guest-page="/home" data-tool="unused" data-styles="/first-pages.css" data-script="/home.js" title="Home">
    <a href="/login">Login</a>
  </template>
  <template data-staff data-styles="/first-pages.css">
    <header><p>{organisation}</p><select><option>{year}</option></select>
      <nav><a href="/home">Home</a><a href="/account">Account</a></nav>
      <a href="/set-up">Settings</a><button><kbd>Ctrl K</kbd></button></header>
    <main><div><h1>{heading}</h1><p>{help}</p></div>
      <div role="status" data-first-shape>the shape of a list</div>
      <div role="status" class="first-paint-wait">a sign</div></main>
  </template>`;

/** Opens an address in a browser that keeps this, and waits for the font, or for the second that it has. */
async function open(
  address: string,
  {
    kept = {},
    keptInTab = {},
    files = ['/1.js'],
    hasFont = true,
    styles = 'load',
    beforeStyles,
  }: Opening = {},
): Promise<void> {
  Object.entries(kept).forEach(([key, value]) => {
    localStorage.setItem(key, value);
  });
  Object.entries(keptInTab).forEach(([key, value]) => {
    sessionStorage.setItem(key, value);
  });
  history.replaceState(null, '', address);
  document.head.innerHTML = '<title>Supporter Screens</title>';
  document.body.innerHTML = bodyOf(files);
  const faces = hasFont ? Promise.resolve([{}]) : new Promise(() => undefined);
  Object.assign(document, { fonts: { load: () => faces } });
  // As the page runs it: a classic script.
  window.eval(SCRIPT);
  beforeStyles?.();
  document.querySelector('link[href="/first-pages.css"]')?.dispatchEvent(new Event(styles));
  await jest.advanceTimersByTimeAsync(hasFont ? 0 : 1000);
}

interface Opening {
  readonly kept?: Readonly<Record<string, string>>;
  readonly keptInTab?: Readonly<Record<string, string>>;
  /** Of the tool, which its entry comes after. */
  readonly files?: readonly string[];
  readonly hasFont?: boolean;
  /** What comes of loading the style sheet of drawn pages. */
  readonly styles?: 'load' | 'error';
  readonly beforeStyles?: () => void;
}

const shown = (): string => document.getElementById('first-paint')?.textContent.trim() ?? '';
const scripts = (): readonly (string | null)[] =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const isToolBegun = (): boolean => scripts().includes('/main.js');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  // What listens still to this window.
  window.dispatchEvent(new Event('storage'));
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('style');
});

it.each(['/login', '/'])('shows the login page without the tool at %s', async (address) => {
  await open(address);
  expect(location.pathname).toBe('/login');
  expect(document.title).toBe('Login');
  expect(shown()).toContain('Login with Google');
  expect(shown()).toContain(String(new Date().getFullYear()));
  expect(isToolBegun()).toBe(false);
});

it.each(['pointerdown', 'touchstart', 'keydown', 'click', 'wheel', 'focusin', 'storage'])(
  'begins the tool once with %s',
  async (name) => {
    await open('/login');
    const button = document.querySelector('button');
    button?.dispatchEvent(new Event(name, { bubbles: true }));
    window.dispatchEvent(new Event(name));
    expect(scripts()).toEqual(['/main.js']);
  },
);

it('begins the tool when the pointer moves, and not when it rests', async () => {
  await open('/login');
  const move = (movementX: number) =>
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
  move(0);
  expect(isToolBegun()).toBe(false);
  move(3);
  expect(isToolBegun()).toBe(true);
});

it('keeps a press for the tool, and tells while one is held', async () => {
  await open('/login');
  const frame = document.getElementById('first-paint');
  const button = document.querySelector('button');
  button?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(frame?.dataset).toHaveProperty('held');
  window.dispatchEvent(new Event('pointerup'));
  expect(frame?.dataset).not.toHaveProperty('held');
  button?.click();
  expect(button?.dataset).toHaveProperty('pressed');
  expect(button?.getAttribute('aria-busy')).toBe('true');
});

it.each(['/login', '/sign-up'])(
  'leaves the page to the tool where its styles are not to be had: %s',
  async (address) => {
    await open(address, { styles: 'error' });
    expect(shown()).toBe('the frame');
    expect(scripts()).toEqual(['/main.js']);
  },
);

it('names who logged in last', async () => {
  await open('/login', { kept: { 'supporter-screens/person': '{"email":"ann@example.org"}' } });
  expect(shown()).toBe('ann@example.org');
});

it.each(['no JSON', '7', '{"email":7}'])(
  'shows no page for a person who reads %s',
  async (text) => {
    await open('/login', { kept: { 'supporter-screens/person': text } });
    expect(shown()).not.toBe('7');
    expect(isToolBegun() || shown().includes('Login with Google')).toBe(true);
  },
);

it('shows Home without the tool, until another tab has logged in', async () => {
  await open('/home');
  await jest.advanceTimersByTimeAsync(10);
  expect(shown()).toBe('Login');
  window.dispatchEvent(new Event('keydown'));
  expect(scripts()).toEqual(['/home.js']);
  window.dispatchEvent(new Event('storage'));
  expect(scripts()).toEqual(['/home.js', '/main.js']);
});

it('shows the page for signing up while the tool comes', async () => {
  await open('/sign-up');
  expect(shown()).toBe('signing up');
  expect(isToolBegun()).toBe(true);
});

const PERSON = { 'firebase:authUser:key:[DEFAULT]': '{"uid":"ann"}' };
const FRAME = {
  organisation: 'Oak <b>Trust</b>',
  year: '2026',
  hasSettings: true,
  entries: [
    { label: 'Home', path: '/home', isExact: true },
    { label: 'Searches', path: '/searches', isExact: false },
    { label: 'Account', path: '/account', isExact: true },
  ],
  headings: {
    '/searches': {
      heading: 'Searches',
      help: 'Select supporters.',
      action: { width: 120, height: 40 },
    },
  },
};
const remembering = (frame: unknown, ofUser = 'ann'): Opening => ({
  kept: { ...PERSON, [`supporter-screens/frame/${ofUser}`]: JSON.stringify(frame) },
});
const words = (selector: string): readonly string[] =>
  [...document.querySelectorAll(`#first-paint ${selector}`)].map(({ textContent }) => textContent);

describe('whoever is logged in', () => {
  it('sees the frame as it was, and the heading of the page, while the tool comes', async () => {
    await open('/searches?tag=a', remembering(FRAME));
    expect(words('header > p')).toEqual(['Oak <b>Trust</b>']);
    expect(words('option')).toEqual(['2026']);
    expect(words('nav a')).toEqual(['Home', 'Searches', 'Account']);
    expect(words('[aria-current=page]')).toEqual(['Searches']);
    expect(words('nav a[href="/searches"]')).toEqual(['Searches']);
    expect(words('a[href="/set-up"]')).toEqual(['Settings']);
    expect([...words('h1'), ...words('main p')]).toEqual(['Searches', 'Select supporters.']);
    expect(document.querySelector('#first-paint main div + div')).toHaveStyle({
      width: '120px',
      height: '40px',
    });
    expect(words('main [role=status]')).toEqual(['the shape of a list']);
    expect(document.title).toBe('Searches – Supporter Screens');
    expect(isToolBegun()).toBe(true);
  });

  it('sees no heading of a page whose heading is not remembered, below the entry that it belongs to', async () => {
    await open('/searches/planters', remembering(FRAME));
    expect(words('[aria-current=page]')).toEqual(['Searches']);
    expect([...words('h1'), ...words('main p')]).toEqual([]);
    expect(words('main [role=status]')).toEqual(['a sign']);
    for (const address of ['/home/welcome', '/searches-of-old']) {
      await open(address, remembering(FRAME));
      expect(words('nav a')).toHaveLength(3);
      expect(words('[aria-current=page]')).toEqual([]);
    }
  });

  it('sees no help where a page has none', async () => {
    const headings = { '/account': { heading: 'Account', help: '', action: null } };
    await open('/account', remembering({ ...FRAME, headings }));
    expect([...words('h1'), ...words('main p')]).toEqual(['Account']);
  });

  it('sees no settings that they have no way to, and the keys of their machine', async () => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('(Macintosh)');
    await open('/home', remembering({ ...FRAME, hasSettings: false }));
    agent.mockRestore();
    expect(words('a[href="/set-up"]')).toEqual([]);
    expect(words('kbd')).toEqual(['⌘K']);
  });

  it('has a press on a link kept for the tool, but for one that opens another tab', async () => {
    await open('/searches', remembering(FRAME));
    const link = document.querySelector('#first-paint nav a');
    const press = (how: MouseEventInit): boolean | undefined =>
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
    window.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
      },
      { once: true },
    );
    press({ ctrlKey: true });
    expect(link).not.toHaveAttribute('aria-busy');
    expect(press({})).toBe(false);
    expect(link).toHaveAttribute('aria-busy', 'true');
    expect(link).toHaveAttribute('data-pressed');
    document.querySelector<HTMLElement>('#first-paint nav a:last-child')?.click();
    expect(words('[data-pressed]')).toEqual(['Account']);
    expect(words('[aria-busy]')).toEqual(['Account']);
  });

  it('cannot choose another year before the tool is there', async () => {
    await open('/searches', remembering(FRAME));
    expect(document.querySelector<HTMLElement>('#first-paint select')?.inert).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['of another release', { ...FRAME, entries: undefined }],
    ['no frame', 7],
  ])('sees the plain frame where what is remembered is %s', async (_, frame) => {
    await open('/searches', remembering(frame));
    expect(shown()).toBe('the frame');
    expect(isToolBegun()).toBe(true);
  });

  it('sees nothing of what somebody else saw', async () => {
    await open('/searches', remembering(FRAME, 'bob'));
    expect(shown()).toBe('the frame');
  });
});

const SIGN_IN = { 'firebase:authUser:key:[DEFAULT]': '{}' };
it.each<readonly [string, string, Opening]>([
  ['somebody is logged in', '/login', { kept: SIGN_IN }],
  ['somebody comes back from Google', '/login', { keptInTab: { 'firebase:pendingRedirect': '1' } }],
  ['somebody claims it', '/login', { keptInTab: { 'supporter-screens/claim': '"x"' } }],
  ['the address asks for something', '/login?remotes=x', {}],
  ['the address names a place', '/sign-up#claim=x', {}],
  ['the page is another one', '/searches', {}],
  ['the address is no name', '/"]', {}],
])('keeps the frame and begins the tool where %s', async (_, address, opening) => {
  await open(address, opening);
  expect(shown()).toBe('the frame');
  expect(scripts()).toEqual(['/main.js']);
  expect(location.pathname + location.search + location.hash).not.toBe('/');
});

describe('a script that does not load', () => {
  const alerts = (): readonly string[] => words('[role=alert]');
  const fail = (address: string): void => {
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
  };

  it('is told in the place of what is waited for, with a way to try again, once', async () => {
    await open('/searches', remembering(FRAME));
    document.querySelector<HTMLElement>('#first-paint nav a')?.click();
    fail('/7470.afc8062371.js');
    fail('/main.js');
    expect(alerts()).toEqual([
      'Supporter Screens could not be loaded. Please check your connection. Your work is safe.Try again',
    ]);
    expect(words('main [role=status]')).toEqual([]);
    expect(words('[aria-busy]')).toEqual([]);
  });

  it('is told where it failed before the page was drawn', async () => {
    await open('/searches', {
      ...remembering(FRAME),
      beforeStyles: () => {
        fail('/main.js');
      },
    });
    expect(words('h1')).toEqual(['Searches']);
    expect(alerts()).toHaveLength(1);
    expect(words('main [role=status]')).toEqual([]);
  });

  it('is not ours to tell where it is of an area, or the tool is there', async () => {
    await open('/searches', remembering(FRAME));
    fail('/remotes/searches/workspace/1.js');
    window.dispatchEvent(new Event('error'));
    expect(alerts()).toEqual([]);
    document.getElementById('first-paint')?.remove();
    fail('/main.js');
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
});

it('keeps the frame where nothing may be kept', async () => {
  const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('denied');
  });
  history.replaceState(null, '', '/login');
  document.head.innerHTML = '';
  document.body.innerHTML = bodyOf([]);
  window.eval(SCRIPT);
  denied.mockRestore();
  await jest.advanceTimersByTimeAsync(0);
  expect(shown()).toBe('the frame');
  expect(isToolBegun()).toBe(true);
});

it('waits for the font for a second, and draws the words in another one then', async () => {
  await open('/login', { hasFont: false });
  expect(shown()).toContain('Login with Google');
  expect(document.documentElement.style.getPropertyValue('--text-font')).toBe('');
  await open('/login');
  expect(document.documentElement.style.getPropertyValue('--text-font')).toBe("'Inter Variable'");
});

it('asks for the files of the tool a few at a time, and for its entry last', async () => {
  const asked = () =>
    [...document.head.querySelectorAll('link[as=script], script')].map(
      (file) => file.getAttribute('href') ?? file.getAttribute('src'),
    );
  const files = [1, 2, 3, 4, 5, 6, 7].map((file) => `/${String(file)}.js`);
  let atOnce: readonly (string | null)[] = [];
  await open('/sign-up', {
    files,
    beforeStyles: () => {
      atOnce = asked();
    },
  });
  expect(atOnce).toEqual(files.slice(0, 5));
  await jest.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual([...files, '/main.js']);
});

it('fetches the files of the tool ahead, without running them', async () => {
  await open('/login');
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(10);
  const [ahead] = document.head.querySelectorAll('link[rel=prefetch]');
  expect(ahead?.getAttribute('href')).toMatch(/\/1\.js$/);
  expect(isToolBegun()).toBe(false);
});
