/** Whether the browser would now ask before the page is left. */
export function wouldLoseSomething(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
