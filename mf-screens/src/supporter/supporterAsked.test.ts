import fc from 'fast-check';
import { links } from 'shared-kernel/contract';
import type { StoredExamples } from 'shared-kernel/model';
import { supporterAsked } from './supporterAsked';

/** As a browser reads an address. */
const hashOf = (address: string): string => new URL(address, 'https://example.org').hash;

it('finds everybody whose email makes an address, whatever characters it has', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.emailAddress(),
        fc.constantFrom(
          'a+b@example.org',
          "o'neil%2F#?&=@x.org",
          'ł ó@example.org',
          '/@example.org',
        ),
      ),
      (email) => {
        expect(supporterAsked(hashOf(links.supporter(email)))).toEqual({
          email: email.trim().toLowerCase(),
        });
      },
    ),
  );
});

it('sends no email to the server that pages come from', () => {
  const { pathname, search } = new URL(links.supporter('ada@example.org'), 'https://example.org');
  expect([pathname, search]).toEqual([links.supporters(), '']);
});

it.each<StoredExamples>([
  { kind: 'screen', id: 'hello' },
  { kind: 'search', id: 'a/b&c' },
  { kind: 'combined', screens: '3' },
  { kind: 'field', name: 'Gift & "aid" #2' },
])('finds an example of %j', (of) => {
  expect(supporterAsked(hashOf(links.supporterExample(of, 7)))).toEqual({ of, index: 7 });
});

it.each([
  '',
  '#',
  '#email=',
  '#email=%20',
  '#top',
  '#kind=screen&example=1',
  '#kind=all&id=a&example=1',
])('finds nobody in "%s"', (hash) => {
  expect(supporterAsked(hash)).toBeNull();
});

it.each(['-1', '1.5', 'x', '', '1000'])('finds no example %s', (example) => {
  expect(supporterAsked(`#kind=screen&id=hello&example=${example}`)).toBeNull();
});
