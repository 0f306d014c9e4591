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

const REFUSED: readonly (readonly [what: string, line: number, source: string])[] = [
  ['a file without a version', 1, 'service cloud.firestore {}'],
  ['version 1', 1, "rules_version = '1';"],
  ['another service', 2, "rules_version = '2';\nservice firebase.storage {}"],
  ['something after the service', 3, "rules_version = '2';\nservice cloud.firestore {}\nservice"],
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
  ['a keyword as a wildcard', 4, inService('match /a/{import} {}')],
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
  ['an open string', 4, inService("match /a/{b} { allow get: if 'x == 1; }")],
  ['an unknown escape', 4, inService("match /a/{b} { allow get: if '\\q' == 1; }")],
  ['two recursive wildcards', 4, inService('match /{a=**}/b/{c=**} {}')],
  ['a wildcard with a pattern', 4, inService('match /a/{b=*} {}')],
  ['an incomplete path', 4, inService('match /a/ {}')],
  ['a path that ends in a slash', 4, inService('match /a/{b} { allow get: if exists(/a/) ; }')],
  ['look-ahead in a pattern', 4, inService("match /a/{b} { allow get: if b.matches('(?!x).*'); }")],
  [
    'a back-reference in a pattern',
    4,
    inService("match /a/{b} { allow get: if b.matches('(x)\\\\1'); }"),
  ],
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

  it('[R1] takes comments, blank lines and a file without any match', () => {
    const source = `// one
/* two
   lines */ rules_version = "2"
service cloud.firestore { // three
}`;
    expect(refusal(source)).toBeNull();
  });
});
