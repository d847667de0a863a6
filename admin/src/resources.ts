import type { AdminPage } from '@vitrina/shared/adminPages.ts';
import { type LazyComponent, lazyWithoutSuspense } from '@vitrina/shared/lazyWithoutSuspense.tsx';
import {
  ChartColumn,
  CloudUpload,
  FilePen,
  FolderKanban,
  Images,
  Inbox,
  LayoutTemplate,
  Mail,
  NotebookText,
  Package,
  UserSearch,
  Users,
  UsersRound,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { addWords } from './i18n/i18nProvider.ts';
import { topicNames } from './inquiries/topicNames.ts';
import { preloadRows } from './providers/preloadRows.ts';
import { text } from './text.ts';
import type { ConsoleOptions } from './ui/consoleOptions.ts';

/** A resource is a page of the console and, unless its options say otherwise, an item of the menu. */
interface ConsoleResource extends ResourceProps {
  name: AdminPage;
  icon: ComponentType<{ size?: number }>;
  list: LazyComponent<object>;
  options?: ConsoleOptions;
}

/** A page whose texts arrive with its code; only its name in the menu is in `i18n/bg.ts`. */
const pageWithWords = (
  name: AdminPage,
  load: () => Promise<{ default: ComponentType<object>; bg: object }>,
) => ({
  name,
  list: lazyWithoutSuspense(async () => {
    const page = await load();
    await addWords({ resources: { [name]: page.bg } });
    return page;
  }),
});

/** A draft may have no name yet. */
const nameIn = (column: string) => (row: Readonly<Record<string, unknown>>) =>
  String(row[column] ?? '').trim() || text.untitled;

const loadUnread = () => import('./inbox/Unread.tsx');

const inbox = {
  recordRepresentation: 'name',
  options: {
    belowRow: lazy(async () => ({ default: (await import('./people/BelowRow.tsx')).BelowRow })),
    rowAction: lazy(async () => ({ default: (await import('./people/AnswerButton.tsx')).AnswerButton })),
    badge: lazy(async () => ({ default: (await loadUnread()).UnreadBadge })),
    announcer: lazy(async () => ({ default: (await loadUnread()).ArrivalAnnouncer })),
  },
};

/**
 * In the order of the menu; the first resource is the start page. An id after the address of a list opens that row,
 * "create" opens the form for a new one.
 */
export const resources: ConsoleResource[] = [
  {
    name: 'inquiries',
    icon: Inbox,
    list: lazyWithoutSuspense(() => import('./inquiries/InquiryList.tsx')),
    ...inbox,
    options: { ...inbox.options, preloadRows: () => preloadRows('inquiries', topicNames) },
  },
  {
    name: 'contact-messages',
    icon: Package,
    list: lazyWithoutSuspense(() => import('./contact-messages/ContactMessageList.tsx')),
    ...inbox,
  },
  {
    name: 'people',
    icon: Users,
    recordRepresentation: 'name',
    list: lazyWithoutSuspense(() => import('./people/PeoplePage.tsx')),
    hasCreate: true,
    options: { badge: lazy(() => import('./people/DueBadge.tsx')) },
  },
  {
    ...pageWithWords('canned-replies', () => import('./canned-replies/CannedReplyList.tsx')),
    icon: Mail,
    recordRepresentation: 'title',
    hasCreate: true,
    options: { reachedFrom: 'people' },
  },
  {
    ...pageWithWords('projects', () => import('./projects/ProjectList.tsx')),
    icon: FolderKanban,
    recordRepresentation: 'title',
    hasCreate: true,
  },
  {
    ...pageWithWords('templates', () => import('./templates/TemplateList.tsx')),
    icon: LayoutTemplate,
    recordRepresentation: 'name',
    hasCreate: true,
  },
  {
    ...pageWithWords('ai-gallery', () => import('./ai-gallery/GalleryList.tsx')),
    icon: Images,
    recordRepresentation: 'title',
    hasCreate: true,
  },
  {
    ...pageWithWords('posts', () => import('./posts/PostsPage.tsx')),
    icon: FilePen,
    recordRepresentation: nameIn('title'),
    hasCreate: true,
    options: { section: 'content' },
  },
  {
    ...pageWithWords('services', () => import('./services/ServicesPage.tsx')),
    icon: NotebookText,
    recordRepresentation: nameIn('title'),
    options: { section: 'content' },
  },
  {
    ...pageWithWords('prices', () => import('./prices/PriceList.tsx')),
    icon: NotebookText,
    recordRepresentation: nameIn('name'),
    hasCreate: true,
    options: { section: 'content' },
  },
  {
    ...pageWithWords('packages', () => import('./packages/PackageList.tsx')),
    icon: Package,
    recordRepresentation: nameIn('audience'),
    options: { section: 'content', reachedFrom: 'prices' },
  },
  {
    ...pageWithWords('faqs', () => import('./faqs/FaqList.tsx')),
    icon: NotebookText,
    recordRepresentation: nameIn('question'),
    hasCreate: true,
    options: { section: 'content' },
  },
  {
    ...pageWithWords('testimonials', () => import('./testimonials/TestimonialList.tsx')),
    icon: NotebookText,
    recordRepresentation: nameIn('name'),
    hasCreate: true,
    options: { section: 'content' },
  },
  {
    ...pageWithWords('studio-facts', () => import('./studio/StudioPage.tsx')),
    icon: NotebookText,
    options: { section: 'content' },
  },
  {
    name: 'insights',
    icon: ChartColumn,
    list: lazyWithoutSuspense(() => import('./insights/InsightsPage.tsx')),
  },
  {
    ...pageWithWords('mails', () => import('./mails/MailList.tsx')),
    icon: Mail,
    options: { badge: lazy(() => import('./mails/TroubleBadge.tsx')) },
  },
  {
    name: 'publishing',
    icon: CloudUpload,
    list: lazyWithoutSuspense(() => import('./publishing/BuildList.tsx')),
    options: { status: lazy(() => import('./publishing/PublishStatus.tsx')) },
  },
  {
    ...pageWithWords('team', () => import('./team/TeamList.tsx')),
    icon: UsersRound,
    recordRepresentation: 'username',
    hasCreate: true,
  },
  {
    name: 'personal-data',
    icon: UserSearch,
    list: lazyWithoutSuspense(() => import('./personal-data/PersonalDataPage.tsx')),
  },
];

export const Profile = lazyWithoutSuspense(() => import('./profile/Profile.tsx'));
