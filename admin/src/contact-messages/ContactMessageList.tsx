import { orderLabels } from '@vitrina/shared/topics/topicOf.ts';
import { InboxList, type Topic } from '../inbox/InboxList.tsx';

/** The package of an AI order in words, or the title that the visitor typed. */
const title: Topic = {
  source: 'title',
  of: (row) => ('title' in row ? (orderLabels.get(row.title) ?? row.title) : ''),
  names: Object.fromEntries(orderLabels),
};

export default function ContactMessageList() {
  return <InboxList topic={title} hasPhoneColumn />;
}
