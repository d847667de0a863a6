import { serviceLabels } from '@vitrina/shared/services.ts';

/** What inquiries keep where the list shows a name with these words in it. */
export function servicesNamed(typed: string): string[] {
  const words = typed.trim().toLowerCase();
  return [...serviceLabels].filter(([, label]) => label.toLowerCase().includes(words)).map(([id]) => id);
}
