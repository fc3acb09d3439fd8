import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { inRoot } from './paths.mjs'
import { runNode } from './run.mjs'

/** How each test runner writes its report to `file`, the counts in the report, and the names of its failed tests. */
const runners = {
  vitest: {
    into: file => ({ args: [`--outputFile.json=${file}`], env: {} }),
    count: report => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
    failed: report =>
      report.testResults.flatMap(({ name, status, assertionResults }) => {
        const tests = assertionResults.filter(test => test.status === 'failed')
        const names =
          tests.length > 0 ? tests.map(test => test.fullName) : status === 'failed' ? ['(whole file)'] : []
        return names.map(test => `${relative(inRoot(), name)}: ${test}`)
      }),
  },
  playwright: {
    into: file => ({ args: [], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
    count: ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }),
    failed: report => report.suites.flatMap(failedSpecs),
  },
}

/** The failed tests of a Playwright suite and of those inside it. */
const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`),
  ...suites.flatMap(failedSpecs),
]

const inReports = name => inRoot('.cache', 'reports', name)
const readJson = file => JSON.parse(readFileSync(file, 'utf8'))

const none = { passed: 0, failed: 0, skipped: 0 }
const sum = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

const totalFile = run => inReports(`${run}-total.json`)

/** Reads the final counts of a run; one failure when the run did not finish. */
export const readTotal = run =>
  existsSync(totalFile(run)) ? readJson(totalFile(run)) : { ...none, failed: 1 }

/** Prints the last line, which CI reads, and sets the exit code. */
export function printClosingLine(totals) {
  const { passed, failed, skipped } = totals.reduce(sum, none)
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  process.exitCode = failed === 0 ? 0 : 1
}

/** Collects the steps of the run `name`: their times and counts. */
export function checkRun(name) {
  const steps = []
  const failed = []
  mkdirSync(inReports(''), { recursive: true })
  rmSync(totalFile(name), { force: true })

  function note(label, counted, seconds) {
    steps.push({ label, counted, seconds })
    console.log(`${counted.failed === 0 ? '✓' : '✗'} ${label} (${seconds.toFixed(1)} s)`)
  }

  /** Runs one check: a program that passes or fails; its output is printed when it fails. */
  async function check(label, args) {
    const { code, output, seconds } = await runNode(args, { quiet: true })
    if (code !== 0 && output) console.log(output.trim())
    note(label, code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 }, seconds)
    return code === 0
  }

  /** Runs a test runner and counts its tests; an unsuccessful run without a failed test counts as one failure. */
  async function tests(label, runner, args, env = {}) {
    const { into, count, failed: failedTests } = runners[runner]
    const file = inReports(`${name}-${runner}.json`)
    rmSync(file, { force: true })
    const report = into(file)
    const { code, seconds } = await runNode([...args, ...report.args], { env: { ...env, ...report.env } })
    const written = existsSync(file) ? readJson(file) : null
    const counted = written ? count(written) : none
    if (written) failed.push(...failedTests(written))
    note(label, code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted, seconds)
  }

  return {
    check,
    /** Runs checks in parallel. */
    checks: all => Promise.all(all.map(([label, args]) => check(label, args))),
    tests,
    /** Records a step that could not run, as a failure. */
    missed(label, reason) {
      steps.push({ label, counted: { ...none, failed: 1 }, seconds: 0 })
      console.log(`✗ ${label}: ${reason}`)
    },
    /** Prints the names of failed tests, the times of all steps, and the closing line. */
    end() {
      console.log()
      for (const test of failed) console.log(`✗ ${test}`)
      for (const { label, seconds } of steps) console.log(`${seconds.toFixed(1).padStart(7)} s  ${label}`)
      const total = steps.map(({ counted }) => counted).reduce(sum, none)
      writeFileSync(totalFile(name), JSON.stringify(total))
      printClosingLine([total])
    },
  }
}
