const postcss = require('postcss');

/** They name what rules may use, or have to stand first; inside of a scope they would mean nothing. */
const OUTSIDE = new Set([
  ...['charset', 'import', 'namespace', 'font-face', 'property', 'keyframes', '-webkit-keyframes'],
  ...['counter-style', 'font-feature-values', 'font-palette-values'],
]);

/**
 * A loader: the rules of a style sheet hold within the element alone that the shell draws around the page of the remote
 * (`options.id`), so that no sheet of a remote reaches the frame or another remote's page (D227). What a sheet sets on
 * `:root` it sets on that element.
 */
module.exports = function scopeStyles(source) {
  const { id } = this.getOptions();
  return scoped(source, id, this.resourcePath);
};

function scoped(source, id, from) {
  const sheet = postcss.parse(source, { from });
  const inside = sheet.nodes.filter((node) => !(node.type === 'atrule' && isOutside(node)));
  if (inside.every(({ type }) => type === 'comment')) return source;
  const scope = postcss.atRule({ name: 'scope', params: `([data-remote="${id}"])`, nodes: [] });
  for (const node of inside) scope.append(node.remove());
  scope.walkRules((rule) => {
    rule.selector = rule.selector.replace(/:root\b/g, ':scope');
  });
  sheet.append(scope);
  return sheet.toString();
}

/** An `@layer` without a block says an order; with one it holds rules. */
const isOutside = ({ name, nodes }) =>
  OUTSIDE.has(name.toLowerCase()) || (name.toLowerCase() === 'layer' && nodes === undefined);

module.exports.scoped = scoped;
