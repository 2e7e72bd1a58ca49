/** jest's view of a CSS module: each class has its own name, `styles.card` is `card`. */
module.exports = new Proxy({ __esModule: true }, { get: (target, name) => target[name] ?? name });
