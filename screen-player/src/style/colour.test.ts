import { formatColour, hexOf, parseColour } from './colour';

describe('colours', () => {
  it.each([
    ['#fff', 'rgba(255, 255, 255, 1)'],
    ['#0f08', 'rgba(0, 255, 0, 0.533)'],
    [' #1A2b3C ', 'rgba(26, 43, 60, 1)'],
    ['#1a2b3c80', 'rgba(26, 43, 60, 0.502)'],
    ['rgb(1,2,3)', 'rgba(1, 2, 3, 1)'],
    ['rgba(1, 2, 3, 0.5)', 'rgba(1, 2, 3, 0.5)'],
    ['RGBA(1, 2, 3, .5)', 'rgba(1, 2, 3, 0.5)'],
    ['rgb(1 2 3 / 50%)', 'rgba(1, 2, 3, 0.5)'],
    ['rgb(300, 0, 0)', 'rgba(255, 0, 0, 1)'],
    ['Black', 'rgba(0, 0, 0, 1)'],
    ['transparent', 'rgba(0, 0, 0, 0)'],
  ])('[P12] %s is written as %s', (text, written) => {
    const colour = parseColour(text);
    expect(colour && formatColour(colour)).toBe(written);
  });

  it.each([
    '',
    'red; background: url(https://evil.example/x)',
    'url(https://evil.example/x)',
    'var(--secret)',
    '#12345',
    '#ggg',
    'rgb(1,2)',
    'expression(alert(1))',
    'constructor',
  ])('[P12] %j is no colour', (text) => {
    expect(parseColour(text)).toBeNull();
  });

  it('writes the form of a colour input', () => {
    expect(hexOf({ red: 0, green: 128, blue: 255, alpha: 0.2 })).toBe('#0080ff');
  });
});
