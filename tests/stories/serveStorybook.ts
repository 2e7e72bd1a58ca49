import { startServer } from '../../scripts/serve/serve';
import { storybook } from './stories';

/** Serves the built Storybook for the stories' tests, and ends with them. */
export default async function serveStorybook(): Promise<() => Promise<void>> {
  const server = await startServer({ dir: storybook, delay: Number(process.env.DELAY ?? 0) });
  process.env.STORYBOOK_URL = server.url;
  return server.close;
}
