import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/e2e/results',
  timeout: 45_000,
  expect: { timeout: 8000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI === 'true',
  globalSetup: './shop/prepare.ts',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Every test is slower while it is traced: `TRACE=1` keeps a trace of each test that fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
