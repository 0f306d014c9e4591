import { PLATFORMS, wholeText } from './platforms';
import type { ShareMessage } from './platforms';

const MESSAGE: ShareMessage = {
  title: 'Oakhollow & Co',
  text: 'See what we made possible: 100% more + trees?',
  link: 'https://www.example.org/your-year?from=share&a=b',
  hashtag: '#OakhollowYear',
};

it.each(PLATFORMS.map((platform) => [platform.name, platform] as const))(
  '%s gets the link whole, whatever signs it holds',
  (_, { addressOf }) => {
    const address = new URL(addressOf(MESSAGE));
    const values = address.search
      .slice(1)
      .split('&')
      .map((parameter) => decodeURIComponent(parameter.slice(parameter.indexOf('=') + 1)));
    expect(values.join(' ')).toContain(MESSAGE.link);
    expect(values.join(' ')).not.toContain('undefined');
  },
);

it('without a hashtag there is no gap and no parameter for it', () => {
  const message = { ...MESSAGE, hashtag: '' };
  expect(wholeText(message)).toBe(`${MESSAGE.text} ${MESSAGE.link}`);
  for (const { addressOf } of PLATFORMS) expect(addressOf(message)).not.toMatch(/hashtags?=/);
});
