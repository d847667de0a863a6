import { serviceLabels } from '@vitrina/shared/services.ts';

/** Labels of services for the search; their titles are already in the database. */
export const topicNames = Object.fromEntries(serviceLabels({}));
