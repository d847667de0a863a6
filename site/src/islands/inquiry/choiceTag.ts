import { type Currencies, formatPrice, type Price, sumOf } from '@vitrina/shared/money.ts';
import type { PricedChoice } from '../../content/pricedChoices.ts';
import type { InquiryChoice } from '../../inquiryChoice.ts';
import { inquiryText } from '../../text.ts';

/** The price tag above the form. */
export interface ChoiceTag {
  names: readonly string[];
  price: Price | undefined;
  /** What is paid each month, and so stands in no sum. */
  monthly?: string;
  /** What the field for a service or a template says with it. */
  service: string;
  /** It says no more than that field, and goes when another service is chosen. */
  isServiceAlone: boolean;
}

type Priced = Readonly<Record<string, PricedChoice>>;

/** The tag for a choice, or none for a choice of nothing that we know. Whether a template is on show is not asked here. */
export function choiceTag(
  { items = {}, service, template, sign }: InquiryChoice,
  services: Readonly<Record<string, string>>,
  priced: Priced,
  currencies: Currencies,
): ChoiceTag | undefined {
  const chosen = Object.entries(items).flatMap(([id, count]) => {
    const item = Object.hasOwn(priced, id) ? priced[id] : undefined;
    return item ? [{ ...item, count }] : [];
  });
  const known = service !== undefined && Object.hasOwn(services, service) ? service : undefined;
  const [first] = chosen;
  const field = template ?? known ?? first?.service;
  if (field === undefined) return undefined;
  const wanted =
    template !== undefined && sign !== undefined ? inquiryText.withSign(template, sign) : template;
  if (!first) {
    const name = wanted ?? services[field] ?? field;
    const price = priced[template === undefined ? `service-${field}` : 'service-templates']?.price;
    return { names: [name], price, service: field, isServiceAlone: true };
  }
  const once = chosen.filter(({ isMonthly }) => !isMonthly);
  const monthly = chosen
    .filter(({ isMonthly }) => isMonthly)
    .map(({ name, price }) => inquiryText.monthly(name, formatPrice(price, currencies)))
    .join(', ');
  const names = once.map(({ name, count }) => (count === 1 ? name : `${name} × ${count}`));
  const all = wanted === undefined ? names : [wanted, ...names];
  if (all.length === 0) return { names: [monthly], price: undefined, service: field, isServiceAlone: false };
  const [only, ...others] = once;
  return {
    names: all,
    price:
      only && others.length === 0 && only.count === 1
        ? only.price
        : once.length > 0
          ? sumOf(once)
          : undefined,
    ...(monthly && { monthly }),
    service: field,
    isServiceAlone: false,
  };
}

/** What the tag says, in one line; a forged address must not make it longer than the studio keeps. */
export const tagLine = ({ names, price, monthly }: ChoiceTag, currencies: Currencies): string =>
  [
    [names.join(', '), ...(price ? [formatPrice(price, currencies)] : [])].join(' – '),
    ...(monthly ? [monthly] : []),
  ]
    .join('; ')
    .slice(0, 500);
