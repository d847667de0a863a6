import { fileURLToPath } from 'node:url';
import type { JSHandle, Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';

/** Loads one of our modules with all its imports into a page, where a test can call it. */
export async function browserModule<Module>(page: Page, address: string): Promise<JSHandle<Module>> {
  const entry = fileURLToPath(import.meta.resolve(address));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const [bundle] = result as [Rolldown.RolldownOutput];
  const module = await page.evaluateHandle<Module, string>(
    (code) => import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))),
    bundle.output[0].code,
  );
  return module as JSHandle<Module>;
}
