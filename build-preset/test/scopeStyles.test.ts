import { scoped } from '../webpack/scopeStyles.cjs';

const of = (source: string) =>
  scoped(source, 'searches').replace(/[{}]/g, ' $& ').replace(/\s+/g, ' ').trim();
const SCOPE = '@scope ([data-remote="searches"])';

describe('style sheets of a remote', () => {
  it.each([
    ['header { display: none }', `${SCOPE} { header { display: none } }`],
    [':root { --gap: 1px }', `${SCOPE} { :scope { --gap: 1px } }`],
    [
      '@media print { header { display: none } }',
      `${SCOPE} { @media print { header { display: none } } }`,
    ],
    [
      '@layer base; @layer base { * { all: unset } }',
      `@layer base; ${SCOPE} { @layer base { * { all: unset } } }`,
    ],
  ])('hold within its page: %s', (source, expected) => {
    expect(of(source)).toBe(expected);
  });

  it('name fonts and animations, and import others, outside', () => {
    const names =
      '@charset "utf-8"; @import url("a.css"); @font-face { font-family: A } @keyframes b { to { opacity: 0 } }';
    expect(scoped(names, 'searches')).toBe(names);
    expect(of(`p { margin: 0 } ${names}`)).toBe(`${of(names)} ${SCOPE} { p { margin: 0 } }`);
  });
});
