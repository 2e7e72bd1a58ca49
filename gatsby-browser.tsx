import './src/browser/address/guardAddressFirst';
import './src/styles/global.css';
import './src/styles/reset.css';
import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/reveal.css';
import type { GatsbyBrowser } from 'gatsby';
import * as routeUpdates from './src/browser/address/routeUpdates';
import { finishBoot } from './src/browser/loading/bootScript';
import { hydrateInSlices } from './src/browser/loading/hydrateInSlices';
import { wrapPage } from './src/layout/SiteLayout/wrapPage';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage;

// Untyped: Gatsby's type still expects what React 17 returned.
export const replaceHydrateFunction = () => hydrateInSlices;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = finishBoot;

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = routeUpdates.shouldUpdateScroll;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = routeUpdates.onRouteUpdate;

// Pages are prefetched when their link is hovered or focused, not for every link in view.
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;
