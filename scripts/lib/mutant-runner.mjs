import { readFileSync, writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { VitestTestRunner } from 'vitest/runners'

const { MUTANT_PLAN: planFile, MUTANT_RESULT: resultFile, MUTANT_PROGRESS: progressFile } = process.env

// The same cases in each run, and no search for the smallest one that fails: only whether one does matters.
fc.configureGlobal({ seed: 33, endOnFailure: true })

/** The object that the instrumented code reads and counts in. */
const instrumented = (globalThis.__stryker__ ??= {})
instrumented.mutantCoverage ??= { static: {}, perTest: {} }

/** A change whose place runs that many times more often than the code's own is taken for an endless loop. */
const findHitLimit = hits => hits * 100 + 1000

/**
 * Runs all tests as they are and counts the changes of code that each runs. Then tries each change with the tests that
 * run it, the quickest first, until one notices it. At the end all tests run as they are again, so that nothing a change
 * has left behind stays unnoticed.
 */
export default class MutantRunner extends VitestTestRunner {
  #filesLeft = JSON.parse(readFileSync(planFile, 'utf8')).tests.length
  /** The tests so far, each with the milliseconds it takes and how often it runs the place of each change. */
  #tests = []

  async runTask(test) {
    const call = VitestTestRunner.getTestFn(test)
    instrumented.currentTestId = test.id
    const started = performance.now()
    await call()
    const duration = performance.now() - started
    instrumented.currentTestId = undefined
    this.#tests.push({ test, call, duration, hits: instrumented.mutantCoverage.perTest[test.id] ?? {} })
  }

  async onAfterRunSuite(suite) {
    await super.onAfterRunSuite(suite)
    if (!('filepath' in suite)) return
    this.#filesLeft -= 1
    if (this.#filesLeft === 0) await this.#tryChanges()
  }

  async #tryChanges() {
    const { snapshotOptions } = this.workerState.config
    for (const path of new Set(this.#tests.map(({ test }) => test.file.filepath)))
      await this.snapshotClient.setup(path, snapshotOptions)
    const loaded = Object.keys(instrumented.mutantCoverage.static)
    // Runs of changed code are counted under another name, which is not read.
    instrumented.currentTestId = 'changed'
    const byDuration = this.#tests.toSorted((one, other) => one.duration - other.duration)
    const run = [...new Set(byDuration.flatMap(({ hits }) => Object.keys(hits)))]
    const noticed = []
    await this.#callAll()
    for (const [tried, mutant] of run.entries()) {
      if (tried % 50 === 0) sayProgress(`${tried} tried, ${noticed.length} noticed`)
      const concerned = byDuration.filter(({ hits }) => mutant in hits)
      if (await this.#isNoticed(mutant, concerned)) noticed.push(mutant)
      // Lets the worker answer Vitest's messages.
      await setImmediate()
    }
    await this.#callAll()
    writeFileSync(resultFile, JSON.stringify({ noticed, run, loaded }))
  }

  async #isNoticed(mutant, tests) {
    try {
      for (const each of tests) {
        const hitLimit = findHitLimit(each.hits[mutant])
        Object.assign(instrumented, { activeMutant: mutant, hitCount: 0, hitLimit })
        await this.#call(each)
      }
      return false
    } catch {
      return true
    } finally {
      Object.assign(instrumented, { activeMutant: undefined, hitCount: undefined })
    }
  }

  /** Runs all tests as they are; throws where one fails when it is called again. */
  async #callAll() {
    for (const each of this.#tests) await this.#call(each)
  }

  async #call({ test, call }) {
    this.onBeforeTryTask(test)
    await call()
    this.onAfterTryTask(test)
  }
}

/** Leaves word for `scripts/mutants.mjs`, which prints it. */
function sayProgress(text) {
  if (progressFile) writeFileSync(progressFile, text)
}
