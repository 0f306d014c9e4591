import { once } from 'node:events';
import { createServer } from 'node:http';

/** An organisation's own site, on another origin than the product's. */
export interface CampaignSite {
  /** Of the page that may embed the screens. */
  readonly origin: string;
  /** The same pages under another name, which is another origin. */
  readonly otherOrigin: string;
  stop(): Promise<void>;
}

/** What the page itself says in the place of the screens, for browsers without scripts. */
export const PLACE_FALLBACK = 'Your year opens in a newer browser.';

/** Rules of a page that leaves nothing to anybody. */
const FOREIGN_STYLES = `
  main *, main *::before, main *::after {
    all: revert !important; transform: rotate(4deg) scale(0.5) !important; font: italic 50px/3 fantasy !important;
    color: #ff00ff !important; background: #ffff00 !important; letter-spacing: 9px !important;
    text-transform: uppercase !important; direction: rtl !important; opacity: 0.3 !important;
    animation: none !important; transition: all 9s !important; box-sizing: content-box !important;
  }
  main div { display: none !important; width: 7px !important; position: fixed !important; float: right !important; }
  main button, main a, main img { all: unset !important; visibility: hidden !important; pointer-events: none !important; }
  main { font-size: 50px; color: #ff00ff; text-align: right; word-spacing: 40px; }
`;

/**
 * Serves `/your-year` with one place for the screens; `?foreign-styles` with the worst of styles, `?token=…` with the token
 * beside the place instead of in the fragment, `?mode=poster` with a poster instead of the screens in the page, `?empty-style` with a policy that lets empty styles through, `?open` with
 * shadow roots that can be looked into, `?places=2` with two places, `/frame` with the page in a frame, `/another-year`
 * like the first, and `/one-image` with nothing but an image of the product's.
 */
export async function startCampaignSite(productOrigin: string): Promise<CampaignSite> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://campaign');
    const page = PAGES[url.pathname];
    if (page === undefined) {
      response.writeHead(204).end();
      return;
    }
    const { type, body } = page(productOrigin, url.searchParams);
    response
      .writeHead(200, {
        'content-type': type,
        'content-security-policy': policy(productOrigin, url.searchParams),
      })
      .end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port for the site');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    otherOrigin: `http://localhost:${address.port}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The hash of nothing, for browsers without constructed style sheets (docs/embedding.md). */
const EMPTY_STYLE = " 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What docs/embedding.md tells organisations to allow, and nothing else. */
const policy = (productOrigin: string, parameters: URLSearchParams): string =>
  [
    "default-src 'none'",
    `script-src ${productOrigin}${parameters.has('open') ? " 'self'" : ''}`,
    `connect-src ${productOrigin}`,
    `img-src ${productOrigin}`,
    `font-src ${productOrigin}`,
    `style-src 'self'${parameters.has('empty-style') ? EMPTY_STYLE : ''}`,
    "frame-src 'self'",
  ].join('; ');

type Served = (
  productOrigin: string,
  parameters: URLSearchParams,
) => { readonly type: string; readonly body: string };

/** As `openShadows` does where a driver can run scripts before a page's own. */
const OPEN_SHADOWS = `const attach = Element.prototype.attachShadow;
Element.prototype.attachShadow = function (options) {
  return attach.call(this, { ...options, mode: 'open' });
};`;

const PAGES: Readonly<Record<string, Served>> = {
  '/open-shadows.js': () => ({ type: 'text/javascript', body: OPEN_SHADOWS }),
  '/foreign.css': () => ({ type: 'text/css', body: FOREIGN_STYLES }),
  '/one-image': (productOrigin) => ({
    type: 'text/html',
    body: document(`<img alt="" width="390" src="${productOrigin}/demo/forest-dawn.svg">`),
  }),
  '/frame': (_, parameters) => ({
    type: 'text/html',
    body: document(
      `<iframe title="Your year" width="390" height="700" src="/your-year#s=${parameters.get('token') ?? ''}"></iframe>`,
    ),
  }),
  '/another-year': (productOrigin) => yourYear(productOrigin, new URLSearchParams()),
  '/your-year': (productOrigin, parameters) => yourYear(productOrigin, parameters),
};

function yourYear(productOrigin: string, parameters: URLSearchParams): ReturnType<Served> {
  const token = parameters.get('token');
  const mode = parameters.get('mode') ?? 'inline';
  const place = `<div data-supporter-screens data-mode="${mode}" data-token="${token ?? ''}">${PLACE_FALLBACK}</div>`;
  const head = [
    parameters.has('foreign-styles') ? '<link rel="stylesheet" href="/foreign.css">' : '',
    parameters.has('open') ? '<script src="/open-shadows.js"></script>' : '',
  ];
  return {
    type: 'text/html',
    body: document(
      `${place.repeat(Number(parameters.get('places') ?? 1))}
        <script src="${productOrigin}/embed.js" crossorigin async></script>`,
      head.join(''),
    ),
  };
}

const document = (main: string, head = ''): string => `<!doctype html>
  <html lang="en"><head><meta charset="utf-8"><title>Your year</title>
  <meta name="viewport" content="width=device-width, initial-scale=1">${head}</head>
  <body><header><h1>Our campaign</h1></header><main>${main}</main></body></html>`;
