import { text } from './text.ts';

/** Leva for one euro, fixed by Council Regulation (EU) 2025/1409 when Bulgaria joined on 1 January 2026. */
const LEVA_PER_EURO = 1.95583;

export type CurrencyOrder = 'euro-leva' | 'leva-euro' | 'euro';

/** Which currency stands first, or alone: the one setting for every price of the site. */
const SHOWN: CurrencyOrder = 'euro-leva';

/** Whether pages speak of leva at all. */
export const showsLeva = SHOWN.includes('leva');

/** An amount as the specification gives it: in whole leva, perhaps a range, „от …“ or „…+“. */
export interface Price {
  leva: number;
  /** Upper end of a range, in leva. */
  to?: number;
  isFrom?: boolean;
  isPlus?: boolean;
}

/** „255,65 € (500 лв.)“, or the order that `order` asks for. Spaces inside an amount do not break. */
export function formatPrice(price: Price, order: CurrencyOrder = SHOWN): string {
  const [first, second] = priceParts(price, order);
  return second === undefined ? first : `${first} (${second})`;
}

/** The one or two amounts of a price, for a tag that sets them apart itself. */
export function priceParts(price: Price, order: CurrencyOrder = SHOWN): [string, string?] {
  const euro = amount(price, formatEuro, '€');
  const leva = amount(price, formatLeva, text.money.leva);
  if (order === 'euro') return [euro];
  return order === 'euro-leva' ? [euro, leva] : [leva, euro];
}

/** What so many of each price cost together. Of a range its lower end counts, and the sum says that it may become more. */
export function sumOf(counted: readonly { price: Price; count: number }[]): Price {
  return {
    leva: counted.reduce((sum, { price, count }) => sum + price.leva * count, 0),
    isPlus: counted.some(({ price: { to, isFrom, isPlus } }) => to !== undefined || isFrom || isPlus),
  };
}

/** The price of several of one kind: each end of it so many times. */
export const timesPrice = ({ leva, to, ...rest }: Price, count: number): Price => ({
  leva: leva * count,
  ...(to !== undefined && { to: to * count }),
  ...rest,
});

/** „409,03 € (800,00 лв.)“ from cents of a euro. */
export function formatCents(cents: number): string {
  const euro = formatEuroCents(cents);
  return showsLeva
    ? `${euro} (${exactly.format(Math.round(cents * LEVA_PER_EURO) / 100)}\u00a0${text.money.leva})`
    : euro;
}

/** „409,03 €“, where leva would be too much. */
export const formatEuroCents = (cents: number) => `${exactly.format(cents / 100)}\u00a0€`;

const exactly = new Intl.NumberFormat('bg-BG', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The euro value of an amount in leva, rounded half up to the cent. */
export function levaToEuro(leva: number): number {
  return Math.round((leva / LEVA_PER_EURO) * 100) / 100;
}

/** „50–80“ and, as the specification spaces them, „1 200 – 1 500“. */
function rangeOf(format: Format, from: number, to: number): string {
  const [start, end] = [format(from, 'always'), format(to, 'always')];
  return /\s/.test(start + end) ? `${start}\u00a0– ${end}` : `${start}–${end}`;
}

function amount({ leva, to, isFrom, isPlus }: Price, format: Format, sign: string): string {
  const range = to === undefined ? format(leva) : rangeOf(format, leva, to);
  return `${isFrom ? `${text.money.from}\u00a0` : ''}${range}${isPlus ? '+' : ''}\u00a0${sign}`;
}

/** Alone, four digits stand together; `useGrouping` 'always' parts them. */
type Format = (leva: number, useGrouping?: 'always') => string;

const formatLeva: Format = (leva, useGrouping) =>
  new Intl.NumberFormat('bg-BG', { useGrouping }).format(leva);
const formatEuro: Format = (leva, useGrouping) =>
  new Intl.NumberFormat('bg-BG', {
    useGrouping,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(levaToEuro(leva));
