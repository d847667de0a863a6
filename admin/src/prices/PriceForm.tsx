import { useQuery } from '@tanstack/react-query';
import { isBlank } from '@vitrina/shared/filledText.ts';
import { centsOf, writtenCents } from '@vitrina/shared/money.ts';
import { FREE_PRICE_GROUPS, priceSchema } from '@vitrina/shared/schemas/price.ts';
import { useState } from 'react';
import { BooleanInput, RadioButtonGroupInput, TextInput, useRecordContext } from 'react-admin';
import { workedOnQuery } from '../providers/drafts.ts';
import { DraftForm } from '../versions/DraftDialog.tsx';
import { text } from './text.ts';

const GROUPS = FREE_PRICE_GROUPS.map((id) => ({ id, name: text.groups[id] }));
const CURRENCIES = (['EUR', 'BGN'] as const).map((id) => ({ id, name: text.currencies[id] }));
const NEW = {
  name: '',
  price_group: 'sites',
  cents_to: null,
  currency: 'EUR',
  is_from: false,
  is_plus: false,
  unit: null,
  note: null,
};

/** The fields of a price. Its group can be chosen until it is published. */
export const PriceForm = () => (
  <DraftForm schema={priceSchema} begin={NEW}>
    <Fields />
  </DraftForm>
);

function Fields() {
  const key = useRecordContext()?.id;
  const { data: row } = useQuery({ ...workedOnQuery('prices', String(key)), enabled: key !== undefined });
  const isNew = !row?.published && !row?.removed;
  return (
    <>
      <TextInput source="name" isRequired autoFocus={isNew} />
      {isNew && <RadioButtonGroupInput source="price_group" isRequired choices={GROUPS} />}
      <div className="flex w-full flex-wrap gap-x-4">
        <AmountInput source="cents" isRequired autoFocus={!isNew} />
        <AmountInput source="cents_to" helperText={text.rangeHint} />
      </div>
      <RadioButtonGroupInput source="currency" isRequired choices={CURRENCIES} />
      <BooleanInput source="is_from" />
      <BooleanInput source="is_plus" />
      <TextInput source="unit" helperText={text.unitHint} />
      <TextInput source="note" multiline />
    </>
  );
}

interface AmountProps {
  source: string;
  isRequired?: boolean;
  autoFocus?: boolean;
  helperText?: string;
}

/**
 * An amount in euros or leva, stored in cents. It is no field of the type `number`: there a browser drops letters and commas
 * before they can be seen here, or passes on an empty value for them.
 */
function AmountInput(props: AmountProps) {
  const [typed, setTyped] = useState('');
  return (
    <TextInput
      {...props}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      // As it was typed, as long as it means the value.
      format={(value: Amount | undefined) => (amountIn(typed) === value ? typed : written(value))}
      parse={(text: string) => {
        setTyped(text);
        return amountIn(text);
      }}
      className="flex-[1_1_8rem]"
    />
  );
}

/** Cents, or what cannot be read as an amount and has to be corrected. */
type Amount = number | string | null;

function amountIn(typed: string): Amount {
  if (isBlank(typed)) return null;
  const cents = centsOf(typed);
  return Number.isNaN(cents) ? typed : cents;
}

const written = (value: Amount | undefined) =>
  typeof value === 'number' ? writtenCents(value) : (value ?? '');
