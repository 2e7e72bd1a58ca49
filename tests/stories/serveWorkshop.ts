import { startServer } from '../../scripts/serve';
import { workshop } from './stories';

/** Serves the built Storybook for the stories' tests, and stops when they end. */
export default async function serveWorkshop(): Promise<() => Promise<void>> {
  const server = await startServer({ dir: workshop, delay: Number(process.env.DELAY ?? 0) });
  process.env.WORKSHOP_URL = server.url;
  return server.close;
}
