import { orderLabels } from '@vitrina/shared/topics/topicOf.ts';
import type { Exporter } from 'react-admin';
import { InboxList, type Topic } from '../inbox/InboxList.tsx';
import type { InboxRow } from '../providers/inboxReads.ts';

/** The package of an AI order in words, or the title that the visitor typed. */
const title: Topic = {
  source: 'title',
  of: (row) => ('title' in row ? (orderLabels.get(row.title) ?? row.title) : ''),
  names: Object.fromEntries(orderLabels),
};

export default function ContactMessageList() {
  return <InboxList topic={title} hasPhoneColumn exporter={exporter} />;
}

const exporter: Exporter<InboxRow> = async (rows) =>
  (await import('../inbox/exportRows.ts')).exportRows('messages', rows, { title: title.of });
