import { useQuery } from '@tanstack/react-query';
import { serviceLabel } from '@vitrina/shared/services.ts';
import { type OverviewRow, readOverview } from '../../providers/inquiryOverview.ts';
import { inquiryInbox } from '../inquiryInbox.ts';

export interface Count {
  label: string;
  count: number;
}

/** Undefined until it has been read. It follows every change of the inquiries, as their list does. */
export function useOverview() {
  const { data } = useQuery({ queryKey: [inquiryInbox.resource, 'overview'], queryFn: readOverview });
  return data && arrange(data);
}

/** The rows of the call, sorted by what they measure. */
export function arrange(rows: OverviewRow[]) {
  const measured = (measure: string): Count[] =>
    rows
      .filter((row) => row.measure === measure)
      .map(({ label, inquiries }) => ({ label, count: inquiries }));
  const answers = new Map(measured('answer').map(({ label, count }) => [label, count]));
  return {
    days: measured('day'),
    services: measured('service').map(({ label, count }) => ({ label: serviceLabel(label), count })),
    due: answers.get('due') ?? 0,
    inTime: answers.get('in_time') ?? 0,
  };
}
