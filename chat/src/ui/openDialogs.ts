/** Closes a dialog, after its question if something would be lost, and goes on once it is closed. */
type Leave = (then: () => void) => void;

/** The open dialogs, the newest last. */
const dialogs: Leave[] = [];

/** @returns a function to be called when the dialog is gone */
export function addDialog(leave: Leave): () => void {
  dialogs.push(leave);
  return () => void dialogs.splice(dialogs.indexOf(leave), 1);
}

export const hasOpenDialog = (): boolean => dialogs.length > 0;

/** Goes on once all dialogs are closed. Whoever would lose something is asked and can stay. */
export function leaveDialogs(then: () => void): void {
  dialogs.reduce<() => void>((next, leave) => () => leave(next), then)();
}
