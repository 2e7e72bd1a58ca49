import { startServer } from '../../scripts/serve/serve';

/** Serves the built site for all browser tests, and stops when they end. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const server = await startServer({ delay: Number(process.env.DELAY ?? 0) });
  process.env.SITE_URL = server.url;
  return server.close;
}
