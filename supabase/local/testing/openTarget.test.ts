import { expect, onTestFinished, test, vi } from 'vitest';

test.each(['SUPABASE_URL', 'SUPABASE_SECRET_KEY'])(
  'with %s alone the contract does not pass on a stand-in instead',
  async (variable) => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv(variable, 'https://ref.supabase.co');
    vi.resetModules();
    const { openTarget } = await import('../contract/openTarget.ts');
    await expect(openTarget()).rejects.toThrow('SUPABASE_URL and SUPABASE_SECRET_KEY go together.');
  },
);
