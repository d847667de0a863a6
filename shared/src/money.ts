import { text } from './text.ts';

/** Leva per euro, fixed by Council Regulation (EU) 2025/1409 when Bulgaria adopted the euro on 1 January 2026. */
const LEVA_PER_EURO = 1.95583;

type Currency = 'BGN' | 'EUR';

/** Whether leva are shown beside euro: one of the studio's facts, so every amount has to ask for it. */
export interface Currencies {
  shows_leva: boolean;
}

/** An amount in cents of its currency, as it was entered: perhaps a range, „от …“ or „…+“. */
export interface Price {
  cents: number;
  /** The upper end of a range, in cents. */
  to?: number;
  currency: Currency;
  isFrom?: boolean;
  isPlus?: boolean;
}

/** „255,65 € (500 лв.)“, or only euro. Spaces inside an amount do not break. */
export function formatPrice(price: Price, currencies: Currencies): string {
  const [euro, leva] = priceParts(price, currencies);
  return leva === undefined ? euro : `${euro} (${leva})`;
}

/** „25,56 € (50 лв.) на статия“: with what is paid for, if that is said. */
export const formatPricePer = (
  { price, unit }: { price: Price; unit?: string | null | undefined },
  currencies: Currencies,
): string => formatPrice(price, currencies) + (unit ? ` ${text.money.per(unit)}` : '');

/** The one or two amounts of a price, for tags that lay them out themselves. */
export function priceParts(price: Price, { shows_leva }: Currencies): [euro: string, leva?: string] {
  const euro = amount(price, 'EUR', '€');
  return shows_leva ? [euro, amount(price, 'BGN', text.money.leva)] : [euro];
}

/** „409,03 € (800,00 лв.)“ from cents of a euro. */
export const formatCents = (cents: number, currencies: Currencies) =>
  formatPrice({ cents, currency: 'EUR' }, currencies);

/**
 * The sum of prices, each taken `count` times; in leva if all of them are. A range counts with its lower end, and the
 * sum then has a „+“.
 */
export function sumOf(counted: readonly { price: Price; count: number }[]): Price {
  const currency = counted.some(({ price }) => price.currency === 'EUR') ? 'EUR' : 'BGN';
  return {
    cents: counted.reduce((sum, { price, count }) => sum + centsIn(currency, timesPrice(price, count)), 0),
    currency,
    isPlus: counted.some(({ price }) => isOpen(price)),
  };
}

/** Whether more may be paid than the amount says: with „от“, a „+“ or an upper end. */
export const isOpen = ({ to, isFrom, isPlus }: Price): boolean =>
  Boolean(isFrom || isPlus) || to !== undefined;

/** „от 25,56 €“: the least that something costs, without the upper end or the „+“. A fixed price has no „от“. */
export const leastOf = (price: Price): Price => ({
  cents: price.cents,
  currency: price.currency,
  isFrom: isOpen(price),
});

/** A price times a count; both ends of a range are multiplied. */
export const timesPrice = ({ cents, to, ...rest }: Price, count: number): Price => ({
  cents: cents * count,
  ...(to !== undefined && { to: to * count }),
  ...rest,
});

/** Cents from an amount as people write it: „1 250,50“. NaN if it is none. */
export function centsOf(written: string): number {
  const amount = written.replaceAll(/[\s€]/g, '');
  return /^\d+(?:[.,]\d{1,2})?$/.test(amount)
    ? Math.round(Number(amount.replace(',', '.')) * 100)
    : Number.NaN;
}

/** Cents as an amount to be changed in a field: „1250,50“. */
export const writtenCents = (cents: number) =>
  new Intl.NumberFormat('bg-BG', { minimumFractionDigits: 2, useGrouping: false }).format(cents / 100);

/** An amount in cents of the wanted currency, rounded half up. */
export function centsIn(wanted: Currency, { cents, currency }: Pick<Price, 'cents' | 'currency'>): number {
  if (currency === wanted) return cents;
  return Math.round(wanted === 'EUR' ? cents / LEVA_PER_EURO : cents * LEVA_PER_EURO);
}

/** „от 1000 лв.“. Prices entered in whole leva are shown in whole leva, as in the specification. */
function amount({ cents, to, currency, isFrom, isPlus }: Price, shown: Currency, sign: string): string {
  const ends = to === undefined ? [cents] : [cents, to];
  const isWhole = shown === 'BGN' && currency === 'BGN' && ends.every((end) => end % 100 === 0);
  const format = (end: number, useGrouping?: 'always') => {
    const digits = isWhole ? 0 : 2;
    return new Intl.NumberFormat('bg-BG', {
      useGrouping,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(centsIn(shown, { cents: end, currency }) / 100);
  };
  const range = to === undefined ? format(cents) : rangeOf(format, cents, to);
  return `${isFrom ? `${text.money.from}\u00a0` : ''}${range}${isPlus ? '+' : ''}\u00a0${sign}`;
}

/** „50–80“, but „1 200 – 1 500“ with spaces, as in the specification. */
function rangeOf(format: Format, from: number, to: number): string {
  const [start, end] = [format(from, 'always'), format(to, 'always')];
  return /\s/.test(start + end) ? `${start}\u00a0–\u00a0${end}` : `${start}–${end}`;
}

/** A single amount has its four digits together; `useGrouping: 'always'` separates them. */
type Format = (cents: number, useGrouping?: 'always') => string;
