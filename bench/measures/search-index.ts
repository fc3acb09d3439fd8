import { nationalLists } from '#test/support/national-lists.ts'
import { BenchChild } from '../lib/child.ts'
import {
  type BenchFigure,
  type BenchMeasure,
  formatMegabytes,
  formatMs,
  formatTimes,
} from '../lib/figures.ts'
import type { IndexFigures } from '../lib/index-figures.ts'

const sizes = [31_438, 500_000, 2_000_000]

/** Measures the search index alone at three sizes: the national day, and copies of it up to two million. */
export const searchIndexMeasure: BenchMeasure = {
  name: 'index',
  async run() {
    if (nationalLists().length === 0) return []
    const child = new BenchChild('index-child.ts', {}, ['--expose-gc', '--max-old-space-size=12000'])
    try {
      const [day, ...larger] = await child.ask<IndexFigures[]>({ totals: sizes })
      if (!day) return []
      return [...describeSize(day, day), ...larger.flatMap(figures => describeSize(figures, day))]
    } finally {
      await child.stop()
    }
  },
}

function describeSize(figures: IndexFigures, day: IndexFigures): BenchFigure[] {
  const { total, search, facets, count, memory, build, longest, update, longestOfUpdate } = figures
  const name = `The index alone, ${total.toLocaleString('en')} listings`
  const first = figures === day
  const half = total === 500_000
  return [
    {
      name: `${name}: page and total, p95 of 40 queries; facets; total alone`,
      target: first ? '≤ 4, 3, 1 ms' : half ? '≤ 30, 30 ms; ≤ 8 × the national day and 2 ms' : '–',
      measured: [search, facets, count].map(formatMs).join('; '),
      baseline: first ? '–' : `${formatTimes(search / day.search)} of ${formatMs(day.search)}`,
      met: first
        ? search <= 4 && facets <= 3 && count <= 1
        : half
          ? search <= 30 && facets <= 30 && search <= 8 * day.search + 2
          : null,
    },
    {
      name: `${name}: memory above the national day's`,
      target: half ? '≤ 350 MB' : '–',
      measured: formatMegabytes(first ? memory : memory - day.memory),
      met: half ? memory - day.memory <= 350 * 1024 * 1024 : null,
    },
    {
      name: `${name}: built; the next version after 1,500 changes; the longest piece of each`,
      target: '–; –; ≤ 50 ms (our own)',
      measured: `${formatMs(build)}; ${formatMs(update)}; ${formatMs(longest)} and ${formatMs(longestOfUpdate)}`,
      met: total > 500_000 ? null : Math.max(longest, longestOfUpdate) <= 50,
    },
  ]
}
