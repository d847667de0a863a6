/**
 * For postgres.js: seconds before a lost connection is tried again. The server is on this machine, so there is nobody to
 * be spared, and its own growing pauses would have requests wait for 20 s when the database has long been back.
 */
export const reconnectAfter = () => 0.2;
