import { Fragment } from 'react';
import { bindText, KEPT_TOGETHER } from './bindText.ts';

interface Props {
  children: string;
  /** In an h1, h2 or h3. */
  isHeading?: boolean;
}

/** Text that a browser draws as `bindWordsOfPage` has it on a page that is built. */
export function BoundText({ children, isHeading = false }: Props) {
  const text = bindText(children, isHeading);
  const kept = text.match(KEPT_TOGETHER) ?? [];
  return text.split(KEPT_TOGETHER).map((between, place) => (
    <Fragment key={place}>
      {between}
      {kept[place] && <span className="nowrap">{kept[place]}</span>}
    </Fragment>
  ));
}
