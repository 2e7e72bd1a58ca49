import { guardAddress } from './addressGuard';

// The router reads the address while its module loads: this module must load before it, first in gatsby-browser.tsx.
guardAddress();
