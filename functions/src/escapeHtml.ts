const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands between tags and in quoted attributes alike. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
