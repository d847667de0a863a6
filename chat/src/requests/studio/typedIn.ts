/** What is typed in a form, by the names of its fields, without chosen files. */
export function typedIn(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)];
  return new URLSearchParams(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
