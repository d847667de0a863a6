/** The element that the page's own markup must have. @throws Error when it is not there or of another kind. */
export function query<Kind extends Element>(root: ParentNode, selector: string, kind: new () => Kind): Kind {
  const element = root.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`The markup has no ${selector} of the kind ${kind.name}.`);
}
