interface Props {
  name: string;
  description?: string | null;
}

/** The name of a row over the beginning of its longer text. */
export function Words({ name, description }: Props) {
  return (
    <div className="words">
      <strong>{name}</strong>
      {description && <Excerpt text={description} />}
    </div>
  );
}

/** At most three lines of a longer text. */
export const Excerpt = ({ text }: { text: string }) => <div className="excerpt">{text}</div>;
