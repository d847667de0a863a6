import { type AiOrderInput, contactMessageOf } from '@vitrina/shared/schemas/aiOrder.ts';
import { submitContactMessage } from './submitContactMessage.ts';

/** Hands the studio an order of AI images, which is kept among the contact messages. */
export const submitAiOrder = (order: AiOrderInput) => submitContactMessage(contactMessageOf(order));
