import type { ReadTitleAct } from './title-record-acts.ts'

const actNumber =
  /(?<![a-z0-9])(r|av|registros?|averbac(?:ao|oes)|atos?)\s*(?:(?:sob )?(?:o )?n[o.]{0,3}\s*|[.\-:]\s*)?(?:(r|av)\s?[.-]\s?)?0*(\d{1,3})(?![\d,]|\.\d)(?:\s*[-/]\s*(?:m\s*[-.]?\s*)?\d[\d.]*\d)?/g
const moreNumbers = /^\s*(?:,|e|;|a)\s*0*(\d{1,3})(?![\d/.,]\d)/

/** The acts before it that an act names, as indexes. */
export function findCitedActs(act: ReadTitleAct, acts: readonly ReadTitleAct[]): number[] {
  const cited = new Set<number>()
  const byNumber = (letter: string, number: number): void => {
    const earlier = acts.slice(0, act.index)
    const kind = letter.startsWith('av') ? 'AV' : letter.startsWith('r') ? 'R' : null
    const same = earlier.filter(({ number: label }) => Number(label.split('-')[1]) === number)
    const exact = same.filter(({ number: label }) => kind === null || label.startsWith(`${kind}-`))
    const one = exact.at(-1) ?? same.at(-1)
    if (one !== undefined) cited.add(one.index)
  }
  for (const match of act.body.matchAll(actNumber)) {
    const letter = match[2] ?? match[1] ?? ''
    const number = Number(match[3])
    byNumber(letter, number)
    let rest = act.body.slice(match.index + match[0].length)
    for (let more = moreNumbers.exec(rest); more !== null; more = moreNumbers.exec(rest)) {
      const next = Number(more[1])
      if (/^\s*a/.test(more[0]))
        for (let between = number + 1; between < next && between < number + 50; between++)
          byNumber(letter, between)
      byNumber(letter, next)
      rest = rest.slice(more[0].length)
    }
  }
  return [...cited].toSorted((a, b) => a - b)
}
