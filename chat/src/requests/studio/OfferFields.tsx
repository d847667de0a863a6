import { formatCents } from '@vitrina/shared/money.ts';
import { offerTotal, REQUEST_LIMITS } from '@vitrina/shared/schemas/request.ts';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useStudioFacts } from '../../useStudioFacts.ts';
import { text as clientText } from '../text.ts';
import { text } from './text.ts';
import { type OfferRowsOptions, useOfferRows } from './useOfferRows.ts';

interface Props extends OfferRowsOptions {
  /** Meanwhile nothing can be changed. */
  isSending: boolean;
}

/** The rows of an offer with their sums, and its terms. */
export function OfferFields({ isSending, ...options }: Props) {
  const { errors, start } = options;
  const studio = useStudioFacts();
  const { table, rows, items, isRearranged, errorOf, count, add, remove } = useOfferRows(options);
  const [firstVat, setFirstVat] = useState(start.get('vat'));
  const vat = firstVat ?? studio.vat;

  const sumOf = (item: (typeof items)[number] | undefined) => {
    const sum = item === undefined ? Number.NaN : item.quantity * item.unit_cents;
    return Number.isFinite(sum) ? formatCents(sum, studio) : '–';
  };
  const total = offerTotal({ items: [...items] });

  return (
    <>
      <fieldset
        ref={table}
        className="grid grid-cols-1 gap-3"
        data-unsaved={isRearranged || undefined}
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
                  onClick={() => remove(place)}
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
            onClick={add}
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
      <fieldset>
        <legend className="mb-1.5 text-ui font-[650]">{text.vat}</legend>
        {Object.entries(clientText.offer.vat).map(([value, words]) => (
          // Rendered again when the studio's default has loaded; once something is chosen, no other default counts.
          <label key={`${value} of ${vat}`} className="flex min-h-tap items-center gap-2">
            <input
              type="radio"
              name="vat"
              value={value}
              defaultChecked={value === vat}
              // Disabled, it would lose the focus, from where Enter sends.
              aria-disabled={isSending}
              onClick={(event) => isSending && event.preventDefault()}
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
