import { NO_TEMPLATE } from '@vitrina/shared/noTemplate.ts';
import { serviceNames } from '@vitrina/shared/text.ts';
import { inquiriesText } from './text.ts';

const labels = new Map([...Object.entries(serviceNames), [NO_TEMPLATE, inquiriesText.noTemplate]]);

/** What an inquiry is about, in words: a service's name, the chosen template in quotes, or an unknown id as it is. */
export function serviceLabel(service: string): string {
  return labels.get(service) ?? (isId(service) ? service : `„${service}“`);
}

/** The ids whose name contains what was typed. */
export function servicesNamed(typed: string): string[] {
  const part = typed.trim().toLowerCase();
  return [...labels].filter(([, label]) => label.toLowerCase().includes(part)).map(([id]) => id);
}

/** Ids are lower-case Latin words joined by hyphens; templates have Bulgarian names. */
const isId = (service: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(service);
