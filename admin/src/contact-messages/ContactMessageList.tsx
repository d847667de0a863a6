import { orderTitle } from '@vitrina/shared/orders.ts';
import { InboxList, type Topic } from '../inbox/InboxList.tsx';
import { aiPackages } from './text.ts';

const names: Record<string, string> = Object.fromEntries(
  Object.entries(aiPackages).map(([type, label]) => [orderTitle(type), label]),
);

/** The package of an AI order in words, or the title that the visitor typed. */
const title: Topic = {
  source: 'title',
  of: (row) => ('title' in row ? (names[row.title] ?? row.title) : ''),
  names,
};

export default function ContactMessageList() {
  return <InboxList topic={title} hasPhoneColumn />;
}
