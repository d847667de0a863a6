interface Props {
  name: string;
  description?: string | null;
}

/** The name of a row above an excerpt of its longer text. The minimal width keeps tables from breaking words unnecessarily. */
export const Words = ({ name, description }: Props) => (
  <div className="leading-[1.45] wrap-anywhere in-[td]:min-w-34">
    <strong>{name}</strong>
    {description && <Excerpt text={description} />}
  </div>
);

export const Excerpt = ({ text }: { text: string }) => <div className="excerpt muted">{text}</div>;
