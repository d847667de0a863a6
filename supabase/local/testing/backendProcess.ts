/** Runs a backend in its own process, so that a test can kill it: `node backendProcess.ts <data folder>`. */
import { start } from './startTestBackend.ts';

const [, , dataDir = ''] = process.argv;
const { apiUrl, publishableKey } = await start(dataDir);
process.send?.({ apiUrl, publishableKey, pid: process.pid });
