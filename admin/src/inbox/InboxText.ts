export interface InboxText {
  title: string;
  search: string;
  arrived: (count: number) => string;
  viewOf: (name: string) => string;
  selectOf: (name: string) => string;
  replySubject: string;
  empty: string;
  loading: string;
  loadingOne: string;
  loadFailedReason: string;
  notFound: string;
  selected: string;
  markedRead: (count: number) => string;
  markFailed: string;
  delete: {
    actionOf: (name: string) => string;
    title: string;
    question: (name: string) => string;
    done: string;
    doneMany: (count: number) => string;
  };
}
