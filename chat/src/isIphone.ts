/** Whether this is the browser of an iPhone or iPad. Safari on a Mac has `standalone`, too, but nothing to touch. */
export const isIphone = (browser: Navigator): browser is Navigator & { standalone: boolean } =>
  'standalone' in browser && browser.maxTouchPoints > 0;
