import { useListContext, useTranslate } from 'react-admin';
import { Pages } from '../ui/Pages.tsx';
import { text } from './text.ts';

/** A long search is counted a thousand rows ahead of the page, and says so; its pages go on. */
export function InboxPages() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const isSearch = Object.keys(filterValues).length > 0;
  return (
    <Pages
      labelDisplayedRows={({ from, to, count }) =>
        translate('ra.navigation.page_range_info', {
          offsetBegin: from,
          offsetEnd: to,
          total: isSearch && count > 1 && count % 1000 === 1 ? text.moreThan(count - 1) : count,
        })
      }
    />
  );
}
