import type { LadderTable } from '../../src/domain/ladder/ladder-table.ts'

const width = 110

/** Writes values on one line, as a formatter does. */
const line = (value: unknown): string =>
  JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replace(/\[ /g, '[').replace(/ \]/g, ']')

/** Writes numbers on as few lines as fit into the width. */
function numberLines(numbers: readonly number[]): string {
  const lines: string[] = []
  for (const number of numbers.map(String)) {
    const last = lines.at(-1)
    const longer = `${last}, ${number}`
    if (last === undefined || longer.length + 5 > width) lines.push(number)
    else lines[lines.length - 1] = longer
  }
  return `[\n    ${lines.join(',\n    ')}\n  ]`
}

const list = (values: readonly unknown[]): string => `[\n    ${values.map(line).join(',\n    ')}\n  ]`

/** Writes the table as `ladder-table.json` holds it, in the project's format. */
export function writeLadderTable(table: LadderTable): string {
  const { source, bands, edgePercent, multipliers, rebasingDrop, maxRebasings, toleranceCentavos } = table
  const { hiShares } = table
  const shares = Object.entries(hiShares).map(([type, share]) => `    "${type}": ${line(share)}`)
  const entries = {
    source: line(source),
    bands: list(bands),
    edgePercent: line(edgePercent),
    multipliers: numberLines(multipliers),
    rebasingDrop: line(rebasingDrop),
    maxRebasings: line(maxRebasings),
    toleranceCentavos: line(toleranceCentavos),
    hiShares: `{\n${shares.join(',\n')}\n  }`,
  } satisfies Record<keyof LadderTable, string>
  const lines = Object.entries(entries).map(([key, value]) => `  "${key}": ${value}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
