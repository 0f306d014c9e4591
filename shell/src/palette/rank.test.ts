import fc from 'fast-check';
import { ranked, type Choice } from './rank';

const choice = (label: string, kind = 'Search'): Choice => ({ id: label, label, kind });
const labels = (typed: string, recent: readonly string[] = []) =>
  ranked(CHOICES, typed, recent).map(({ label }) => label);

const CHOICES = [
  choice('Gave in spring'),
  choice('Spring planting'),
  choice('Élise’s offspring', 'Screen'),
  choice('Home', 'Page'),
];

it('shows names that begin with what was typed first, then words that do, then the rest', () => {
  expect(labels('spring')).toEqual(['Spring planting', 'Gave in spring', 'Élise’s offspring']);
});

it('finds by every word, in name or kind, whatever the accents', () => {
  expect(labels('screen elise')).toEqual(['Élise’s offspring']);
  expect(labels('spring page')).toEqual([]);
});

it('moves up what was chosen of late, and only among equals once something is typed', () => {
  expect(labels('', ['Home'])[0]).toBe('Home');
  expect(labels('spring', ['Élise’s offspring'])[0]).toBe('Spring planting');
});

it('never shows one twice nor makes one up, and typing more never shows more kinds of names', () => {
  const some = fc.array(fc.record({ id: fc.uuid(), label: fc.string(), kind: fc.string() }), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(some, fc.string(), fc.string(), (choices, typed, more) => {
      const shown = ranked(choices, typed, []);
      expect(new Set(shown).size).toBe(shown.length);
      for (const one of shown) expect(choices).toContain(one);
      for (const one of ranked(choices, `${typed} ${more}`, [])) expect(shown).toContain(one);
    }),
  );
});
