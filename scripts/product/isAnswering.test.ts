import { startTestBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import { expect, onTestFinished, test } from 'vitest';
import { isAnswering } from './isAnswering.ts';

test('a product answers to its own key, and nothing does where it was stopped', async () => {
  const backend = await startTestBackend();
  onTestFinished(backend.stop);
  expect(await isAnswering(backend)).toBe(true);
  expect(await isAnswering({ ...backend, secretKey: 'sb_secret_of_another' })).toBe(false);
  expect(await isAnswering({ ...backend, apiUrl: 'http://127.0.0.1:1' })).toBe(false);
});
