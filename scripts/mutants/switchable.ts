import ts from 'typescript';

/** One access check, and how it is removed. */
export interface AccessCheck {
  readonly id: number;
  /** `access/requireAdmin.ts:28`. */
  readonly at: string;
  readonly removed: string;
}

export interface Switchable {
  /** The source, in which `globalThis.isRemoved(id)` decides at run time whether a check is there. */
  readonly text: string;
  readonly checks: readonly AccessCheck[];
}

/** Stands in for the caller whom a check would have turned away. */
const ANYBODY = "(caller ?? { uid: 'nobody', token: {} })";
/** Conditions that decide whose something is, or who somebody is. */
const GUARD =
  /\['organisation'\]|\['email_verified'\]|\bsuperadmin === null|\badmin !== null|\bisAdmin\b|\bmayEmbed\(|\bisRevoked\(|\bisOurs\b|\bhasOrganisation\(/;
const ACCESS_CODES = /'(permission-denied|unauthenticated)'/;
const LINK_CODES = /return (failed|refusal)\('(wrong-page|revoked-link|expired-link)'\)/;

/** Makes every access check of one file switchable; `first` is the number of the first. */
export function switchable(file: string, source: string, first: number): Switchable {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  const checks: AccessCheck[] = [];

  const note = (node: ts.Node, words: string): string => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    const id = first + checks.length;
    const removed = node.getText().replaceAll(/\s+/g, ' ');
    checks.push({ id, at: `${file}:${String(line + 1)}`, removed: `${words}: ${removed}` });
    return `globalThis.isRemoved(${String(id)})`;
  };
  const render = (node: ts.Node): string => {
    let text = '';
    let from = node.getFullStart();
    ts.forEachChild(node, (child) => {
      text += source.slice(from, child.getFullStart()) + render(child);
      from = child.getEnd();
    });
    text += source.slice(from, node.getEnd());
    return removalsOf(node).reduce((inner, removal) => removal(inner), text);
  };
  /** How the checks that one node is are removed from its text. */
  const removalsOf = (node: ts.Node): readonly ((text: string) => string)[] => {
    if (ts.isSourceFile(node)) return [];
    const decided = (value: boolean, words: string) => (text: string) => {
      const isRemoved = note(node, words);
      return value ? `(${isRemoved} || (${text}))` : `(!${isRemoved} && (${text}))`;
    };
    if (isCheckOfCaller(node))
      return [(text) => `(${note(node, 'not asked')} ? ${ANYBODY} : ${text})`];
    if (node.getText().endsWith("['email_verified'] === true"))
      return [decided(true, 'taken as so')];
    const { parent } = node;
    return [
      ...(isOperand(node) && GUARD.test(node.getText())
        ? [decided(isAnd(parent), 'left out')]
        : []),
      ...(ts.isIfStatement(parent) && parent.expression === node && refuses(parent)
        ? [decided(false, 'not refused')]
        : []),
      ...(ts.isIfStatement(parent) &&
      parent.expression === node &&
      /\bTERMINAL$/.test(node.getText())
        ? [decided(true, 'let through')]
        : []),
    ];
  };

  const rendered = render(tree);
  return { text: rendered + source.slice(tree.getEnd()), checks };
}

/** `requireAdmin(documents, caller, …)`, and whatever else is asked about the caller by such a name. */
const isCheckOfCaller = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  /^require[A-Z]/.test(node.expression.text) &&
  node.arguments.some((one) => ts.isIdentifier(one) && one.text === 'caller');

const refuses = ({ thenStatement, expression }: ts.IfStatement): boolean => {
  const then = thenStatement.getText();
  const isThrow = /^(\{\s*)?throw /.test(then);
  return (
    (isThrow && (ACCESS_CODES.test(then) || GUARD.test(expression.getText()))) ||
    LINK_CODES.test(then)
  );
};

const isAnd = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
const isOr = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.BarBarToken;

/** One of several conditions that are joined; a joint of others is looked through. */
const isOperand = (node: ts.Node): boolean =>
  (isAnd(node.parent) || isOr(node.parent)) &&
  ts.isBinaryExpression(node.parent) &&
  node !== node.parent.operatorToken &&
  !isAnd(node) &&
  !isOr(node);
