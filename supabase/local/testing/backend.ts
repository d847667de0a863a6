import { afterAll, beforeAll } from 'vitest';
import { startTestBackend, type TestBackend } from './startTestBackend.ts';

// Every test file that imports this has a backend with the test project, which starts in `beforeAll`.

export let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.stop());
