import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { publicApi } from './publicApi.ts';
import { type ReadFailure, readFailure } from './readAllRows.ts';
import { readOrStop } from './readOrStop.ts';

let version: Promise<number> | undefined;

/**
 * The version of the content, for the build. Read once and before any rows, so that a change made during the build counts
 * as newer.
 */
export function contentVersion(): Promise<number> {
  version ??= readOrStop('the version of the content', fetchVersion, 0);
  return version;
}

async function fetchVersion(): Promise<Result<number, ReadFailure>> {
  const { data, error, status } = await publicApi().rpc('content_version');
  return error ? failure(readFailure(error, status)) : success(data);
}
