import { defineConfig } from 'vitest/config'

/** A run of one file, which fails, on the engines of every test run. */
export default defineConfig({
  test: {
    globalSetup: ['test/support/engines.ts'],
    include: ['test/support/failing-run/failing.ts'],
    testTimeout: 180_000,
  },
})
