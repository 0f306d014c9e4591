import fc from 'fast-check';

type Key = string | number;
type Path = readonly Key[];

/** One change to a value: where, as a share of all places, and what. */
type Change =
  | { readonly kind: 'replace'; readonly at: number; readonly by: unknown }
  | { readonly kind: 'remove'; readonly at: number }
  | { readonly kind: 'wrap'; readonly at: number }
  | { readonly kind: 'repeat'; readonly at: number; readonly times: number }
  | { readonly kind: 'swap'; readonly at: number; readonly with: number }
  | { readonly kind: 'add'; readonly at: number; readonly key: string; readonly by: unknown };

const at = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const change = (malformed: fc.Arbitrary<unknown>): fc.Arbitrary<Change> =>
  fc.oneof(
    {
      arbitrary: fc.record({ kind: fc.constant('replace' as const), at, by: malformed }),
      weight: 6,
    },
    { arbitrary: fc.record({ kind: fc.constant('remove' as const), at }), weight: 2 },
    { arbitrary: fc.record({ kind: fc.constant('wrap' as const), at }), weight: 1 },
    {
      arbitrary: fc.record({
        kind: fc.constant('repeat' as const),
        at,
        times: fc.constantFrom(2, 3, 12),
      }),
      weight: 1,
    },
    { arbitrary: fc.record({ kind: fc.constant('swap' as const), at, with: at }), weight: 2 },
    {
      arbitrary: fc.record({
        kind: fc.constant('add' as const),
        at,
        key: fc.constantFrom('', 'a', 'id', '__proto__', 'constructor', 'x'.repeat(1_600), '\0'),
        by: malformed,
      }),
      weight: 1,
    },
  );

/** A valid value with one to three places of it spoiled; `malformed` is what comes in their stead. */
export const mutated = (valid: unknown, malformed: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .array(change(malformed), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce(changed, valid));

function changed(value: unknown, one: Change): unknown {
  const paths = pathsOf(value);
  const path = placeIn(paths, one.at);
  const here = valueAt(value, path);
  switch (one.kind) {
    case 'replace':
      return withValue(value, path, one.by);
    case 'remove':
      return path.length === 0 ? value : without(value, path);
    case 'wrap':
      return withValue(value, path, [here]);
    case 'repeat':
      return withValue(
        value,
        path,
        Array.from({ length: one.times }, () => here),
      );
    case 'swap':
      return withValue(value, path, valueAt(value, placeIn(paths, one.with)));
    case 'add':
      return withValue(value, path, isMap(here) ? withKey(here, one.key, one.by) : here);
  }
}

const placeIn = (paths: readonly Path[], share: number): Path =>
  paths[Math.floor(share * paths.length)] ?? [];

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

const entriesOf = (value: unknown): readonly (readonly [Key, unknown])[] => {
  if (Array.isArray(value)) return [...value.slice(0, WIDEST).entries()];
  return isMap(value) ? Object.entries(value).slice(0, WIDEST) : [];
};

/** Deeper or wider than this, all places are alike. */
const DEEPEST = 12;
const WIDEST = 50;

const pathsOf = (value: unknown, path: Path = []): readonly Path[] => [
  path,
  ...(path.length === DEEPEST
    ? []
    : entriesOf(value).flatMap(([key, entry]) => pathsOf(entry, [...path, key]))),
];

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inside, key) => entriesOf(inside).find(([name]) => name === key)?.[1],
    value,
  );

/** Assigning to `__proto__` would lose it: JSON has it as a key like any other. */
const withKey = (map: Readonly<Record<string, unknown>>, key: string, by: unknown): unknown =>
  Object.fromEntries([...Object.entries(map).filter(([name]) => name !== key), [key, by]]);

function withValue(value: unknown, path: Path, by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((entry: unknown, index) =>
      index === key ? withValue(entry, rest, by) : entry,
    );
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      name === key ? withValue(entry, rest, by) : entry,
    ]),
  );
}

function without(value: unknown, path: Path): unknown {
  const parent = path.slice(0, -1);
  const last = path.at(-1);
  const here = valueAt(value, parent);
  if (Array.isArray(here))
    return withValue(
      value,
      parent,
      here.filter((_, index) => index !== last),
    );
  if (!isMap(here)) return value;
  return withValue(
    value,
    parent,
    Object.fromEntries(Object.entries(here).filter(([name]) => name !== last)),
  );
}
