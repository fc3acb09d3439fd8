import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { runNode } from './run.mjs'

/** What a step may leave: counts of its own tests, read from the report its runner writes. */
const readers = {
  vitest: report => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  playwright: ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }),
}

const reportPath = name => inRoot('.cache', 'reports', `${name}.json`)

const secondsOf = seconds => `${seconds.toFixed(1)} s`

/** Collects the steps of one run of the checks and what they counted. */
export function checkRun() {
  const total = { passed: 0, failed: 0, skipped: 0 }
  mkdirSync(inRoot('.cache', 'reports'), { recursive: true })

  /** One check: a program that passes or fails; its output is shown when it fails. */
  async function check(label, args, options = {}) {
    const { code, output, seconds } = await runNode(args, { quiet: true, ...options })
    if (code === 0) total.passed++
    else {
      total.failed++
      if (output) console.log(output.trim())
    }
    console.log(`${code === 0 ? '✓' : '✗'} ${label} (${secondsOf(seconds)})`)
    return code === 0
  }

  /** A runner of tests: its own tests are counted; a run that ends badly without a failed test counts as one. */
  async function tests(label, runner, args, { env = {}, name }) {
    const file = reportPath(name)
    rmSync(file, { force: true })
    const { code, seconds } = await runNode(args, {
      env: runner === 'playwright' ? { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } : env,
    })
    const counted = existsSync(file)
      ? readers[runner](JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failed: 0, skipped: 0 }
    if (code !== 0 && counted.failed === 0) counted.failed = 1
    for (const key in total) total[key] += counted[key]
    console.log(`${counted.failed === 0 ? '✓' : '✗'} ${label} (${secondsOf(seconds)})`)
  }

  function missed(label, reason) {
    total.failed++
    console.log(`✗ ${label}: ${reason}`)
  }

  /** The one last line, and the exit code. */
  function end() {
    const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
    console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
    process.exitCode = total.failed === 0 ? 0 : 1
  }

  return { check, tests, missed, end, reportPath }
}
