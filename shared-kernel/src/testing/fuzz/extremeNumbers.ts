/** Numbers that a database stores and nobody means. */
export const EXTREMES = [
  NaN,
  Infinity,
  -Infinity,
  1e308,
  -1e308,
  1e-308,
  2 ** 53 + 2,
  -5,
  -0.5,
] as const;

type Path = readonly string[];

/** A copy of a valid document with one of its numbers, or all of them, replaced. */
export interface Extreme {
  /** Dotted, `*` for all. */
  readonly path: string;
  readonly number: number;
  readonly data: unknown;
}

/** Every number of the document in turn at every extreme, then all of them at once. */
export const extremesOf = (valid: unknown): readonly Extreme[] => {
  const paths = numberPaths(valid, []);
  return EXTREMES.flatMap((number) => [
    ...paths.map((path) => ({
      path: path.join('.'),
      number,
      data: replaced(valid, [path], number),
    })),
    { path: '*', number, data: replaced(valid, paths, number) },
  ]);
};

/** All numbers of the document at each extreme that a codec reads: one page for each, not one for each number. */
export const wholeExtremesOf = (valid: unknown): readonly Extreme[] =>
  extremesOf(valid).filter(({ path, number }) => path === '*' && Number.isFinite(number));

/** Every number within a value, wherever it stands. */
export const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  if (!isContainer(value)) return [];
  return Object.values(value).flatMap(numbersIn);
};

/** What a page must not show: a number without end, by its spelling in text or in a style. */
const UNBOUNDED = /\d{17,}|\de[+-]?\d{2,}|Infinity|NaN/;

/** The numbers without end in the texts and styles of a page. */
export const unboundedIn = (root: Element): readonly string[] =>
  [root, ...root.querySelectorAll('*')]
    .flatMap((element) => [
      ...[...element.childNodes].map((node) =>
        node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
      ),
      element.getAttribute('style') ?? '',
    ])
    .flatMap((text) => UNBOUNDED.exec(text)?.[0] ?? []);

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

const numberPaths = (value: unknown, path: Path): readonly Path[] => {
  if (typeof value === 'number') return [path];
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => numberPaths(inner, [...path, key]));
};

const replaced = (value: unknown, paths: readonly Path[], by: number): unknown => {
  if (paths.some((path) => path.length === 0)) return by;
  if (!isContainer(value) || paths.length === 0) return value;
  const inner = (key: string, one: unknown): unknown =>
    replaced(
      one,
      paths.filter(([first]) => first === key).map(([, ...rest]) => rest),
      by,
    );
  return Array.isArray(value)
    ? value.map((one, index) => inner(String(index), one))
    : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(key, one)]));
};
