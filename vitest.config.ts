import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { isDeepRun } from './test/support/depth.ts'

/** Pure functions, which need no server and no database: `npm run check` runs them. */
const pure = ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts', 'src/web/ui/**/*.test.{ts,tsx}']

/** Where dates are read, kept, calculated and written: the deep run takes these files with the clock on UTC. */
const dated = [
  'test/time-zone.test.ts',
  'src/server/database/database-engines.test.ts',
  'src/server/catalogue/details/detail-store.test.ts',
  'src/server/calendar/**/*.test.ts',
  'src/server/digest/*digest*.test.ts',
  'src/domain/brasilia-time.test.ts',
  'src/domain/alerts/**/*.test.ts',
  'src/domain/analysis/**/*.test.ts',
  'src/domain/billing/**/*.test.ts',
  'src/domain/caixa/detail/**/*.test.ts',
  'src/domain/edital/**/*.test.ts',
  'src/web/features/admin/users/**/*.test.{ts,tsx}',
  'src/web/features/dashboard/**/*.test.{ts,tsx}',
  'src/web/features/listing/**/*.test.{ts,tsx}',
  'src/web/features/notifications/**/*.test.{ts,tsx}',
  'src/web/features/property/**/*.test.{ts,tsx}',
  'src/web/ui/**/*.test.{ts,tsx}',
]

const testFiles = ['src', 'test'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.test\.tsx?$/.test(file))
    .map(file => `${folder}/${file.replaceAll('\\', '/')}`),
)
const filesWith = (pattern: RegExp) => testFiles.filter(file => pattern.test(readFileSync(file, 'utf8')))

/** Tests that replace modules or the browser's globals, which would still be replaced for the next file. */
const replacing = filesWith(/vi\.(mock|hoisted|resetModules|stubGlobal)\b|#test\/support\/note-mirror\.ts/)

/** Tests that take too long for `npm test`: only `npm run test:deep` runs them. */
const deepOnly = testFiles.filter(file => file.endsWith('.deep.test.ts'))

/** Tests of which `npm test` takes a part. */
const inParts = filesWith(/\b(anyEngine|inDepth|support\/depth)\b/)

const project = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude, env: { TZ: 'America/Sao_Paulo' }, isolate: false },
})

const isolated = (...given: Parameters<typeof project>) => ({
  extends: true as const,
  test: { ...project(...given).test, isolate: true },
})

export default defineConfig({
  test: {
    globalSetup: ['test/support/engines.ts'],
    // The deep run after `npm test`, and every later run, finds its modules transformed.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest-modules' },
    // Of two cores Vitest would use one.
    maxWorkers: '100%',
    // Limits for tests that hang: a busy machine takes a component test a minute.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // The files of a worker share their modules: loading them again for each file takes longer than most tests.
    projects: isDeepRun
      ? [
          project('deep', [...deepOnly, ...inParts], replacing),
          isolated(
            'deep-replacing',
            inParts.filter(file => replacing.includes(file)),
          ),
          { extends: true, test: { ...project('utc', dated, replacing).test, env: { TZ: 'UTC' } } },
        ]
      : [
          project('pure', pure, replacing),
          project('web', ['src/web/**/*.test.{ts,tsx}'], [...pure, ...replacing]),
          project('server', ['src/server/**/*.test.ts', 'test/**/*.test.ts'], [...replacing, ...deepOnly]),
          isolated('replacing', replacing),
        ],
  },
})
