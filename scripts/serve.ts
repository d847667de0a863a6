import { brand } from '@vitrina/shared/brand.ts';
import { interrupted, runCommand } from './command/runCommand.ts';
import { readSettings } from './product/settings.ts';
import { type Product, startProduct } from './product/startProduct.ts';

await runCommand(async (signal) => {
  const settings = readSettings();
  console.log(`${brand.name}\n`);
  const product = await startProduct(settings, signal);
  console.log(summary(product, settings.dataDir));
  await interrupted(signal);
  console.log('\nStopping …');
  await product.stop();
});

function summary({ status, isFirstStart }: Product, dataDir: string): string {
  const { username, password } = status.admin;
  const shown = !password
    ? 'not known here; npm run admin:create makes another admin'
    : isFirstStart
      ? password
      : `as shown on the first start (kept in ${dataDir}/status.json)`;
  return `
  Site        ${status.siteUrl}
  Admin       ${status.siteUrl}/admin
  Chat        ${status.siteUrl}/chat
  API         ${status.apiUrl}
  Mails       ${status.mailsUrl}

  User name   ${username}
  Password    ${shown}

  Ctrl-C stops everything; the data stays in ${dataDir}.`;
}
