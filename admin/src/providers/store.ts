import { localStorageStore, memoryStore, type Store } from 'ra-core';

const onDevice = localStorageStore();
const inMemory = memoryStore();
inMemory.setup();

let current = onDevice;

/**
 * What react-admin remembers on this device: filter, order and page of each list. Signing out empties it. Once the device
 * has no space for it, it lasts as long as the page, as react-admin does by itself where there is none from the start.
 */
export const store: Store = {
  ...onDevice,
  // Only setting up. What ends with the teardown is following other tabs, which would clear each other's selected rows and
  // change each other's filters.
  setup() {
    onDevice.setup();
    onDevice.teardown();
  },
  getItem: (...item) => current.getItem(...item),
  setItem(...item) {
    try {
      current.setItem(...item);
    } catch (error) {
      console.warn('Preferences last only as long as the page is open:', error);
      for (const known of Object.entries(onDevice.listItems?.() ?? {})) inMemory.setItem(...known);
      current = inMemory;
      current.setItem(...item);
    }
  },
  removeItem(key) {
    for (const each of [onDevice, inMemory]) each.removeItem(key);
  },
  removeItems(prefix) {
    for (const each of [onDevice, inMemory]) each.removeItems(prefix);
  },
  reset() {
    for (const each of [onDevice, inMemory]) each.reset();
  },
  listItems: (prefix) => current.listItems?.(prefix) ?? {},
  subscribe(...listener) {
    const ends = [onDevice, inMemory].map((each) => each.subscribe(...listener));
    return () => {
      for (const end of ends) end();
    };
  },
};
