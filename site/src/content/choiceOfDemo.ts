import { type InquiryChoice, READY_MADE } from '../inquiryChoice.ts';
import { entriesInOrder } from './entriesInOrder.ts';

/**
 * What a visitor of a demo can ask for: the active template that opens it, by its name in the console; without one, a
 * ready-made site.
 */
export async function choiceOfDemo(demoUrl: string): Promise<InquiryChoice> {
  const templates = await entriesInOrder('templates');
  const template = templates.find(({ data }) => data.demo_url === demoUrl);
  return template ? { template: template.data.name } : { service: READY_MADE };
}
