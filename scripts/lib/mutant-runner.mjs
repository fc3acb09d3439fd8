import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { VitestTestRunner } from 'vitest/runners'

const resultFile = process.env.MUTANT_RESULT

// The same cases in each run, and no search for the smallest one that fails: only whether one does matters.
fc.configureGlobal({ seed: 33, endOnFailure: true })

/** What the code that Stryker has instrumented reads and counts. */
const instrumented = (globalThis.__stryker__ ??= {})
instrumented.mutantCoverage ??= { static: {}, perTest: {} }

/** A change whose place runs that many times more often than the code's own is taken for an endless loop. */
const findHitLimit = hits => hits * 100 + 1000

/**
 * Runs each test as it is, then once with each change of code that the test runs and that no test has noticed yet. At
 * the end the test runs as it is again, so that nothing a change has left behind stays unnoticed.
 */
export default class MutantRunner extends VitestTestRunner {
  #noticed = new Set()
  #run = new Set()
  #tried = 0

  async runTask(test) {
    const call = VitestTestRunner.getTestFn(test)
    const hits = await countHits(test.id, call)
    for (const [mutant, count] of Object.entries(hits)) {
      this.#run.add(mutant)
      if (this.#noticed.has(mutant)) continue
      this.#tried += 1
      if (this.#tried % 50 === 0) this.#sayProgress()
      Object.assign(instrumented, { activeMutant: mutant, hitCount: 0, hitLimit: findHitLimit(count) })
      try {
        this.onBeforeTryTask(test)
        await call()
        this.onAfterTryTask(test)
      } catch {
        this.#noticed.add(mutant)
      }
    }
    Object.assign(instrumented, { activeMutant: undefined, hitCount: undefined })
    this.onBeforeTryTask(test)
    await call()
    instrumented.currentTestId = undefined
  }

  /** Leaves word for `scripts/mutants.mjs`, which prints it. */
  #sayProgress() {
    const { MUTANT_PROGRESS: file } = process.env
    if (file) writeFileSync(file, `${this.#noticed.size} noticed, ${this.#tried} runs`)
  }

  onAfterRunFiles() {
    const before = existsSync(resultFile)
      ? JSON.parse(readFileSync(resultFile, 'utf8'))
      : { noticed: [], run: [] }
    writeFileSync(
      resultFile,
      JSON.stringify({
        noticed: [...new Set([...before.noticed, ...this.#noticed])],
        run: [...new Set([...before.run, ...this.#run])],
        loaded: Object.keys(instrumented.mutantCoverage.static),
      }),
    )
    super.onAfterRunFiles()
  }
}

/** Runs a test as it is and returns how often it runs the place of each change. */
async function countHits(id, call) {
  instrumented.currentTestId = id
  await call()
  const hits = instrumented.mutantCoverage.perTest[id] ?? {}
  // What the changed code runs is counted elsewhere, and not read.
  instrumented.currentTestId = 'changed'
  return { ...hits }
}
