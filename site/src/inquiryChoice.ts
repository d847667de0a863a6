import { signName } from './signName.ts';

/** The service of a ready-made site, whatever its template. */
export const READY_MADE = 'templates';

/** The service of all sites, whose price depends on their kind. */
export const SITES = 'websites';

/** What a visitor has chosen on another page before opening the inquiry form. */
export interface InquiryChoice {
  /** How many of each priced item, by the id of its price. */
  items?: Readonly<Record<string, number>>;
  /** A service by its id. */
  service?: string;
  /** A template by its name. */
  template?: string;
  /** The visitor's own name for the sign of a template, or of a ready-made site without one. */
  sign?: string;
}

/** What a service's own page hands on: the service and its price. That of the sites is of those made to measure. */
export const choiceOfService = (service: string): InquiryChoice =>
  service === SITES ? { items: { [`service-${SITES}`]: 1 } } : { service };

/** The address of the inquiry form, which shows the choice as a price tag. */
export function inquiryAddress(choice: InquiryChoice): string {
  return `/inquiry${choiceQuery(choice)}#inquiry-form`;
}

/**
 * A choice as the query of a URL, including the „?“; empty for no choice.
 * @param before the query so far. Whatever is no choice stays, such as the source that count.ts reads.
 */
export function choiceQuery(
  { items = {}, service, template, sign }: InquiryChoice,
  before = new URLSearchParams(),
): string {
  const query = new URLSearchParams(before);
  for (const name of ['item', 'service', 'template', 'sign']) query.delete(name);
  for (const [id, count] of Object.entries(items)) query.append('item', count === 1 ? id : `${id}*${count}`);
  if (service !== undefined) query.set('service', service);
  if (template !== undefined) query.set('template', template);
  if (sign !== undefined) query.set('sign', sign);
  return query.size === 0 ? '' : `?${query}`;
}

/** Reads a choice from the query of a URL and ignores everything else in it. */
export function choiceInAddress(query: URLSearchParams): InquiryChoice {
  const items = query.getAll('item').flatMap((item) => {
    const [, id, count = '1'] = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\*([1-9]\d?))?$/.exec(item) ?? [];
    return id === undefined ? [] : [[id, Number(count)] as const];
  });
  const service = query.get('service')?.trim();
  const template = query.get('template')?.trim();
  const sign = signName(query.get('sign') ?? '');
  return {
    ...(items.length > 0 && { items: Object.fromEntries(items) }),
    ...(service && { service }),
    ...(template && { template }),
    ...((template || service === READY_MADE) && sign && { sign }),
  };
}
