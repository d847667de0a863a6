/** The sentences of a list of what visitors sent; each kind is named in its own gender. */
export interface InboxText {
  title: string;
  search: string;
  total: string;
  unread: string;
  unreadCount: (count: number) => string;
  arrived: (count: number) => string;
  isNew: string;
  isRead: string;
  actions: string;
  view: string;
  viewOf: (name: string) => string;
  selectOf: (name: string) => string;
  reply: string;
  replySubject: string;
  empty: string;
  loading: string;
  loadingOne: string;
  loadFailed: string;
  loadFailedReason: string;
  notFound: string;
  notFoundReason: string;
  newestFirst: string;
  oldestFirst: string;
  answered: string;
  markAnswered: string;
  markUnanswered: string;
  answerFailed: string;
  selected: string;
  selectPage: string;
  markRead: string;
  markedRead: (count: number) => string;
  markFailed: string;
  delete: {
    action: string;
    actionOf: (name: string) => string;
    title: string;
    question: (name: string) => string;
    cancel: string;
    deleting: string;
    done: string;
    doneMany: (count: number) => string;
    failed: string;
  };
}
