/** What is shared: never a token, a name or an amount. */
export interface ShareMessage {
  readonly title: string;
  readonly text: string;
  /** The organisation's general page. */
  readonly link: string;
  /** With its `#`, or ''. */
  readonly hashtag: string;
}

interface Platform {
  readonly name: string;
  readonly shape: string;
  readonly addressOf: (message: ShareMessage) => string;
}

/** Text, hashtag and, where the platform takes it inside the text, the link. */
export const wholeText = ({ text, hashtag, link }: ShareMessage): string =>
  [text, hashtag, link].filter((part) => part !== '').join(' ');

/** The platforms people use, in the order of the buttons. Shapes are the platforms' own marks. */
export const PLATFORMS: readonly Platform[] = [
  {
    name: 'WhatsApp',
    shape:
      'M17.472 14.382c-.297-.149-1.758-.867-2.03-.967-.273-.099-.471-.148-.67.15-.197.297-.767.966-.94 1.164-.173.199-.347.223-.644.075-.297-.15-1.255-.463-2.39-1.475-.883-.788-1.48-1.761-1.653-2.059-.173-.297-.018-.458.13-.606.134-.133.298-.347.446-.52.149-.174.198-.298.298-.497.099-.198.05-.371-.025-.52-.075-.149-.669-1.612-.916-2.207-.242-.579-.487-.5-.669-.51-.173-.008-.371-.01-.57-.01-.198 0-.52.074-.792.372-.272.297-1.04 1.016-1.04 2.479 0 1.462 1.065 2.875 1.213 3.074.149.198 2.096 3.2 5.077 4.487.709.306 1.262.489 1.694.625.712.227 1.36.195 1.871.118.571-.085 1.758-.719 2.006-1.413.248-.694.248-1.289.173-1.413-.074-.124-.272-.198-.57-.347m-5.421 7.403h-.004a9.87 9.87 0 01-5.031-1.378l-.361-.214-3.741.982.998-3.648-.235-.374a9.86 9.86 0 01-1.51-5.26c.001-5.45 4.436-9.884 9.888-9.884 2.64 0 5.122 1.03 6.988 2.898a9.825 9.825 0 012.893 6.994c-.003 5.45-4.437 9.884-9.885 9.884m8.413-18.297A11.815 11.815 0 0012.05 0C5.495 0 .16 5.335.157 11.892c0 2.096.547 4.142 1.588 5.945L.057 24l6.305-1.654a11.882 11.882 0 005.683 1.448h.005c6.554 0 11.89-5.335 11.893-11.893a11.821 11.821 0 00-3.48-8.413Z',
    addressOf: (message) => addressed('https://wa.me/', { text: wholeText(message) }),
  },
  {
    name: 'Facebook',
    shape:
      'M24 12.073c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.99 4.388 10.954 10.125 11.854v-8.385H7.078v-3.47h3.047V9.43c0-3.007 1.792-4.669 4.533-4.669 1.312 0 2.686.235 2.686.235v2.953H15.83c-1.491 0-1.956.925-1.956 1.874v2.25h3.328l-.532 3.47h-2.796v8.385C19.612 23.027 24 18.062 24 12.073z',
    addressOf: ({ link, hashtag }) =>
      addressed('https://www.facebook.com/sharer/sharer.php', { u: link, hashtag }),
  },
  {
    name: 'X',
    shape:
      'M18.901 1.153h3.68l-8.04 9.19L24 22.846h-7.406l-5.8-7.584-6.638 7.584H.474l8.6-9.83L0 1.154h7.594l5.243 6.932ZM17.61 20.644h2.039L6.486 3.24H4.298Z',
    addressOf: ({ text, link, hashtag }) =>
      addressed('https://x.com/intent/post', { text, url: link, hashtags: hashtag.slice(1) }),
  },
  {
    name: 'LinkedIn',
    shape:
      'M20.447 20.452h-3.554v-5.569c0-1.328-.027-3.037-1.852-3.037-1.853 0-2.136 1.445-2.136 2.939v5.667H9.351V9h3.414v1.561h.046c.477-.9 1.637-1.85 3.37-1.85 3.601 0 4.267 2.37 4.267 5.455v6.286zM5.337 7.433a2.062 2.062 0 01-2.063-2.065 2.064 2.064 0 112.063 2.065zm1.782 13.019H3.555V9h3.564v11.452zM22.225 0H1.771C.792 0 0 .774 0 1.729v20.542C0 23.227.792 24 1.771 24h20.451C23.2 24 24 23.227 24 22.271V1.729C24 .774 23.2 0 22.222 0h.003z',
    addressOf: ({ link }) =>
      addressed('https://www.linkedin.com/sharing/share-offsite/', { url: link }),
  },
  {
    name: 'Bluesky',
    shape:
      'M12 10.8c-1.087-2.114-4.046-6.053-6.798-7.995C2.566.944 1.561 1.266.902 1.565.139 1.908 0 3.08 0 3.768c0 .69.378 5.65.624 6.479.815 2.736 3.713 3.66 6.383 3.364-3.912.58-7.387 2.005-2.83 7.078 5.013 5.19 6.87-1.113 7.823-4.308.953 3.195 2.05 9.271 7.733 4.308 4.267-4.308 1.172-6.498-2.74-7.078 2.67.297 5.568-.628 6.383-3.364.246-.828.624-5.79.624-6.478 0-.69-.139-1.861-.902-2.206-.659-.298-1.664-.62-4.3 1.24C16.046 4.748 13.087 8.687 12 10.8Z',
    addressOf: (message) =>
      addressed('https://bsky.app/intent/compose', { text: wholeText(message) }),
  },
  {
    name: 'Email',
    shape:
      'M2.5 4.5h19A1.5 1.5 0 0123 6v.6l-11 6.9L1 6.6V6a1.5 1.5 0 011.5-1.5zM1 8.9V18a1.5 1.5 0 001.5 1.5h19A1.5 1.5 0 0023 18V8.9l-11 6.9z',
    addressOf: (message) =>
      addressed('mailto:', { subject: message.title, body: wholeText(message) }),
  },
];

/** Shapes of the actions that are no platform. */
export const SHAPES = {
  copy: 'M10.6 13.4a1 1 0 010-1.4l3.5-3.5a1 1 0 011.4 1.4L12 13.4a1 1 0 01-1.4 0zM13 6.2l2-2a4.25 4.25 0 016 6l-3.5 3.5a4.25 4.25 0 01-4.5 1 1 1 0 11.7-1.9 2.25 2.25 0 002.4-.500l3.5-3.5a2.25 2.25 0 00-3.2-3.2l-2 2A1 1 0 0113 6.2zM11 17.8l-2 2a4.25 4.25 0 01-6-6l3.5-3.5a4.25 4.25 0 014.5-1 1 1 0 11-.700 1.9 2.25 2.25 0 00-2.4.500l-3.5 3.5a2.25 2.25 0 003.2 3.2l2-2A1 1 0 0111 17.8z',
  device:
    'M12 1l5 5-1.4 1.4L13 4.8V15h-2V4.8L8.4 7.4 7 6zM5 9h4v2H6v10h12V11h-3V9h4a1 1 0 011 1v12a1 1 0 01-1 1H5a1 1 0 01-1-1V10a1 1 0 011-1z',
  picture:
    'M3 4h18a1 1 0 011 1v14a1 1 0 01-1 1H3a1 1 0 01-1-1V5a1 1 0 011-1zm1 2v9.6l4-4 4 4 3-3 5 5V6zm11.5 1.5a2 2 0 110 4 2 2 0 010-4z',
} as const;

function addressed(page: string, parameters: Readonly<Record<string, string>>): string {
  const written = Object.entries(parameters)
    .filter(([, value]) => value !== '')
    // A mail program takes "+" for a plus.
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${page}?${written.join('&')}`;
}
