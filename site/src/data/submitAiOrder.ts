import { type AiOrderInput, contactMessageOf } from '@vitrina/shared/schemas/aiOrder.ts';
import { submitContactMessage } from './submitContactMessage.ts';

/** Orders of AI images are stored as contact messages. */
export const submitAiOrder = (order: AiOrderInput) => submitContactMessage(contactMessageOf(order));
