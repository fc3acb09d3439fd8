import process from 'node:process'
import { explainTitleRecord } from '#domain/title-records/explain-title-record.ts'
import { createTitleRecordReader } from '#server/title-records/title-record-reader.ts'
import { readTitleRecordCases, type TitleRecordCase } from '#test/support/title-record-cases.ts'
import { type KindScore, scoreTitleRecords, type TitleRecordScore } from '#test/support/title-record-score.ts'
import { withBrowser } from '../lib/browser.ts'
import type { BenchFigure, BenchMeasure } from '../lib/figures.ts'
import { scanQualities, scanTitleRecord } from '../lib/scan-title-record.ts'

const today = '2026-11-26'

/**
 * The reader of matrículas on the invented ones: precision and recall by kind, of the texts and of scans of them. With
 * BENCH_SHORT=1 six of them are scanned.
 */
export const titleRecordMeasure: BenchMeasure = {
  name: 'title-records',
  async run() {
    const cases = readTitleRecordCases()
    const texts = cases.map(testCase => ({ testCase, record: explainTitleRecord(testCase.text, { today }) }))
    const scanned = process.env.BENCH_SHORT === '1' ? cases.filter((_, index) => index % 11 === 0) : cases
    return [...present('texts', scoreTitleRecords(texts, { exact: true })), ...(await measureScans(scanned))]
  },
}

async function measureScans(cases: readonly TitleRecordCase[]): Promise<BenchFigure[]> {
  const reader = createTitleRecordReader()
  const read: Parameters<typeof scoreTitleRecords>[0][number][] = []
  let [pages, took, unread] = [0, 0, 0]
  for (const [index, testCase] of cases.entries()) {
    const quality = scanQualities[index % scanQualities.length]!
    const file = await withBrowser(browser => scanTitleRecord(browser, testCase.text, quality))
    const begun = performance.now()
    const outcome = await reader.read({ source: { file }, today }, 'bench', {
      signal: AbortSignal.timeout(600_000),
    })
    took += performance.now() - begun
    if ('unreadable' in outcome) {
      unread++
      continue
    }
    pages += outcome.read.pages ?? 0
    read.push({ testCase, record: outcome.read.explained })
    console.error(`  ${testCase.name} (${quality.name}): ${String(outcome.read.explained.acts.length)} acts`)
  }
  const score = scoreTitleRecords(read, { exact: false })
  for (const difference of score.differences) console.error(`  ${difference}`)
  return [
    ...present('scans', score),
    {
      name: 'scans: time a page',
      target: '8 pages ≤ 60 s',
      measured: `${(took / pages / 1000).toFixed(1)} s, ${String(pages)} pages, ${String(unread)} files not read`,
      met: took / pages <= 7_500,
    },
  ]
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

const sum = (scores: Iterable<KindScore>): KindScore => {
  const total = { right: 0, missed: 0, wrong: 0 }
  for (const { right, missed, wrong } of scores) {
    total.right += right
    total.missed += missed
    total.wrong += wrong
  }
  return total
}

const describe = ({ right, missed, wrong }: KindScore): string =>
  `precision ${percent(right, right + wrong)}, recall ${percent(right, right + missed)} (${String(right)} right, ${String(missed)} missed, ${String(wrong)} wrong)`

function present(what: string, score: TitleRecordScore): BenchFigure[] {
  const figure = (name: string, measured: string, met: boolean | null = null): BenchFigure => ({
    name: `${what}: ${name}`,
    target: '–',
    measured,
    met,
  })
  const { all, right, falseCancelled, falseInForce, doubtful } = score.states
  return [
    figure('acts found', describe(score.heads)),
    figure('acts by kind, all', describe(sum(score.acts.values()))),
    ...[...score.acts].map(([kind, found]) => figure(`act ${kind}`, describe(found))),
    figure('burdens by kind, all', describe(sum(score.burdens.values()))),
    ...[...score.burdens].map(([kind, found]) => figure(`burden ${kind}`, describe(found))),
    {
      ...figure(
        'state of burdens',
        `${String(right)} of ${String(all)} right, ${String(falseCancelled)} falsely cancelled, ${String(falseInForce)} falsely in force, ${String(doubtful)} doubtful without need`,
        falseCancelled * 100 < all,
      ),
      target: 'falsely cancelled < 1 in 100',
    },
    ...[...score.fields].map(([field, found]) => figure(field, describe(found))),
  ]
}
