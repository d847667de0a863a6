import { fileURLToPath } from 'node:url';
import type { JSHandle, Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';

const bundles = new Map<string, Promise<string>>();

/** Loads one of our modules with all its imports into a page, where a test can call it. */
export async function browserModule<Module>(page: Page, address: string): Promise<JSHandle<Module>> {
  const code = bundles.get(address) ?? bundle(address);
  bundles.set(address, code);
  const module = await page.evaluateHandle<Module, string>(
    (code) => import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))),
    await code,
  );
  return module as JSHandle<Module>;
}

async function bundle(address: string): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve(address));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  return output[0].code;
}
