import { publicRoutes } from '../../routes';

/** One page of each kind: what differs in its parts, its pictures or its scripts. */
export const pageKinds = ['/', '/schedule/', '/programs/', '/gallery/', '/coaching/junior/', '/contact/'];

/** The other public routes. */
export const otherRoutes = () => publicRoutes().filter((route) => !pageKinds.includes(route));
