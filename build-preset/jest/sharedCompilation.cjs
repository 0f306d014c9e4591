const vm = require('node:vm');

const { compileFunction } = vm;

/**
 * Jest compiles every module for each test file anew. As scripts, V8 keeps what it has compiled, with all functions that
 * were called, for the next file of the same worker: a quarter of the time of a page's tests.
 */
vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options;
  if (parsingContext === undefined) return compileFunction(source, parameters, options);
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  return script.runInContext(parsingContext);
};
