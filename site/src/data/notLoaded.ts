/**
 * Why a script that the page imports is missing. Where it is not for want of a connection, a reload is asked for: browsers
 * from before autumn 2026 never fetch a script again that they once could not (https://github.com/whatwg/html/issues/6768).
 */
export const whyNotLoaded = () => (navigator.onLine ? 'not-loaded' : 'offline');
