/**
 * A press that saves, finishes or removes something often brings another button into its place: the next row of a list, or
 * the step after. The second click of a double click would press that one, too, so it does nothing there.
 */
export function ignoreSecondClick(): void {
  // Undefined while the first click is not known: it may have come before this.
  let clicked: Element | null | undefined;
  document.addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest('button, a, label, li');
      if (event.detail > 1 && control !== clicked) {
        event.preventDefault();
        event.stopPropagation();
      } else {
        clicked = control;
      }
    },
    { capture: true },
  );
}
