import { loadTextFont } from './textFont';

const named = () => document.documentElement.style.getPropertyValue('--text-font');

/** A browser whose font is there after so many milliseconds. */
function fontAfter(milliseconds: number): void {
  const load = () =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds, []);
    });
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: Object.assign([], { load }),
  });
}

async function loadFor(milliseconds: number): Promise<string> {
  jest.useFakeTimers();
  try {
    const loading = loadTextFont();
    await jest.advanceTimersByTimeAsync(milliseconds);
    await loading;
    return named();
  } finally {
    jest.useRealTimers();
  }
}

beforeEach(() => {
  document.documentElement.removeAttribute('style');
  document.body.innerHTML = '<div id="first-paint"><span>Supporter Screens</span></div>';
});

it('is named once it is there', async () => {
  fontAfter(300);
  expect(await loadFor(300)).toBe("'Inter Variable'");
});

it('is not named where it takes longer than a second', async () => {
  fontAfter(1100);
  expect(await loadFor(1000)).toBe('');
});

it('does not take the place of the font in which a page’s first words were drawn', async () => {
  document.body.innerHTML = '<div id="first-paint"><nav>Home</nav><h1>Searches</h1></div>';
  fontAfter(300);
  expect(await loadFor(300)).toBe('');
});

it('stays named where the first words were drawn in it', async () => {
  document.body.innerHTML = '<div id="first-paint"><nav>Home</nav><h1>Searches</h1></div>';
  document.documentElement.style.setProperty('--text-font', "'Inter Variable'");
  fontAfter(300);
  expect(await loadFor(300)).toBe("'Inter Variable'");
});
