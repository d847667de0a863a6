import { BoundText } from '../../typography/BoundText.tsx';

interface Props {
  name: string;
  note?: string | undefined;
  /** On a narrow screen the words stand above the counter. */
  isCounted?: boolean;
}

/** What a key says: the name of the item and what is in it. */
export function KeyWords({ name, note, isCounted = false }: Props) {
  const above = isCounted ? 'max-sm:col-span-full' : '';
  return (
    <>
      <b className={`leading-[1.25] font-[650] ${above} ${isCounted && !note ? 'sm:row-span-2' : ''}`}>
        <BoundText>{name}</BoundText>
      </b>
      {note && (
        <small className={`col-start-2 text-small/[1.35] font-[450] text-muted ${above}`}>
          <BoundText>{note}</BoundText>
        </small>
      )}
    </>
  );
}
