import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KillableBackend, startKillableBackend } from '../faults/killableBackend.ts';
import { hashAtFullCost, makeClient, type Person, signIn } from '../fixtures/people.ts';

const HOW_MANY = 60;

let backend: KillableBackend;
let people: Person[];
beforeAll(async () => {
  backend = await startKillableBackend();
  people = [];
  while (people.length < HOW_MANY) people.push(await makeClient(backend.api));
  for (const person of people) await hashAtFullCost(backend.api, person);
});
afterAll(() => backend?.stop());

test('sixty people who sign in at once do not hold up those who read', async () => {
  const { apiUrl, publishableKey } = backend.api;
  let areAllIn = false;
  const start = performance.now();
  const signingIn = Promise.all(people.map((person) => signIn(backend.api, person))).then(() => {
    areAllIn = true;
    return performance.now() - start;
  });
  let slowestMs = 0;
  while (!areAllIn) {
    const asked = performance.now();
    const response = await fetch(`${apiUrl}/rest/v1/templates?limit=1`, {
      headers: { apikey: publishableKey },
    });
    await response.text();
    slowestMs = Math.max(slowestMs, performance.now() - asked);
  }
  const allMs = await signingIn;
  console.log(
    `${HOW_MANY} sign-ins took ${allMs.toFixed()} ms, the slowest read beside them ${slowestMs.toFixed()} ms.`,
  );
  // On one thread with them, a read waits for nearly as long as all of them take.
  expect(slowestMs).toBeLessThan(allMs / 4);
});
