import { serviceLabel } from '@vitrina/shared/services.ts';
import type { ServiceTitles } from '@vitrina/shared/text.ts';
import type { OverviewRow } from '../providers/inquiryOverview.ts';

export interface Count {
  label: string;
  count: number;
}

/** Groups the rows of `inquiry_overview` by what they measure. */
export function arrange(rows: OverviewRow[], titles: ServiceTitles) {
  const measured = (measure: string): Count[] =>
    rows
      .filter((row) => row.measure === measure)
      .map(({ label, inquiries }) => ({ label, count: inquiries }));
  const answers = new Map(measured('answer').map(({ label, count }) => [label, count]));
  return {
    days: measured('day'),
    services: measured('service').map(({ label, count }) => ({
      label: serviceLabel(label, titles),
      count,
    })),
    /** Answered, or waiting for more than 24 hours. */
    due: answers.get('due') ?? 0,
    /** Of these, answered within 24 hours. */
    inTime: answers.get('in_time') ?? 0,
  };
}
