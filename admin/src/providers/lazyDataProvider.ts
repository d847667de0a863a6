import type { ConsoleDataProvider } from './dataProvider.ts';

const METHODS = [
  'getList',
  'getOne',
  'getMany',
  'create',
  'update',
  'updateMany',
  'delete',
  'reorder',
] as const;

let loading: Promise<ConsoleDataProvider> | undefined;

/** The promise is kept because `import()` waits for a task of the browser even when the code is loaded already. */
export function loadDataProvider(): Promise<ConsoleDataProvider> {
  loading ??= import('./dataProvider.ts').then(
    ({ dataProvider }) => dataProvider,
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Loads the data provider with the first request: the sign-in page makes none, and would otherwise be 20 KB larger. */
export const lazyDataProvider = Object.fromEntries(
  METHODS.map((method) => [
    method,
    async (...request: unknown[]) => {
      const dataProvider = await loadDataProvider();
      return (dataProvider[method] as (...request: unknown[]) => unknown)(...request);
    },
  ]),
) as unknown as ConsoleDataProvider;
