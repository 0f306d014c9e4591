const MADE = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';
const GIVEN = '    _global,\n';

/**
 * Has Chakra's system work out the styles of elements and tokens when they are asked for, not when it is made: half of
 * the time that it takes, for what the page of the shell has in a sheet already (`DrawnPages`).
 */
module.exports = function lateGlobalStyles(source) {
  for (const line of [MADE, GIVEN])
    if (source.split(line).length !== 2)
      throw new Error(
        `Chakra's system no longer has "${line.trim()}" once: see lateGlobalStyles.cjs`,
      );
  return source
    .replace(MADE, 'let _global;')
    .replace(
      GIVEN,
      '    get _global() { return (_global ??= [getPreflightCss(), getGlobalCss(), getTokenCss()]); },\n',
    );
};
