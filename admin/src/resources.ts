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
) =>
  lazyWithoutSuspense(async () => {
    const page = await load();
    await addWords({ resources: { [name]: page.bg } });
    return page;
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
    name: 'canned-replies',
    icon: Mail,
    recordRepresentation: 'title',
    list: pageWithWords('canned-replies', () => import('./canned-replies/CannedReplyList.tsx')),
    hasCreate: true,
    options: { reachedFrom: 'people' },
  },
  {
    name: 'projects',
    icon: FolderKanban,
    recordRepresentation: 'title',
    list: pageWithWords('projects', () => import('./projects/ProjectList.tsx')),
    hasCreate: true,
  },
  {
    name: 'templates',
    icon: LayoutTemplate,
    recordRepresentation: 'name',
    list: pageWithWords('templates', () => import('./templates/TemplateList.tsx')),
    hasCreate: true,
  },
  {
    name: 'ai-gallery',
    icon: Images,
    recordRepresentation: 'title',
    list: pageWithWords('ai-gallery', () => import('./ai-gallery/GalleryList.tsx')),
    hasCreate: true,
  },
  {
    name: 'posts',
    icon: FilePen,
    recordRepresentation: nameIn('title'),
    list: pageWithWords('posts', () => import('./posts/PostsPage.tsx')),
    hasCreate: true,
    options: { section: 'content' },
  },
  {
    name: 'services',
    icon: NotebookText,
    recordRepresentation: nameIn('title'),
    list: pageWithWords('services', () => import('./services/ServicesPage.tsx')),
    options: { section: 'content' },
  },
  {
    name: 'prices',
    icon: NotebookText,
    recordRepresentation: nameIn('name'),
    list: pageWithWords('prices', () => import('./prices/PriceList.tsx')),
    hasCreate: true,
    options: { section: 'content' },
  },
  {
    name: 'packages',
    icon: Package,
    recordRepresentation: nameIn('audience'),
    list: pageWithWords('packages', () => import('./packages/PackageList.tsx')),
    options: { section: 'content', reachedFrom: 'prices' },
  },
  {
    name: 'faqs',
    icon: NotebookText,
    recordRepresentation: nameIn('question'),
    list: pageWithWords('faqs', () => import('./faqs/FaqList.tsx')),
    hasCreate: true,
    options: { section: 'content' },
  },
  {
    name: 'testimonials',
    icon: NotebookText,
    recordRepresentation: nameIn('name'),
    list: pageWithWords('testimonials', () => import('./testimonials/TestimonialList.tsx')),
    hasCreate: true,
    options: { section: 'content' },
  },
  {
    name: 'studio-facts',
    icon: NotebookText,
    list: pageWithWords('studio-facts', () => import('./studio/StudioPage.tsx')),
    options: { section: 'content' },
  },
  {
    name: 'insights',
    icon: ChartColumn,
    list: lazyWithoutSuspense(() => import('./insights/InsightsPage.tsx')),
  },
  {
    name: 'mails',
    icon: Mail,
    list: pageWithWords('mails', () => import('./mails/MailList.tsx')),
    options: { badge: lazy(() => import('./mails/TroubleBadge.tsx')) },
  },
  {
    name: 'publishing',
    icon: CloudUpload,
    list: lazyWithoutSuspense(() => import('./publishing/BuildList.tsx')),
    options: { status: lazy(() => import('./publishing/PublishStatus.tsx')) },
  },
  {
    name: 'team',
    icon: UsersRound,
    recordRepresentation: 'username',
    list: pageWithWords('team', () => import('./team/TeamList.tsx')),
    hasCreate: true,
  },
  {
    name: 'personal-data',
    icon: UserSearch,
    list: lazyWithoutSuspense(() => import('./personal-data/PersonalDataPage.tsx')),
  },
];

export const Profile = lazyWithoutSuspense(() => import('./profile/Profile.tsx'));
