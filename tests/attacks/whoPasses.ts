import { type Actor, EVERYONE } from './actors.ts';

/** The actors who got through, by command. One at a time, because some attempts look at all rows. */
export async function whoPasses<Command extends string>(
  attempts: Record<Command, (actor: Actor) => Promise<boolean>>,
): Promise<Record<string, Actor[]>> {
  const passed: Record<string, Actor[]> = {};
  for (const [command, attempt] of Object.entries<(actor: Actor) => Promise<boolean>>(attempts)) {
    const those: Actor[] = [];
    for (const actor of EVERYONE) if (await attempt(actor)) those.push(actor);
    passed[command] = those;
  }
  return passed;
}
