/** Forms that ask for no phone send „N/A“. */
export const phoneLabel = (phone: string): string => (phone === 'N/A' ? '—' : phone);
