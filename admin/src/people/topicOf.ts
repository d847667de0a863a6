import { orderTitle } from '@vitrina/shared/orders.ts';
import { serviceLabel } from '@vitrina/shared/services.ts';
import { aiPackages } from '../contact-messages/text.ts';

const orders = new Map(Object.entries(aiPackages).map(([type, label]) => [orderTitle(type), label]));

/** What somebody asked for, in words: a service, a package, or in quotes what the visitor typed or chose. */
export const topicOf = (asked: string): string => orders.get(asked) ?? serviceLabel(asked);
