/** The letter of the logo, coloured for a dark background. */
export function Mark() {
  return (
    <svg className="h-10.5 w-auto max-md:hidden" viewBox="0 0 89 131" aria-hidden="true">
      <rect width="30" height="131" rx="2.6" fill="var(--color-plaster-fix)" />
      <path
        fill="var(--color-tomato)"
        d="M36.6 0h20.65a31.75 31.75 0 0 1 0 63.5H36.6a2.6 2.6 0 0 1-2.6-2.6V2.6A2.6 2.6 0 0 1 36.6 0z"
      />
      <path
        fill="var(--color-pave)"
        d="M36.6 67.5h20.65a31.75 31.75 0 0 1 0 63.5H36.6a2.6 2.6 0 0 1-2.6-2.6V70.1a2.6 2.6 0 0 1 2.6-2.6z"
      />
    </svg>
  );
}
