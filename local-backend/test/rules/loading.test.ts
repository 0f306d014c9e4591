import { loadRules, RulesSyntaxError } from '../../src/rules';

const refusal = (source: string): { line: number; message: string } | null => {
  try {
    loadRules(source);
    return null;
  } catch (error) {
    if (error instanceof RulesSyntaxError) return { line: error.line, message: error.message };
    throw error;
  }
};

/** The body stands on lines 4 and following. */
const inService = (body: string): string =>
  `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`;

/** Matches inside of each other, each on a line of its own. */
const nested = (depth: number, pattern: string): string =>
  `${`match ${pattern} {\n`.repeat(depth)}allow get;${'}'.repeat(depth)}`;

const wildcards = (count: number): string =>
  Array.from({ length: count }, (_, at) => `/a/{w${at}}`).join('');

/** Ways to nest, each with the most that production takes: 99 deep, a name or a literal being 1. */
const DEEP: Readonly<Record<string, { of: (count: number) => string; most: number }>> = {
  '&&': { of: (count) => Array(count).fill('true').join(' && '), most: 99 },
  '||': { of: (count) => Array(count).fill('true').join(' || '), most: 99 },
  sums: { of: (count) => `${Array(count).fill('1').join(' + ')} == 1`, most: 98 },
  parentheses: { of: (count) => `${'('.repeat(count)}true${')'.repeat(count)}`, most: 98 },
  '!': { of: (count) => `${'!'.repeat(count)}true`, most: 98 },
  lists: { of: (count) => `${'['.repeat(count)}${']'.repeat(count)} == []`, most: 98 },
  maps: { of: (count) => `${"{'a':".repeat(count)}1${'}'.repeat(count)} == 1`, most: 97 },
  choices: { of: (count) => `${'true ? true : '.repeat(count)}true`, most: 98 },
  calls: { of: (count) => `${'int('.repeat(count)}1${')'.repeat(count)} == 1`, most: 97 },
};

const REFUSED: readonly (readonly [what: string, line: number, source: string])[] = [
  ['a file without a version', 1, 'service cloud.firestore {}'],
  ['version 1', 1, "rules_version = '1';"],
  ['another service', 2, "rules_version = '2';\nservice firebase.storage {}"],
  [
    'something after the service',
    4,
    "rules_version = '2';\nservice cloud.firestore { function f() { return 1; }\n}\nservice",
  ],
  [
    'a match outside of documents',
    3,
    "rules_version = '2';\nservice cloud.firestore {\nmatch /a/{b} {} }",
  ],
  ['an unknown method of allow', 5, inService('match /a/{b} {\n allow look: if true; }')],
  ['allow without a semicolon', 6, inService('match /a/{b} {\n allow get: if true\n }')],
  ['allow with something else than if', 4, inService('match /a/{b} { allow get: when true; }')],
  ['an unknown name', 5, inService('match /a/{b} {\n allow get: if c == 1; }')],
  ['an unknown function', 5, inService('match /a/{b} {\n allow get: if f(); }')],
  [
    'an unknown method of a value',
    4,
    inService("match /a/{b} { allow get: if b.first() == 'x'; }"),
  ],
  ['an unknown type', 4, inService('match /a/{b} { allow get: if b is text; }')],
  [
    'a namespace that is not there',
    4,
    inService('match /a/{b} { allow get: if math.abs(1) == 1; }'),
  ],
  [
    'a function that a namespace lacks',
    4,
    inService('match /a/{b} { allow get: if duration.time(1, 2) == 1; }'),
  ],
  [
    'too many arguments',
    5,
    inService('function f(a) { return a; }\nmatch /a/{b} { allow get: if f(1, 2); }'),
  ],
  [
    'too few arguments of a method',
    4,
    inService('match /a/{b} { allow get: if resource.data.get(b) == 1; }'),
  ],
  ['recursion', 4, inService('function f(a) { return f(a); }')],
  [
    'recursion through another function',
    4,
    inService('function f() { return g(); }\nfunction g() { return f(); }'),
  ],
  [
    'a function that is declared twice',
    4,
    inService('function f() { return 1; }\nfunction f() { return 2; }'),
  ],
  ['a function with the name of a built-in one', 4, inService('function get(a) { return a; }')],
  ['a parameter bound twice', 4, inService('function f(a, a) { return a; }')],
  ['a variable with a reserved name', 5, inService('\nfunction f(request) { return 1; }')],
  ['a keyword as a wildcard', 4, inService('match /a/{import} { allow get; }')],
  ['a function without return', 6, inService('function f() {\n let a = 1;\n}')],
  ['eleven lets', 15, inService(`function f() {\n${'let a = 1;\n'.repeat(11)} return a; }`)],
  [
    'a let that is used before it',
    5,
    inService('function f() {\n let a = b; let b = 1; return a; }'),
  ],
  ['an assignment', 4, inService('match /a/{b} { allow get: if b = 1; }')],
  ['a lambda', 4, inService('match /a/{b} { allow get: if [1].map(x => x) == 1; }')],
  ['bit operators', 4, inService('match /a/{b} { allow get: if 1 & 2 == 1; }')],
  ['a key of a map that is no string', 4, inService('match /a/{b} { allow get: if {b: 1} == 1; }')],
  ['a match of nothing', 4, inService('match /a/{b} {}')],
  ['a service of nothing', 2, "rules_version = '2';\nservice cloud.firestore {}"],
  ['null as a type', 4, inService('match /a/{b} { allow get: if b is null; }')],
  ['set as a type', 4, inService('match /a/{b} { allow get: if b is set; }')],
  ['bool() as a function', 4, inService("match /a/{b} { allow get: if bool('true'); }")],
  ...Object.entries(DEEP).map(([what, { of, most }]): (typeof REFUSED)[number] => [
    `an expression that nests 100 deep by ${what}`,
    4,
    inService(`match /a/{b} { allow get: if ${of(most + 1)}; }`),
  ]),
  ['an open string', 4, inService("match /a/{b} { allow get: if 'x == 1; }")],
  ['an unknown escape', 4, inService("match /a/{b} { allow get: if '\\q' == 1; }")],
  ['two recursive wildcards', 4, inService('match /{a=**}/b/{c=**} { allow get; }')],
  ['a wildcard with a pattern', 4, inService('match /a/{b=*} { allow get; }')],
  ['an incomplete path', 4, inService('match /a/ { allow get; }')],
  ['a path that ends in a slash', 4, inService('match /a/{b} { allow get: if exists(/a/) ; }')],
  ['look-ahead in a pattern', 4, inService("match /a/{b} { allow get: if b.matches('(?!x).*'); }")],
  [
    'a back-reference in a pattern',
    4,
    inService("match /a/{b} { allow get: if b.matches('(x)\\\\1'); }"),
  ],
  ...[
    ...['(?<=x)y', '(?i)x', '(?P<n>x)', '[[:alpha:]]', '[]', '[^]', 'x{1001}', '\\\\u0041'],
    ...['\\\\p{Greek}', '\\\\cA', '\\\\Qx', '[\\\\S]', '(', 'x**', '[[a]'],
  ].flatMap((pattern) =>
    ['matches', 'split', 'replace'].map((method): (typeof REFUSED)[number] => {
      const rest = method === 'replace' ? ", '')" : ')';
      const condition = `b.${method}('${pattern}'${rest} == b`;
      return [
        `the pattern ${pattern} in ${method}`,
        4,
        inService(`match /a/{b} { allow get: if ${condition}; }`),
      ];
    }),
  ),
  ...[
    ...['request.user', 'request.params', 'request.auth.email', 'request.query.orderBy'],
    ...['request.resource.fields', 'resource.exists', 'resource.data().x', 'request.auth.token()'],
  ].map((condition): (typeof REFUSED)[number] => [
    `${condition}, which is not there`,
    4,
    inService(`match /a/{b} { allow get: if ${condition} == 1; }`),
  ]),
  [
    'a function of eight parameters',
    4,
    inService('function f(a, b, c, d, e, f, g, h) { return a; }'),
  ],
  [
    'calls that go 21 functions deep',
    24,
    inService(
      Array.from({ length: 21 }, (_, at) => `function f${at}() { return f${at + 1}(); }`)
        .concat('function f21() { return 1; }')
        .join('\n'),
    ),
  ],
  ['matches that nest 11 deep', 13, inService(nested(10, '/a/{b}'))],
  [
    'nested matches of more than 100 segments',
    4,
    inService(`match ${'/a'.repeat(98)} { allow get; }`),
  ],
  [
    'nested matches of more than 20 wildcards',
    4,
    inService(`match ${wildcards(20)} { allow get; }`),
  ],
  ['a file of more than 256 kB', 1, `${inService('')}${' '.repeat(256 * 1024)}`],
  ['a block that does not end', 5, "rules_version = '2';\nservice cloud.firestore {\n\n\n"],
];

describe('loading', () => {
  it.each(REFUSED)('[R2] refuses %s, on line %i', (_, line, source) => {
    expect(refusal(source)).toMatchObject({ line });
  });

  it('[R2] says the line and the problem', () => {
    expect(refusal(inService('\n match /a/{b} { allow get: if nobody == 1; }'))).toEqual({
      line: 5,
      message: 'nobody is not known',
    });
  });

  it('[R2] takes what stays right below the limits', () => {
    const functions = Array.from(
      { length: 19 },
      (_, at) => `function f${at}() { return f${at + 1}(); }`,
    );
    const kept = [
      nested(9, '/a/{b}'),
      `match ${'/a'.repeat(97)} { allow get; }`,
      `match ${wildcards(19)} { allow get; }`,
      'function f(a, b, c, d, e, f, g) { return a; }',
      `${functions.join('\n')}\nfunction f19() { return 1; }`,
      ...Object.values(DEEP).map(({ of, most }) => `match /a/{b} { allow get: if ${of(most)}; }`),
    ];
    expect(kept.map((body) => refusal(inService(body)))).toEqual(kept.map(() => null));
  });

  it('[R1] takes comments, blank lines and a file that lets nobody in', () => {
    const source = `// one
/* two
   lines */ rules_version = "2"
service cloud.firestore { // three
  function nothing() { return 1; }
}`;
    expect(refusal(source)).toBeNull();
  });
});
