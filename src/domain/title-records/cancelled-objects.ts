import { wordsPattern } from './title-record-key.ts'

/** Words in which an act says what it cancels. */
export interface WordRange {
  start: number
  end: number
}

const verb = String.raw`cancel(?:a|am|o|ei|ando|ad[oa]s?|amentos?|ou|aram|ar)\b(?:-se)?|levant(?:ad[oa]s?|amentos?|a-se|ei|ou)\b|liber(?:ad[oa]s?|ou|aram|acao|a-se)\b|baix(?:ad[oa]s?|a)\b|desconstitui(?:d[oa]s?|cao|u)\b|sem efeito|(?:extint[oa]s?|extincao|exting(?:ue|uiu|ue-se|uiu-se))\b|desoner\w+|desligamento|renunci\w+|revoga\w+|insubsist\w+|desfazimento|exclu(?:id[oa]s?|sao)\b|perempcao|declar\w+ nul[oa]s?|anulad[oa]s?`
const cancels = wordsPattern(String.raw`\b(?:${verb})`, 'g')
/** A dot that ends a sentence, none of "R. 2", "n. 4", "S.A.". */
const sentenceDot = String.raw`(?<!\b(?:r|n|av|no|art|s\.a|ltda|fls|l|lo|proc|dr|sr|sra|reg|inscr|of))\.(?=\s)`
/** What ends the words of what is cancelled: a reason, a source, or what goes on. */
const stops = wordsPattern(
  String.raw`[;]|${sentenceDot}|\b(?:em (?:razao|virtude|face|consequencia|decorrencia)|tendo em vista|em vista|a vista|face|por|pel[oa]s?|conforme|nos termos|nos autos|consoante|ante|diante|devido|movid[oa]|permanec|mantid|mantendo|(?<!nao )(?<!nao mais )subsist|continua|restabelec|revigor|exceto|salvo|ressalv|sem prejuizo|voltando|prosseguindo|passando|sendo que|(?:que )?represent|decorrente|oriund|garantid|vinculad|emitid|do credito|convalesc|ficando(?! ?cancel)|ficam? mantid)`,
)
/** No act is as long; the end of what only looks like one is not read. */
export const maxActLength = 20_000
const maxLength = 240
const maxBefore = 160
const sentenceBreak = wordsPattern(String.raw`[;:]|${sentenceDot}`, 'g')

/** Finds what an act's words say that it cancels: after the verb, else before it. Takes linear time. */
export function cancelledRanges(body: string): WordRange[] {
  const ranges: WordRange[] = []
  for (const found of body.slice(0, maxActLength).matchAll(cancels)) {
    const start = found.index + found[0].length
    const after = body.slice(start, start + maxLength)
    const stop = stops.exec(after)
    const length = stop?.index ?? after.length
    const begin = findSubject(body, found.index)
    const subject = body.slice(begin, found.index)
    const object = after.slice(0, length)
    // "A hipoteca do R-2 fica cancelada e …", but "fica cancelada a hipoteca".
    const isPassive = passive.test(subject) && !/^\s+(?:[oa]s?|tod[oa]s)\s/.test(object)
    if (isPassive && namesSomething(subject)) ranges.push({ start: begin, end: found.index })
    else if (namesSomething(object)) ranges.push({ start, end: start + length })
    else ranges.push({ start: begin, end: start + length })
  }
  return ranges
}

const passive = wordsPattern(
  String.raw`\b(?:fica|ficam|ficando|e|foi|foram|sao|esta|estao|acha-se)(?: [a-z]+){0,2} $`,
)

/** Where the words begin of which a verb may tell: after the last comma, where they name something, else the sentence. */
function findSubject(body: string, verbAt: number): number {
  const from = Math.max(0, verbAt - maxBefore)
  let start = from
  for (const found of body.slice(from, verbAt).matchAll(sentenceBreak)) start = from + found.index + 1
  const comma = from + body.slice(from, verbAt).lastIndexOf(',')
  return comma > start && namesSomething(body.slice(comma, verbAt)) ? comma + 1 : start
}

const something = wordsPattern(
  String.raw`\b(?:r|av) ?[.-]? ?\d|hipotec|penhora|arresto|sequestro|fiduciari|indisponib|usufrut|servidao|clausula|restric|onus|gravame|locacao|averbacao|registro|premonitoria|inscrip?cao|constric|ordem|cedula|\bcci\b`,
)
const namesSomething = (words: string): boolean => something.test(words)

export const isWithin = (ranges: readonly WordRange[], position: number): boolean =>
  ranges.some(({ start, end }) => position >= start && position < end)
