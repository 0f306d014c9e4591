import { chromium } from '@playwright/test';
import { readFileSync, writeFileSync } from 'fs';
const here = '/work/wt/motion/.cache/look/';
const [
  ,
  ,
  which = 'everything',
  from = '0',
  to = '99999',
  step = '250',
  cols = '8',
  scale = '0.33',
  out = which,
  reduced = '',
] = process.argv;
const demos = await import(here + 'demo.mjs');
const content = demos[which];
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
const p = await b.newPage({
  viewport: { width: 390, height: 844 },
  reducedMotion: reduced ? 'reduce' : 'no-preference',
});
p.on('console', (m) => console.log(m.text()));
p.on('pageerror', (e) => console.log(String(e)));
await p.route('http://x.test/**', (r) =>
  r.fulfill({
    contentType: 'text/html',
    body: '<!doctype html><meta charset=utf8><style>body{margin:0}</style><div id=host></div>',
  }),
);
await p.route('http://x.test/wood.jpg', (r) =>
  r.fulfill({
    contentType: 'image/svg+xml',
    headers: { 'content-type': 'image/svg+xml' },
    body: readFileSync(here + 'wood.svg'),
  }),
);
await p.goto('http://x.test/');
await p.addScriptTag({ content: readFileSync(here + 'player.js', 'utf8') });
await p.addScriptTag({ content: readFileSync(here + 'accents.js', 'utf8') });
const d = await p.evaluate(async (content) => {
  window.h = screenPlayer.mountScreen(document.querySelector('#host'), {
    content,
    view: 'mobilePortrait',
    stage: { width: 390, height: 844 },
    loadAccents: () => Promise.resolve(accents),
    onTime: () => {},
  });
  await new Promise((r) => setTimeout(r, 50));
  return h.durationMs;
}, content);
const frames = [];
for (let t = +from; t <= Math.min(+to, d); t += +step) {
  await p.evaluate((t) => h.seek(t), t);
  frames.push([t, (await p.screenshot({ type: 'jpeg', quality: 80 })).toString('base64')]);
}
const s = +scale;
const html =
  `<body style="margin:0;background:#222;display:grid;grid-template-columns:repeat(${cols},${390 * s}px);gap:6px;font:11px Arial;color:#fff">` +
  frames
    .map(([t, f]) => `<div>${t}<br><img width=${390 * s} src="data:image/jpeg;base64,${f}"></div>`)
    .join('');
const q = await b.newPage({ viewport: { width: Math.ceil(cols * (390 * s + 6)), height: 100 } });
await q.setContent(html);
await q.screenshot({ path: here + out + '.png', fullPage: true });
console.log(d, frames.length);
await b.close();
