import { Fragment } from 'react';
import { bindText, KEPT_TOGETHER } from './bindText.ts';

interface Props {
  children: string;
  /** Whether the text is in an h1, h2 or h3. */
  isHeading?: boolean;
}

/** Text for React components with the same non-breaking spaces that `bindWordsOfPage` adds to built pages. */
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
