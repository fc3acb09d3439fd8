import './lib/node-version.mjs'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'

/**
 * The areas: folders or files whose code is changed, and how the paths of the tests begin that have to notice. All of them
 * pure.
 */
const areas = {
  ledger: { code: ['src/domain/billing'], tests: ['src/domain/billing/'] },
  'import-plan': {
    code: [
      'src/domain/caixa/listing-changes.ts',
      'src/domain/caixa/list-presence.ts',
      'src/domain/caixa/doubtful-price.ts',
      'src/server/catalogue/import/plan-import.ts',
    ],
    tests: ['src/domain/caixa/', 'src/server/catalogue/import/plan-import'],
  },
  ladder: { code: ['src/domain/ladder'], tests: ['src/domain/ladder/'] },
  'paid-prices': { code: ['src/domain/paid-prices'], tests: ['src/domain/paid-prices/'] },
  waiting: { code: ['src/domain/waiting'], tests: ['src/domain/waiting/'] },
  judgement: { code: ['src/domain/judgement'], tests: ['src/domain/judgement/'] },
  sentences: {
    code: [
      'src/domain/search/sentence/apply-quantities.ts',
      'src/domain/search/sentence/attach-quantities.ts',
      'src/domain/search/sentence/clauses.ts',
      'src/domain/search/sentence/read-numbers.ts',
    ],
    tests: ['attach', 'clauses', 'read-numbers', 'sentences-of-', 'read-person-facts'].map(
      name => `src/domain/search/sentence/${name}`,
    ),
  },
  'title-records': {
    code: [
      'act-clauses',
      'act-pieces',
      'burden-limits',
      'burden-parts',
      'cited-acts',
      'clause-objects',
      'end-burdens',
      'find-burdens',
      'fit-burdens',
      'reopen-burdens',
    ].map(file => `src/domain/title-records/${file}.ts`),
    tests: [
      'act-clauses',
      'blind-title-cases',
      'ended-or-not',
      'not-this-burden',
      'real-endings',
      'burden-parts',
      'cancel',
      'cited-acts',
      'end-burdens',
      'find-burdens',
      'fit-burdens',
      'reopen',
      'repeated-numbers',
      'seeming-endings',
      'negative-auctions',
      'listed-for-taxes',
      'clauses',
      'read-title-record',
    ].map(file => `src/domain/title-records/${file}`),
  },
  calculators: { code: ['src/domain/calculators'], tests: ['src/domain/calculators/'] },
}

/** The largest share of changes that the tests of an area may miss. */
const maxMissed = 0.1

/** Texts for people and names of fields: the tests of the pages read the first, the type check knows the second. */
const excludedMutations = ['StringLiteral']

/**
 * `npm run mutants [-- AREA…]`: changes the code of an area in one place at a time (`<` to `<=`, a condition to `true`)
 * and prints the changes that no test notices. Ends with 1 when an area has more of them than a tenth.
 */
await ensureInstalled()
const { Instrumenter } = await import('@stryker-mutator/instrumenter')
const { packageProgram, runNode } = await import('./lib/run.mjs')

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !(name in areas))
if (unknown.length > 0) {
  console.error(`No such area: ${unknown.join(', ')}. The areas are ${Object.keys(areas).join(', ')}.`)
  process.exit(2)
}

const inCache = name => inRoot('.cache', 'mutants', name)
mkdirSync(inCache(''), { recursive: true })

/** Measures one area and prints what its tests missed; false when that is too much, or when a test fails by itself. */
async function measure(name) {
  const { code, tests } = areas[name]
  const { files, mutants } = await changeCode(code.flatMap(findCode))
  const [plan, result] = [inCache(`${name}-plan.json`), inCache(`${name}-result.json`)]
  writeFileSync(
    plan,
    JSON.stringify({
      tests: tests.flatMap(findTests),
      code: Object.fromEntries(files.map(f => [f.name, f.content])),
    }),
  )
  const progress = inCache(`${name}-progress.txt`)
  for (const file of [result, progress]) rmSync(file, { force: true })
  const progressTimer = sayProgress(name, progress, mutants.length)
  const { code: exit, output } = await runNode(
    [packageProgram('vitest'), 'run', '--config', inRoot('scripts', 'lib', 'vitest-mutants.config.mjs')],
    { env: { MUTANT_PLAN: plan, MUTANT_RESULT: result, MUTANT_PROGRESS: progress }, quiet: true },
  )
  clearInterval(progressTimer)
  if (exit !== 0) {
    console.log(output)
    return false
  }
  return printMissed(name, mutants, JSON.parse(readFileSync(result, 'utf8')))
}

/** Prints every few seconds how far a run has come. */
function sayProgress(name, file, all) {
  let last = ''
  return setInterval(() => {
    const now = existsSync(file) ? readFileSync(file, 'utf8') : 'starting'
    if (now !== last) console.error(`${name}: ${all} changes, ${now}`)
    last = now
  }, 10_000)
}

const findCode = path =>
  path.endsWith('.ts')
    ? [path]
    : readdirSync(inRoot(path))
        .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map(file => `${path}/${file}`)

const findTests = beginning => {
  const folder = beginning.slice(0, beginning.lastIndexOf('/'))
  return readdirSync(inRoot(folder))
    .map(file => `${folder}/${file}`)
    .filter(path => path.startsWith(beginning) && path.endsWith('.test.ts'))
}

/** Writes all changes into the code as switches, none of them on. */
async function changeCode(paths) {
  const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn: console.warn }
  const files = paths.map(path => ({
    name: inRoot(path).replaceAll('\\', '/'),
    mutate: true,
    content: readFileSync(inRoot(path), 'utf8'),
  }))
  return new Instrumenter(silent).instrument(files, { plugins: null, excludedMutations, ignorers: [] })
}

/** Changes that run only while a module is loaded (tables) are left out: each would need a process of its own. */
function printMissed(name, mutants, { noticed, run, loaded }) {
  const [isNoticed, isRun, isLoaded] = [new Set(noticed), new Set(run), new Set(loaded)]
  const counted = mutants.filter(
    ({ id, status }) => status !== 'Ignored' && (isRun.has(id) || !isLoaded.has(id)),
  )
  const missed = counted.filter(({ id }) => !isNoticed.has(id))
  for (const { id, fileName, location, mutatorName, replacement } of missed) {
    const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 80)
    const place = `${relative(inRoot(), fileName)}:${location.start.line + 1}:${location.start.column + 1}`
    console.log(`${place} ${mutatorName}: ${change}${isRun.has(id) ? '' : ' (no test runs it)'}`)
  }
  const share = missed.length / counted.length
  console.log(`${name}: ${missed.length} of ${counted.length} changes missed (${(share * 100).toFixed(1)} %)`)
  return share <= maxMissed
}

for (const name of asked.length > 0 ? asked : Object.keys(areas))
  if (!(await measure(name))) process.exitCode = 1
