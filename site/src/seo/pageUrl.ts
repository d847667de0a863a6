import { brand } from '@vitrina/shared/brand.ts';

export const pageUrl = (path: string): string => new URL(path, brand.siteUrl).href;
