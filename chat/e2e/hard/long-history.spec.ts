import { expect, test } from '../chatTest.ts';
import { markAllRead, storeMessages } from '../storeMessages.ts';

const MESSAGES = 10_000;
const BATCH = 1000;
/** How many messages to scroll up through. */
const SCROLLED = 2000;

test('a conversation of 10,000 messages is scrolled, searched and left without a jump', async ({
  clientPage,
  client,
  backend,
}) => {
  for (let from = 1; from <= MESSAGES; from += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, index) => from + index);
    await storeMessages(
      backend,
      client.id,
      numbers.map((number) => `Ред ${number}${number === 7 ? ' със съкровище' : ''}`),
    );
  }
  await markAllRead(backend, client.id);
  await clientPage.reload();
  await expect(clientPage.getByText(`Ред ${MESSAGES}`, { exact: true })).toBeInViewport();

  for (const [way, until] of [
    ['up', MESSAGES - SCROLLED],
    ['down', MESSAGES - SCROLLED / 2],
  ] as const) {
    const { seen, most } = await clientPage.evaluate(scrollThrough, { way, until });
    const jumps = seen.filter((number, index) => index > 0 && Math.abs(number - (seen[index - 1] ?? 0)) > 20);
    expect(jumps, `jumps on the way ${way}`).toEqual([]);
    expect(most, 'messages rendered at once').toBeLessThanOrEqual(250);
  }

  await clientPage.getByRole('button', { name: 'Търсене в разговора' }).click();
  await clientPage.getByRole('searchbox').fill('съкровище');
  await expect(clientPage.getByText('Намерено е 1 съобщение')).toBeVisible();
  await clientPage.getByRole('button', { name: /Ред 7 със/ }).click();
  await expect(clientPage.getByText('Ред 7 със съкровище')).toBeInViewport();
  await expect(clientPage.getByText('Ред 1', { exact: true })).toBeAttached();
  await clientPage.getByRole('button', { name: 'Към най-новите' }).click();
  await expect(clientPage.getByText(`Ред ${MESSAGES}`, { exact: true })).toBeInViewport();
});

/** Scrolls frame by frame until message number `until` is the first in view. Runs in the page. */
async function scrollThrough({ way, until }: { way: 'up' | 'down'; until: number }) {
  const area = document.querySelector('[role=log]');
  if (area === null) throw new Error('No conversation is shown.');
  const firstInView = () => {
    const { top } = area.getBoundingClientRect();
    const items = [...area.querySelectorAll('li')];
    const first = items.find((item) => item.getBoundingClientRect().bottom > top + 60);
    return Number(/\d+/.exec(first?.querySelector('[dir=auto]')?.textContent ?? '')?.[0]);
  };
  const seen: number[] = [];
  let most = 0;
  for (;;) {
    area.scrollBy(0, way === 'up' ? -160 : 160);
    await new Promise(requestAnimationFrame);
    seen.push(firstInView());
    most = Math.max(most, area.querySelectorAll('li').length);
    const number = seen.at(-1) ?? 0;
    if (way === 'up' ? number <= until : number >= until) return { seen, most };
  }
}
