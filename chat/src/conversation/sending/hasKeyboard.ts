/** Devices with a mouse or touchpad have a keyboard: there Enter sends, and the field may take the focus by itself. */
export function hasKeyboard(): boolean {
  return matchMedia('(pointer: fine)').matches;
}
