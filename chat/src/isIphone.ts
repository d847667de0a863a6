/** Whether this is the browser of an iPhone or iPad: no other says whether a page stands alone, as an app. */
export const isIphone = (browser: Navigator): browser is Navigator & { standalone: boolean } =>
  'standalone' in browser;
