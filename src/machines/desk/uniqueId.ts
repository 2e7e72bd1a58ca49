/** Told apart from all others, on plain http, too, where browsers have no `crypto.randomUUID`. */
export const uniqueId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
