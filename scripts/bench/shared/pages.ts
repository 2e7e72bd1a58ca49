import { publicRoutes } from '../../shared/routes';

/** One page of each kind; the kinds differ in their components, pictures or scripts. */
export const pageKinds = ['/', '/schedule/', '/programs/', '/gallery/', '/coaching/junior/', '/contact/'];

/** The other public routes. */
export const otherRoutes = () => publicRoutes().filter((route) => !pageKinds.includes(route));
