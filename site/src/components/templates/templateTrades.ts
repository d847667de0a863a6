import { entriesInOrder } from '../../content/entriesInOrder.ts';

/** A trade that a template is made for. */
export interface TemplateTrade {
  id: string;
  /** Whom it is for. */
  kind: string;
  /** The title and the address of its page. */
  title: string;
  href: string;
  /** The address of the demo that its templates open. */
  demoUrl: string;
}

export async function templateTrades(): Promise<TemplateTrade[]> {
  const trades = await entriesInOrder('trades');
  return trades.map(({ id, data: { kind, title, demo } }) => ({
    id,
    kind,
    title,
    href: `/templates/${id}`,
    demoUrl: `/demo/${demo}`,
  }));
}
