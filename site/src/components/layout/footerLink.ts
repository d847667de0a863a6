export const FOOTER_LINE = 'inline-flex min-h-tap items-center gap-2 py-1.25 leading-[1.35]';
export const FOOTER_LINK = `${FOOTER_LINE} underline-offset-[0.25em] hover:underline`;
export const FOOTER_HEADING = 'mb-2 text-[1.3125rem]/[1.2] tracking-[0] text-pave';
