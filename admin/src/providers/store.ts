import { localStorageStore } from 'ra-core';

/** What react-admin remembers on this device: filter, order and page of each list. Signing out empties it. */
export const store = localStorageStore();
