/** Runs the product's backend in a process of its own, so that a test can kill it: `node backendProcess.ts <folder> <port>`. */
import { startBackend } from '../local/startBackend.ts';

const [, , dataDir = '', apiPort] = process.argv;
const backend = await startBackend({ dataDir, apiPort: Number(apiPort), siteUrl: 'http://127.0.0.1:4321' });
process.once('SIGTERM', async () => {
  await backend.stop();
  process.exit();
});
const { apiUrl, dbUrl, publishableKey, secretKey } = backend;
process.send?.({ apiUrl, dbUrl, publishableKey, secretKey });
