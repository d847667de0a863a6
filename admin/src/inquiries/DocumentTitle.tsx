import { brand } from '@vitrina/shared/brand.ts';
import { text } from '../text.ts';
import { useInquiryTotals } from './useInquiryTotals.ts';

/** Unread inquiries are counted in the browser's tab, for those who work in another one. */
export function DocumentTitle() {
  const { unread } = useInquiryTotals();
  return <title>{`${unread ? `(${unread}) ` : ''}${text.inquiries.title} – ${brand.name}`}</title>;
}
