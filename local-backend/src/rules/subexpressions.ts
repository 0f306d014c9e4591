import type { Expression } from './syntax';

/** The expressions directly inside one. */
export function subexpressions(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.map(([, value]) => value);
    case 'path':
      return node.parts.filter((part) => typeof part !== 'string');
    case 'group':
    case 'member':
    case 'unary':
    case 'is':
      return [node.of];
    case 'index':
      return [node.of, node.index];
    case 'range':
      return [node.of, node.from, node.to];
    case 'call':
      return node.args;
    case 'method':
      return [node.of, ...node.args];
    case 'binary':
      return [node.left, node.right];
    case 'ternary':
      return [node.condition, node.then, node.otherwise];
  }
}
