const KILOBYTE = 1024;

const number = new Intl.NumberFormat('bg-BG', { maximumFractionDigits: 1 });

/** „1,2 MB“ from a number of bytes; at least 1 KB. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE
    ? `${Math.max(1, Math.round(kilobytes))}\u00a0KB`
    : `${number.format(kilobytes / KILOBYTE)}\u00a0MB`;
}
