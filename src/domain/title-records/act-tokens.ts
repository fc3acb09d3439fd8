import type { ActCitation } from './cited-acts.ts'
import type { ReadTitleAct } from './title-record-acts.ts'

/** A word, a number, a sign, or the naming of acts ("R-3", "as AV-1 e AV-6"), in the folded words of an act. */
export interface ActToken {
  kind: 'word' | 'number' | 'sign' | 'act'
  text: string
  start: number
  end: number
  /** A person's name, or a name by its capital letter: it tells who, never what is done. */
  isName: boolean
  /** A dot or a semicolon that ends a sentence. */
  endsSentence: boolean
}

const tokenPattern =
  /(?<code>[a-z]{1,6}-?\d{3,}[a-z\d]*(?:-[a-z\d]+)*)|(?<word>[a-z]+(?:'[a-z]+)*)|(?<number>\d+(?:[.,/:-]{1,2}[a-z]{0,2}-?\d+|-[a-z]{2}-\d+)*(?:[ao](?![a-z])|-[a-z](?![a-z\d]))?)|(?<sign>[^\s\w])/g

/** No act is as long; the end of what only looks like one is not read. */
export const maxActLength = 20_000

/** Words whose dot ends no sentence. */
const shortened = new Set(
  'r n av no nos art arts s a sa ltda fls fl l lo proc dr dra sr sra reg inscr of prot emol cia ind com subst exmo mm esc escr aut canc indisp alien al fid propr quit instr prop imob mat matr dec res prov par inc lv liv tab cart mun est cf doc docs dep exec adv pres gar vl vlr tit ref fid fund sec min id cod ass'.split(
    ' ',
  ),
)

/** What words that tell what is done end in; a word in capitals that ends so is no name for that alone. */
const tellingEnd =
  /(?:[aei]d[oa]s?|[aei]ndo|mente|[cs]ao|[cs]oes|[aei]ram|ar[aá]|er[aá]|ir[aá]|ivel|avel|iveis|aveis|[aeo]u|ant[ea]s?|toria?s?|tivo|tiva|ente|encia|ancia|ncia|agem|ure?|ar|er|ir)$/

/**
 * Splits an act's words; takes time linear in them.
 * @param titleEnd where its title ends: words of a title in capitals are no names
 */
export function readActTokens(
  act: ReadTitleAct,
  citations: readonly ActCitation[],
  titleEnd: number,
): ActToken[] {
  const body = act.body.slice(0, maxActLength)
  const isLoud = isInCapitals(act)
  const tokens: ActToken[] = []
  let cited = 0
  let skipTo = 0
  let isFirst = true
  for (const found of body.matchAll(tokenPattern)) {
    const start = found.index
    if (start < skipTo) continue
    while (cited < citations.length && citations[cited]!.end <= start) cited++
    const citation = citations[cited]
    if (citation !== undefined && citation.start <= start) {
      skipTo = citation.end
      tokens.push({ kind: 'act', text: '', start, end: citation.end, isName: false, endsSentence: false })
      isFirst = false
      continue
    }
    const end = start + found[0].length
    const text = found[0]
    if (found.groups?.['word'] !== undefined) {
      // "Cancela-se": the word behind the hyphen says nothing of its own.
      if (text === 'se' && body[start - 1] === '-') continue
      const hidden = act.shownAt(start + 1) === '•' && text.length > 1
      const capital = /\p{Lu}/u.test(act.shownAt(start))
      const isName =
        hidden ||
        (capital &&
          !isLoud &&
          !isFirst &&
          start >= titleEnd &&
          text.length > 1 &&
          (tokens.at(-1)?.isName === true || !tellingEnd.test(text)))
      tokens.push({ kind: 'word', text, start, end, isName, endsSentence: false })
      isFirst = false
    } else if (found.groups?.['number'] !== undefined || found.groups?.['code'] !== undefined) {
      tokens.push({ kind: 'number', text, start, end, isName: false, endsSentence: false })
      isFirst = false
    } else {
      if (text === '-' && !/\s/.test(`${body[start - 1] ?? ' '}${body[end] ?? ' '}`)) continue
      const before = tokens.at(-1)
      const endsSentence =
        text === ';' ||
        (text === '.' &&
          /^(?:\s|$|[-_"])/.test(body.slice(end, end + 1)) &&
          !(
            before?.kind === 'word' &&
            before.end === start &&
            (before.text.length === 1 || shortened.has(before.text))
          ))
      if (endsSentence) isFirst = true
      else if (text === '.') continue
      tokens.push({ kind: 'sign', text, start, end, isName: false, endsSentence })
    }
  }
  return tokens
}

/** Whether an act is written in capitals, so that a capital tells nothing. */
function isInCapitals({ body, shownAt }: ReadTitleAct): boolean {
  let upper = 0
  let lower = 0
  for (let at = 0; at < Math.min(body.length, 2_000); at++) {
    const letter = shownAt(at)
    if (letter >= 'a' && letter <= 'z') lower++
    else if (letter >= 'A' && letter <= 'Z') upper++
  }
  return upper > 2 * lower
}
