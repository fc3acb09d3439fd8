/** One line of the table: what was measured, against what. */
export interface Figure {
  name: string
  target: string
  /** With its unit, as people read it. */
  measured: string
  /** Ratio to what was measured beside it in the same run, and what that was. */
  baseline?: string
  /** `null` where the target has no such figure on this machine (see the note). */
  met: boolean | null
}

export interface Measure {
  /** As `--only` names it. */
  name: string
  run(): Promise<Figure[]>
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`

const verdict = (met: boolean | null): string => (met === null ? '–' : met ? 'yes' : 'no')

/** The table of docs/PERFORMANCE.md. */
export function markdown(figures: readonly Figure[]): string {
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
