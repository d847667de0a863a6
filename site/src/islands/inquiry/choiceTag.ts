import { type Currencies, formatPricePer, type Price, sumOf } from '@vitrina/shared/money.ts';
import type { OfferedItem } from '../../content/offeredItems.ts';
import { type InquiryChoice, READY_MADE, SITES } from '../../inquiryChoice.ts';
import { inquiryText } from '../../text.ts';

/** The price tag above the form. */
export interface ChoiceTag {
  names: readonly string[];
  price: Price | undefined;
  /** What the price is paid for, unless it is that of several items. */
  unit?: string | null | undefined;
  /** The monthly prices, which are not part of the sum. */
  monthly?: string;
  /** The value of the service field that belongs to it. */
  service: string;
  /** The tag says no more than that field, but for its price, so it disappears when another service is chosen. */
  isServiceAlone: boolean;
}

type Offered = Readonly<Record<string, OfferedItem>>;

/**
 * The tag for a choice; undefined if the choice contains nothing that we know. Does not check whether the template is
 * active.
 */
export function choiceTag(
  { items = {}, service, template, sign }: InquiryChoice,
  services: Readonly<Record<string, string>>,
  offered: Offered,
  currencies: Currencies,
): ChoiceTag | undefined {
  const chosen = Object.entries(items).flatMap(([id, count]) => {
    const item = Object.hasOwn(offered, id) ? offered[id] : undefined;
    return item ? [{ ...item, id, count }] : [];
  });
  const known = service !== undefined && Object.hasOwn(services, service) ? service : undefined;
  const [first] = chosen;
  const field = template ?? known ?? first?.service;
  if (field === undefined) return undefined;
  const wanted =
    sign === undefined ? template : inquiryText.withSign(template ?? inquiryText.readyMade, sign);
  if (!first) {
    const name = wanted ?? services[field] ?? field;
    const priced = template === undefined ? field : READY_MADE;
    const item = priced === SITES ? undefined : offered[`service-${priced}`];
    return { names: [name], price: item?.price, unit: item?.unit, service: field, isServiceAlone: true };
  }
  const once = chosen.filter(({ isMonthly }) => !isMonthly);
  const monthly = chosen
    .flatMap(({ name, price, unit, isMonthly }) =>
      isMonthly && price ? [inquiryText.monthly(name, formatPricePer({ price, unit }, currencies))] : [],
    )
    .join(', ');
  const names = once.map(({ name, count }) => (count === 1 ? name : `${name} × ${count}`));
  const all = wanted === undefined ? names : [wanted, ...names];
  if (all.length === 0) return { names: [monthly], price: undefined, service: field, isServiceAlone: false };
  return {
    names: all,
    ...priceOfAll(once),
    ...(monthly && { monthly }),
    service: field,
    isServiceAlone: all.length === 1 && first.id === `service-${field}` && first.count === 1 && !monthly,
  };
}

/** Without a price if that of any is not known. */
function priceOfAll(items: readonly (OfferedItem & { count: number })[]): Pick<ChoiceTag, 'price' | 'unit'> {
  const [only, ...others] = items;
  if (only && others.length === 0 && only.count === 1) return { price: only.price, unit: only.unit };
  const priced = items.flatMap(({ price, count }) => (price ? [{ price, count }] : []));
  return { price: only && priced.length === items.length ? sumOf(priced) : undefined };
}

/** What the database accepts. */
const LINE_LIMIT = 500;

/** The tag's text in one line, with shortened names where it would be too long. */
export function tagLine({ names, price, unit, monthly }: ChoiceTag, currencies: Currencies): string {
  const prices = [
    price ? ` – ${formatPricePer({ price, unit }, currencies)}` : '',
    ...(monthly ? [monthly] : []),
  ].join('; ');
  return (shortened(names.join(', '), LINE_LIMIT - prices.length) + prices).slice(0, LINE_LIMIT);
}

function shortened(words: string, limit: number): string {
  if (words.length <= limit) return words;
  const start = words.slice(0, Math.max(0, limit - 1));
  // No half of a sign that the cut has divided.
  return `${start.replace(/\p{Surrogate}$/u, '')}…`;
}
