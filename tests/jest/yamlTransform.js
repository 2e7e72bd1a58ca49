const { parse } = require('yaml');

/** jest's view of a data file: the parsed content as the module's default export. */
module.exports = {
  process: (source) => ({ code: `module.exports = ${JSON.stringify(parse(source))};` }),
};
