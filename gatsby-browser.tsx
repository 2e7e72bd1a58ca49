import './src/browser/guardAddressFirst';
import './src/styles/global.css';
import './src/styles/reset.css';
import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/reveal.css';
import type { GatsbyBrowser } from 'gatsby';
import { finishBoot } from './src/browser/bootScript';
import { hydrateInSlices } from './src/browser/hydrateInSlices';
import * as routeUpdates from './src/browser/routeUpdates';
import { wrapPage } from './src/layout/SiteLayout/wrapPage';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage;

// Untyped: Gatsby's type still expects what React 17 returned.
export const replaceHydrateFunction = () => hydrateInSlices;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = finishBoot;

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = routeUpdates.shouldUpdateScroll;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = routeUpdates.onRouteUpdate;

// Pages are prefetched when their link is hovered or focused, not for every link in view.
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;
