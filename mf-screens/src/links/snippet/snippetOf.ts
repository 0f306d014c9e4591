/** What an organisation puts on its page, where the screens are to play. `origin` is the product's own. */
export const snippetOf = (origin: string): string =>
  `<script src="${origin}/embed.js" crossorigin async></script>\n<div data-supporter-screens>Your year opens in a newer browser.</div>`;
