import { lazyWithoutSuspense } from '@vitrina/shared/lazyWithoutSuspense.tsx';
import type { ComponentType } from 'react';
import { useOpenRecord } from '../ui/recordAddress.ts';
import { ContentList } from './ContentList.tsx';

/** Rows that are written on pages of their own: their list, or the row that the address names. */
export function contentPage(load: () => Promise<{ default: ComponentType<{ id: string }> }>) {
  const RowPage = lazyWithoutSuspense(load);
  return function ContentPage() {
    const { id } = useOpenRecord();
    return id ? <RowPage id={id} /> : <ContentList />;
  };
}
