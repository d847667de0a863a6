import { expect, test } from '@vitrina/tests/fixtures/test.ts';

test('site, console and chat turn no text into markup or scripts', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Trusted/);
  for (const path of ['/', '/admin/login', '/chat']) {
    await page.goto(path);
    const refused = await page.evaluate(() => {
      const attempts = {
        markup: () => Object.assign(document.createElement('p'), { innerHTML: '<img src="x">' }),
        script: () => Object.assign(document.createElement('script'), { text: 'alert()' }),
        policy: () => window.trustedTypes?.createPolicy('another', {}),
      };
      return Object.entries(attempts)
        .filter(([, attempt]) => {
          try {
            attempt();
            return false;
          } catch (error) {
            return error instanceof TypeError;
          }
        })
        .map(([name]) => name);
    });
    expect(refused, path).toEqual(['markup', 'script', 'policy']);
  }
});
