/** One line of the table: a measurement and its baseline. */
export interface BenchFigure {
  name: string
  target: string
  /** The measurement with its unit, formatted for people. */
  measured: string
  /** The ratio to a baseline measured in the same run, with the baseline. */
  baseline?: string
  /** Whether the target is met; `null` when the target has no such figure on this machine (see the note). */
  met: boolean | null
}

export interface BenchMeasure {
  /** The name given to `--only`. */
  name: string
  run(): Promise<BenchFigure[]>
}

/** Formats milliseconds: `3.2 ms`, `120 ms`. */
export const formatMs = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`
/** Formats milliseconds as seconds: `1.2 s`. */
export const formatSeconds = (value: number): string => `${(value / 1000).toFixed(1)} s`
/** Formats bytes as units of 1024² bytes: `12 MB`. */
export const formatMegabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`
/** Formats bytes as units of 1000 bytes: `12.3 kB`. */
export const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
/** Formats a ratio: `1.50 ×`. */
export const formatTimes = (ratio: number): string => `${ratio.toFixed(2)} ×`

const verdict = (met: boolean | null): string => (met === null ? '–' : met ? 'yes' : 'no')

/** Formats the table of docs/PERFORMANCE.md. */
export function writeMarkdown(figures: readonly BenchFigure[]): string {
  const rows = figures.map(figure => [
    figure.name,
    figure.target,
    figure.measured,
    figure.baseline ?? '–',
    verdict(figure.met),
  ])
  const lines = [
    ['Figure', 'Target', 'Measured', 'Baseline', 'Met'],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ]
  return lines.map(cells => `| ${cells.join(' | ')} |`).join('\n')
}
