import { text } from './text.ts';

/** Leva for one euro, fixed by Council Regulation (EU) 2025/1409 when Bulgaria joined on 1 January 2026. */
const LEVA_PER_EURO = 1.95583;

/** Which currency stands first: the one setting for every price of the site. */
export type CurrencyOrder = 'euro-leva' | 'leva-euro' | 'euro';

/** An amount as the specification gives it: in whole leva, perhaps a range, „от …“ or „…+“. */
export interface Price {
  leva: number;
  /** Upper end of a range, in leva. */
  to?: number;
  isFrom?: boolean;
  isPlus?: boolean;
}

/** „255,65 € (500 лв.)“, or the order that `order` asks for. Spaces inside an amount do not break. */
export function formatPrice(price: Price, order: CurrencyOrder = 'euro-leva'): string {
  const [first, second] = priceParts(price, order);
  return second === undefined ? first : `${first} (${second})`;
}

/** The one or two amounts of a price, for a tag that sets them apart itself. */
export function priceParts(price: Price, order: CurrencyOrder = 'euro-leva'): [string, string?] {
  const euro = amount(price, formatEuro, '€');
  const leva = amount(price, formatLeva, text.money.leva);
  if (order === 'euro') return [euro];
  return order === 'euro-leva' ? [euro, leva] : [leva, euro];
}

/** The euro value of an amount in leva, rounded half up to the cent. */
export function levaToEuro(leva: number): number {
  return Math.round((leva / LEVA_PER_EURO) * 100) / 100;
}

function amount({ leva, to, isFrom, isPlus }: Price, format: (leva: number) => string, sign: string): string {
  const range = to === undefined ? format(leva) : `${format(leva)}\u00a0– ${format(to)}`;
  return `${isFrom ? `${text.money.from}\u00a0` : ''}${range}${isPlus ? '+' : ''}\u00a0${sign}`;
}

const number = new Intl.NumberFormat('bg-BG');
const cents = new Intl.NumberFormat('bg-BG', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const formatLeva = (leva: number) => number.format(leva);
const formatEuro = (leva: number) => cents.format(levaToEuro(leva));
