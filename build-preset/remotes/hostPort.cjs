/** The port of the host's own dev server; those of remotes stand in their package.json. */
const HOST_PORT = 3000;

module.exports = { HOST_PORT };
