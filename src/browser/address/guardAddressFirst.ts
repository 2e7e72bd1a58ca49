import { guardAddress } from './addressGuard';

// The router reads the address while its module loads, so this module must come first in gatsby-browser.tsx.
guardAddress();
