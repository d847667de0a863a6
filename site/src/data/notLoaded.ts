/**
 * Why a script that the page imports is missing. Without a connection the page can try again once there is one; otherwise
 * it has to be reloaded, because Chrome before 156 and Safari never fetch a script again that they once could not
 * (https://github.com/whatwg/html/issues/6768).
 */
export const whyNotLoaded = () => (navigator.onLine ? 'not-loaded' : 'offline');
