import { imageAddress, isRightToLeft, smallSources } from 'shared-kernel/model';
import { escapeHtml } from '../escapeHtml';
import type { HostedPageFacts } from './hostedPageOf';
import { NEWER_BROWSER } from './newerBrowser';

export interface PagePlace {
  readonly path: string;
  /** Where it is asked for. */
  readonly origin: string;
}

/** The picture of a link to a page without a logo; nothing personal can stand in either. */
const PREVIEW = '/year-preview.png';

/** The page of a year, the same for everybody: what is personal comes by the script, from the address's fragment. */
export function writePage({ organisation, story, website }: HostedPageFacts, place: PagePlace) {
  const { hostedPage, language, logo } = story;
  const title = hostedPage.title === '' ? organisation : hostedPage.title;
  const name = title === organisation ? organisation : `${title} – ${organisation}`;
  const logoAddress = logo === '' ? null : imageAddress(logo, place.origin);
  const meta = [
    named('description', hostedPage.description),
    named('robots', 'noindex'),
    `<link rel="icon" href="${escapeHtml(logoAddress ?? PREVIEW)}">`,
    named('theme-color', story.colour),
    property('og:type', 'website'),
    property('og:site_name', organisation),
    property('og:title', title),
    property('og:description', hostedPage.description),
    property('og:url', `${place.origin}/y/${place.path}`),
    property('og:image', logoAddress ?? `${place.origin}${PREVIEW}`),
    named('twitter:card', logoAddress === null ? 'summary_large_image' : 'summary'),
  ];
  const sources = smallSources(logo);
  const image =
    logoAddress === null
      ? ''
      : `<img${story.look === 'kit' ? ' class="tile"' : ''}${sources === '' ? '' : ` srcset="${sources}" sizes="96px"`} src="${escapeHtml(logoAddress)}" alt="">`;
  const about =
    hostedPage.description === ''
      ? ''
      : `<p class="about">${escapeHtml(hostedPage.description)}</p>`;
  return page({
    language,
    name,
    styles: `/y/${place.path}/styles`,
    head: `${meta.join('\n')}
<script src="/embed.js" async></script>`,
    body: `<header>${image}<div>${title === organisation ? '' : `<p>${escapeHtml(organisation)}</p>`}<h1>${escapeHtml(title)}</h1></div></header>
<main>
<div class="place" data-supporter-screens data-mode="page" data-organisation="${escapeHtml(organisation)}" data-link="${escapeHtml(website)}"><p class="about">${NEWER_BROWSER[language]}</p></div>
${about}
</main>`,
  });
}

/** In the place of a page that is not there, or no more. */
export const writeAbsentPage = (): string =>
  page({
    language: 'en',
    name: 'There is no page here',
    styles: '/y/none/styles',
    head: `${named('robots', 'noindex')}\n<link rel="icon" href="${PREVIEW}">`,
    body: `<main class="kind">
<h1>There is no page here</h1>
<p>Perhaps the address lost a piece on its way, or the page has had its time. Your own year opens from the link in the email to you: please open it again from there, or copy the whole of it.</p>
</main>`,
  });

interface Parts {
  readonly language: string;
  readonly name: string;
  readonly styles: string;
  readonly head: string;
  readonly body: string;
}

const page = ({ language, name, styles, head, body }: Parts): string => `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(name)}</title>
<link rel="stylesheet" href="${styles}">
${head}
</head>
<body>
${body}
</body>
</html>
`;

const named = (name: string, content: string): string =>
  content === '' ? '' : `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string =>
  content === '' ? '' : `<meta property="${name}" content="${escapeHtml(content)}">`;
