import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** Kept out of the dependencies for its 131 MB. */
const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const CACHE = fileURLToPath(new URL(`../../../node_modules/.cache/observatory-${VERSION}/`, import.meta.url));

export interface Answer {
  status: number;
  headers: Record<string, string>;
  html: string;
}

export interface Verdict {
  grade: string;
  score: number;
  /** What each rule says that gives or takes points. */
  rules: Record<string, number>;
}

/**
 * Rates a page by the rules of MDN's HTTP Observatory, as its `scan` does with a site that it can reach. The site is
 * assumed to redirect http to https, as every CDN of docs/deploy.md does, and to be in no preload list.
 * @param preflight the answer to an OPTIONS request from another origin.
 */
export async function judge(url: URL, page: Answer, preflight: Answer): Promise<Verdict> {
  const { ALL_TESTS, Requests, parseHttpEquivHeaders, grader, MINIMUM_SCORE_FOR_EXTRA_CREDIT } =
    await rules();
  const requests = new Requests(url.hostname);
  const response = {
    ...page,
    verified: true,
    httpEquiv: parseHttpEquivHeaders(page.html, url.href),
  };
  const route = [{ url: new URL(url.href.replace('https:', 'http:')) }, { url }];
  Object.assign(requests.responses, {
    auto: response,
    https: response,
    http: response,
    cors: { ...preflight, verified: true },
    httpRedirects: route,
    httpsRedirects: route,
  });
  requests.resources.path = page.html;
  requests.session = { url, jar: { serializeSync: () => ({ cookies: [] }) } };

  const results = ALL_TESTS.map((test) => test(requests).result);
  const modifiers = results.map((result) => [result, grader.getScoreModifier(result)] as const);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const basic = sum(modifiers.map(([, modifier]) => Math.min(modifier, 0)));
  const full = sum(modifiers.map(([, modifier]) => modifier));
  const { grade, score } = grader.getGradeForScore(basic >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? full : basic);
  return { grade, score, rules: Object.fromEntries(modifiers.filter(([, modifier]) => modifier !== 0)) };
}

/** The parts of the package that are used here, as its version has them. */
interface Rules {
  ALL_TESTS: ((requests: object) => { result: string })[];
  Requests: new (
    hostname: string,
  ) => { responses: object; resources: { path: string }; session: object | null };
  parseHttpEquivHeaders: (html: string, url: string) => Map<string, string[]>;
  grader: {
    getScoreModifier(result: string): number;
    getGradeForScore(score: number): { grade: string; score: number };
  };
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

async function rules(): Promise<Rules> {
  const folder = join(CACHE, 'node_modules', PACKAGE);
  const list = join(folder, 'conf/hsts-preload.json');
  if (!existsSync(list)) {
    await mkdir(CACHE, { recursive: true });
    await promisify(execFile)('npm', [
      'install',
      '--prefix',
      CACHE,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      `${PACKAGE}@${VERSION}`,
    ]);
    // Its install script would fetch the browsers' list of sites that are only ever asked by https. We are on none.
    await writeFile(list, '{}');
  }
  const load = (file: string) => import(pathToFileURL(join(folder, 'src', file)).href);
  return {
    ...(await load('constants.js')),
    ...(await load('types.js')),
    ...(await load('retriever/utils.js')),
    ...(await load('grader/charts.js')),
    grader: await load('grader/grader.js'),
  };
}
