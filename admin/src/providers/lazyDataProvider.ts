import type { ConsoleDataProvider } from './dataProvider.ts';

const METHODS = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'reorder',
] as const;

let loading: Promise<ConsoleDataProvider> | undefined;

/** Kept, because even of code that is there `import()` resolves only when the browser has nothing else to do. */
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

/** The data provider, whose code comes with the first request: the sign-in page makes none, and would weigh 20 KB more. */
export const lazyDataProvider = Object.fromEntries(
  METHODS.map((method) => [
    method,
    async (...request: unknown[]) => {
      const dataProvider = await loadDataProvider();
      return (dataProvider[method] as (...request: unknown[]) => unknown)(...request);
    },
  ]),
) as unknown as ConsoleDataProvider;
