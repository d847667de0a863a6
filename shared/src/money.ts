import { text } from './text.ts';

/** Leva for one euro, fixed by Council Regulation (EU) 2025/1409 when Bulgaria joined on 1 January 2026. */
const LEVA_PER_EURO = 1.95583;

export type Currency = 'BGN' | 'EUR';

/** Whether leva stand beside euro: a part of what the studio says of itself, so no amount is shown without asking. */
export interface Currencies {
  shows_leva: boolean;
}

/** An amount as it was set, in cents of its currency: perhaps a range, „от …“ or „…+“. */
export interface Price {
  cents: number;
  /** Upper end of a range, in cents. */
  to?: number;
  currency: Currency;
  isFrom?: boolean;
  isPlus?: boolean;
}

/** „255,65 € (500 лв.)“, or euro alone. Spaces inside an amount do not break. */
export function formatPrice(price: Price, currencies: Currencies): string {
  const [euro, leva] = priceParts(price, currencies);
  return leva === undefined ? euro : `${euro} (${leva})`;
}

/** The one or two amounts of a price, for a tag that sets them apart itself. */
export function priceParts(price: Price, { shows_leva }: Currencies): [euro: string, leva?: string] {
  const euro = amount(price, 'EUR', '€');
  return shows_leva ? [euro, amount(price, 'BGN', text.money.leva)] : [euro];
}

/** „409,03 € (800,00 лв.)“ from cents of a euro. */
export const formatCents = (cents: number, currencies: Currencies) =>
  formatPrice({ cents, currency: 'EUR' }, currencies);

/**
 * What so many of each price cost together, in leva where all of them are. Of a range its lower end counts, and the sum
 * says that it may become more.
 */
export function sumOf(counted: readonly { price: Price; count: number }[]): Price {
  const currency = counted.some(({ price }) => price.currency === 'EUR') ? 'EUR' : 'BGN';
  return {
    cents: counted.reduce((sum, { price, count }) => sum + centsIn(currency, price) * count, 0),
    currency,
    isPlus: counted.some(({ price: { to, isFrom, isPlus } }) => to !== undefined || isFrom || isPlus),
  };
}

/** The price of several of one kind: each end of it so many times. */
export const timesPrice = ({ cents, to, ...rest }: Price, count: number): Price => ({
  cents: cents * count,
  ...(to !== undefined && { to: to * count }),
  ...rest,
});

/** An amount in cents of the other currency, or of its own, rounded half up. */
export function centsIn(wanted: Currency, { cents, currency }: Pick<Price, 'cents' | 'currency'>): number {
  if (currency === wanted) return cents;
  return Math.round(wanted === 'EUR' ? cents / LEVA_PER_EURO : cents * LEVA_PER_EURO);
}

/** „от 1000 лв.“. Prices that were set in whole leva are shown in whole ones, as the specification does. */
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

/** „50–80“ and, as the specification spaces them, „1 200 – 1 500“. */
function rangeOf(format: Format, from: number, to: number): string {
  const [start, end] = [format(from, 'always'), format(to, 'always')];
  return /\s/.test(start + end) ? `${start}\u00a0– ${end}` : `${start}–${end}`;
}

/** Alone, four digits stand together; `useGrouping` 'always' parts them. */
type Format = (cents: number, useGrouping?: 'always') => string;
