import { readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

const { tests, code } = JSON.parse(readFileSync(process.env.MUTANT_PLAN, 'utf8'))

/** Vitest as `npm run mutants` starts it: the pure tests of one area, on code that holds all changes as switches. */
export default {
  root: inRoot(),
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      load: id => code[id.split('?')[0]] ?? null,
    },
  ],
  test: {
    include: tests,
    env: { TZ: 'America/Sao_Paulo' },
    runner: inRoot('scripts', 'lib', 'mutant-runner.mjs'),
    isolate: false,
    maxWorkers: 1,
    testTimeout: 600_000,
  },
}
