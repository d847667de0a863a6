import { brand } from '@vitrina/shared/brand.ts';

/** The full address of a path of this site. */
export const pageUrl = (path: string): string => new URL(path, brand.siteUrl).href;
