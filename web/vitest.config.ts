import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, findBrowser } from '../e2e/browser.ts'

/** Component tests: `*.test.tsx`, in a real browser, without the product behind them. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss()],
  // All packages of the app: one that is discovered while tests run would reload them.
  optimizeDeps: { entries: ['app/**/*.tsx', '!app/entry.*'] },
  test: {
    name: 'components',
    include: ['app/**/*.test.tsx'],
    setupFiles: ['app/test/setup.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(await findBrowser()), args: browserArguments },
        contextOptions: { locale: 'en-US', timezoneId: 'Asia/Dhaka', reducedMotion: 'reduce' },
        actionTimeout: 30_000,
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1440, height: 900 },
    },
    expect: { poll: { timeout: 30_000 } },
  },
})
