/**
 * For postgres.js: seconds before it reconnects. The server is on this machine, and the library's growing pauses would
 * keep requests waiting for up to 20 s after the database is back.
 */
export const reconnectAfter = () => 0.2;
