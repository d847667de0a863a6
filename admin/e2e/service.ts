import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import type { ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';

/** A client that may read and write everything in the database. */
export const service = ({ apiUrl, secretKey }: ProductUnderTest) => createServiceClient(apiUrl, secretKey);
