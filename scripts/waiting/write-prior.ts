import type { WaitingPrior } from '../../src/domain/waiting/waiting-prior.ts'

/** Writes a value on one line, as a formatter does. */
const line = (value: unknown): string =>
  JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replace(/\[ /g, '[').replace(/ \]/g, ']')

const entries = (values: object, indent: string): string =>
  Object.entries(values)
    .map(([key, value]) => `${indent}"${key}": ${line(value)}`)
    .join(',\n')

const block = (values: object): string => `{\n${entries(values, '    ')}\n  }`

/** Writes the prior as `waiting-prior.json` holds it, in the project's format. */
export function writePriorTable(prior: WaitingPrior): string {
  const { groups, cheaper, unchanged, states, ...rest } = prior
  const lines = [
    ...Object.entries(rest).map(([key, value]) => `  "${key}": ${line(value)}`),
    `  "groups": ${block(groups)}`,
    `  "cheaper": ${block(cheaper)}`,
    `  "unchanged": ${block(unchanged)}`,
    `  "states": ${block(states)}`,
  ]
  return `{\n${lines.join(',\n')}\n}\n`
}
