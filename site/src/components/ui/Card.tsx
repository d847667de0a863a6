import type { ReactNode } from 'react';
import { bindWords } from '../../typography/bindWords.ts';

interface Props {
  picture: ReactNode;
  title: string;
  kind?: ReactNode;
  text: string;
  /** The id of its trade, by which TradeFilter.astro filters. */
  trade?: string | undefined;
  /** Its links. */
  children?: ReactNode;
}

/** A card in a list: a picture on a sill, title, kind and one sentence. */
export function Card({ picture, title, kind, text, trade, children }: Props) {
  return (
    <li className="card" data-trade={trade}>
      <div className="pane">{picture}</div>
      <div className="sill" />
      <h3>{bindWords(title)}</h3>
      {kind && <p className="mt-2 text-small text-muted">{kind}</p>}
      <p className="mt-3 max-w-[34rem]">{bindWords(text)}</p>
      {children}
    </li>
  );
}
