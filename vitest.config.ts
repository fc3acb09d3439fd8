import { defineConfig } from 'vitest/config'

/** Pure functions: their files share a worker's modules, which costs a third of loading them anew for each file. */
const pure = ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts', 'src/web/ui/**/*.test.{ts,tsx}']

export default defineConfig({
  test: {
    globalSetup: ['test/support/engines.ts'],
    // Of two cores Vitest would use one.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: ['test/journeys/**', ...pure],
        },
      },
    ],
  },
})
