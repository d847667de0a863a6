/** How a text names a price, such as "{edit-page}". The same pattern as in the SQL function private.mentioned_prices. */
export const PRICE_MENTION = /\{([a-z0-9]+(?:-[a-z0-9]+)*)\}/g;

/** What stands in braces but cannot be the name of a price. */
export const oddMention = (text: string): string | undefined =>
  /\{([^{}]+)\}/.exec(text.replaceAll(PRICE_MENTION, ''))?.[1];
