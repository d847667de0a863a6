import { text } from './forms/text.ts';
import { type ServiceTitles, serviceNames } from './text.ts';

/** Stored as the service of an inquiry without a ready-made template. */
export const NO_TEMPLATE = 'no-template';

/** The labels of services, by what an inquiry stores; a template is stored by its name. */
export const serviceLabels = (titles: ServiceTitles): ReadonlyMap<string, string> =>
  new Map([...Object.entries(serviceNames(titles)), [NO_TEMPLATE, text.inquiry.noTemplate]]);

/** The label of an inquiry's service: its name, the chosen template in quotes, or an unknown id as it is. */
export const serviceLabel = (service: string, titles: ServiceTitles): string =>
  serviceLabels(titles).get(service) ?? (isId(service) ? service : text.inquiry.template(service));

/** Ids are lower-case Latin words joined by hyphens; templates have Bulgarian names. */
const isId = (service: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(service);
