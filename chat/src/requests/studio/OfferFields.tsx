import { formatCents } from '@vitrina/shared/money.ts';
import { offerTotal, REQUEST_LIMITS, type RequestContent } from '@vitrina/shared/schemas/request.ts';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import type { FormErrors } from '../../ui/useForm.ts';
import { useStudioFacts } from '../../useStudioFacts.ts';
import { text as clientText } from '../text.ts';
import { isRearranged } from './isRearranged.ts';
import { readItems } from './readForm.ts';
import { text } from './text.ts';

type Item = RequestContent<'offer'>['items'][number];

/** What is typed in the fields of a row, and an identity for React. */
interface Row {
  key: string;
  words: string;
  quantity: string;
  price: string;
}

interface Props {
  /** Meanwhile nothing can be changed. */
  isSending: boolean;
  /** Errors of a row have names such as "items.0.text", by its place when the form was checked. */
  errors: FormErrors;
  /** What the form starts with, by the names of its fields. */
  start: URLSearchParams;
  /** Called after a row was added or removed. */
  onRearrange: () => void;
}

const rowOf = (words = '', quantity = '1', price = ''): Row => ({
  key: crypto.randomUUID(),
  words,
  quantity,
  price,
});

/** The rows of an offer with their sums, and its terms. */
export function OfferFields({ isSending, errors, start, onRearrange }: Props) {
  const studio = useStudioFacts();
  const [first] = useState(() => rowsOf(start));
  const [rows, setRows] = useState(first);
  const [checked, setChecked] = useState({ errors, rows });
  if (checked.errors !== errors) setChecked({ errors, rows });
  const [items, setItems] = useState<readonly Item[]>(() => readItems(start));
  const [firstVat, setFirstVat] = useState(start.get('vat'));
  const vat = firstVat ?? studio.vat;
  const table = useRef<HTMLFieldSetElement>(null);

  const count = () => {
    const form = table.current?.form;
    if (form) setItems(readItems(new FormData(form)));
  };
  const change = (next: Row[], focused: number) => {
    flushSync(() => setRows(next));
    count();
    onRearrange();
    table.current?.querySelectorAll<HTMLInputElement>('[name=item-text]')[focused]?.focus();
  };
  const errorOf = (row: Row, field: keyof Item) => errors[`items.${checked.rows.indexOf(row)}.${field}`];
  const sumOf = (item: Item | undefined) => {
    const sum = item === undefined ? Number.NaN : item.quantity * item.unit_cents;
    return Number.isFinite(sum) ? formatCents(sum, studio) : '–';
  };
  const total = offerTotal({ items: [...items] });

  return (
    <>
      <fieldset
        ref={table}
        className="grid grid-cols-1 gap-3"
        data-unsaved={isRearranged(rows, first) || undefined}
        onInput={count}
      >
        <legend className="sr-only">{text.services}</legend>
        {rows.map((row, place) => (
          <fieldset
            key={row.key}
            className="grid grid-cols-[1fr_2fr] gap-x-3 gap-y-1 border-t border-line pt-2 sm:grid-cols-[1fr_5rem_8rem]"
          >
            <legend className="sr-only">{text.row(place)}</legend>
            <div className="col-span-full sm:col-span-1">
              <Field
                label={clientText.offer.item}
                name="item-text"
                readOnly={isSending}
                error={errorOf(row, 'text')}
                defaultValue={row.words}
              />
            </div>
            <Field
              label={clientText.offer.quantity}
              name="item-quantity"
              readOnly={isSending}
              inputMode="numeric"
              error={errorOf(row, 'quantity')}
              defaultValue={row.quantity}
            />
            <Field
              label={text.price}
              name="item-price"
              readOnly={isSending}
              inputMode="decimal"
              error={errorOf(row, 'unit_cents')}
              defaultValue={row.price}
            />
            <div className="col-span-full flex min-h-tap flex-wrap items-center gap-x-3 text-small tabular-nums">
              <span className="text-muted">{clientText.offer.total}</span>
              <span className="flex-1">{sumOf(items[place])}</span>
              {rows.length > 1 && (
                <IconButton
                  label={text.removeRow(place)}
                  icon={<X size={20} aria-hidden />}
                  disabled={isSending}
                  onClick={() => change(rows.toSpliced(place, 1), Math.max(0, place - 1))}
                />
              )}
            </div>
          </fieldset>
        ))}
        {rows.length < REQUEST_LIMITS.offerRows && (
          <TextButton
            className="justify-self-start"
            icon={<Plus size={18} aria-hidden />}
            disabled={isSending}
            onClick={() => change([...rows, rowOf()], rows.length)}
          >
            {text.addRow}
          </TextButton>
        )}
        <p
          className="flex flex-wrap justify-between gap-x-4 border-t-3 border-ink pt-2 text-h4 font-bold"
          aria-live="polite"
        >
          <span>{clientText.offer.total}</span>
          <span>{Number.isFinite(total) ? formatCents(total, studio) : '–'}</span>
        </p>
      </fieldset>
      <fieldset disabled={isSending}>
        <legend className="mb-1.5 text-ui font-[650]">{text.vat}</legend>
        {Object.entries(clientText.offer.vat).map(([value, words]) => (
          // Rendered again when the studio's default has loaded; once something is chosen, no other default counts.
          <label key={`${value} of ${vat}`} className="flex min-h-tap items-center gap-2">
            <input
              type="radio"
              name="vat"
              value={value}
              defaultChecked={value === vat}
              onChange={() => setFirstVat(vat)}
            />
            {words}
          </label>
        ))}
      </fieldset>
      <Field
        label={text.validUntil}
        name="valid_until"
        type="date"
        readOnly={isSending}
        error={errors.valid_until}
        defaultValue={start.get('valid_until') ?? undefined}
      />
    </>
  );
}

function rowsOf(start: URLSearchParams): Row[] {
  const [quantities, prices] = [start.getAll('item-quantity'), start.getAll('item-price')];
  const rows = start
    .getAll('item-text')
    .map((words, place) => rowOf(words, quantities[place], prices[place]));
  return rows.length > 0 ? rows : [rowOf()];
}
