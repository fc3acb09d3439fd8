import { integerFormat } from '../../src/domain/format-figures.ts'
import { ladderRules, type RebasingClass } from '../../src/domain/ladder/ladder-rules.ts'
import { type FittedShare, fitRebasingShare, type NextChange } from '../../src/domain/ladder/next-changes.ts'

const positions = Object.keys(ladderRules.rebasing.shares) as RebasingClass[]
const percents = (shares: readonly number[]): string =>
  `${shares.map(share => Math.round(share * 100)).join(', ')}%`

const describeShare = (position: RebasingClass, near: boolean, fitted: FittedShare): string => {
  const { p, low, high, batches, changes } = fitted
  const present = ladderRules.rebasing.shares[position][near ? 'near' : 'far']
  return `  ${position}, ${near ? 'até 20 dias antes' : 'mais longe'}: ${percents([p, low, high])} (hoje ${percents(present)}; ${integerFormat(changes)} mudanças em ${batches} meses)`
}

/** Describes what became of the prices: how many cuts, floors and re-basings, and the shares of re-basings. */
export function describeNextChanges(changes: readonly NextChange[]): string {
  const count = (outcome: NextChange['outcome']) =>
    integerFormat(changes.filter(change => change.outcome === outcome).length)
  const shares = positions.flatMap(position =>
    [true, false].flatMap(near => {
      const fitted = fitRebasingShare(changes, position, near)
      return fitted === null ? [] : [describeShare(position, near, fitted)]
    }),
  )
  return [
    `\nDe ${integerFormat(changes.length)} preços na escada que mudaram: ${count('cut')} desceram um degrau, ${count('floor')} foram ao piso, ${count('rebased')} recomeçaram, ${count('other')} foram a outro preço (dois degraus, em geral).`,
    'Recomeços entre as mudanças (média dos meses, menor, maior):',
    ...shares,
  ].join('\n')
}

/** Writes the shares seen in two months or more into the text of `ladder-rules.json`; the others stay. */
export function writeRebasingShares(text: string, changes: readonly NextChange[]): string {
  let written = text
  for (const position of positions) {
    const share = (near: boolean): string => {
      const fitted = fitRebasingShare(changes, position, near)
      const present = ladderRules.rebasing.shares[position][near ? 'near' : 'far']
      return `[${(fitted ? [fitted.p, fitted.low, fitted.high] : present).join(', ')}]`
    }
    const line = `"${position}": { "near": ${share(true)}, "far": ${share(false)} }`
    const start = written.indexOf(`"${position}": {`)
    written = written.slice(0, start) + line + written.slice(written.indexOf('}', start) + 1)
  }
  return written
}
