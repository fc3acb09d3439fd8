import { actKindRules, actTitleRules, type ActKindRule } from './act-kind-rules.ts'
import { statesDebtExtinction, statesNegativeAuctions } from './negative-auctions.ts'
import { burdenKind } from './title-burdens.ts'
import type { TitleActKind } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

const headNoise =
  /^[\s\-:.,;=()/\][*"']*(?:(?:em|aos|data|de|feit[oa](?= em)|[a-z][a-z' ]{2,40}(?:\s?[-/]\s?[a-z]{2})?,)?(?:\s+em)?[\s:,]*\d{1,2}(?:[/.-]\d{1,2}[/.-]\d{2,4}|o? de [a-z]+ de [\d.]+)|(?:prot[a-z.]*|prenot[a-z.]*|prenotad[oa]|sob):?[^.;:\n-]{0,40}?(?:n[o.]{0,2}\s?)?[\d.]+(?:[^.;:\na-z-]{0,4}(?:de|em|datad[oa] de)\s[\d/.]{8,10}|[^.;:\na-z-]{0,4}(?:de|em)\s\d{1,2}o? de [a-z]+ de [\d.]+)?|(?:ficha|fls?\.?|livro)\s?\d+[a-z]?|m-?\s?[\d.]+|matricula\s?(?:n[o.]{0,2}\s?)?[\d.]+|[\d.]{3,9}(?=\s?[-:.,]))/

/** Leaves out the date, the protocol and the number that stand between an act's number and its title. */
export function skipHeadNoise(body: string): string {
  let rest = body
  for (let round = 0; round < 5; round++) {
    const found = headNoise.exec(rest)
    if (found === null || found[0].length === 0) break
    rest = rest.slice(found[0].length)
  }
  return rest.replace(/^[\s\-:.,;=()/\][*"']+/, '')
}

const titleEnd =
  /[:.;]|\s-\s|\n|-\s|\bpor\b|\bnos termos\b|\bconforme\b|\bprocede-se\b|\bpelo\b|\bpela\b|\batraves\b|\bde acordo\b|\bem cumprimento\b|\ba requerimento\b|\bfoi\b|\bem virtude\b|\bem consequencia\b|\bmediante\b|,\s/
const ownVoid = wordsPattern(
  String.raw`(?:o )?(?:presente|est[ea]) (?:ato|registro|averbacao)(?:[^.;]|\.(?=\d)){0,160}(?:sem efeito|cancelad)`,
)

/** Whether an act says of itself that it has no effect. */
export const isVoidAct = (body: string): boolean => ownVoid.test(skipHeadNoise(body).slice(0, 400))

const introduction =
  /^(?:(?:titulo|natureza|especie|ato|forma do titulo|onus|averbacao|registro|averba-se|procede-se(?: a)?|registra-se|faco(?: a)? (?:presente )?(?:averbacao|constar)?|certifico(?: e dou fe)?)(?: (?:d[aoe]s?|a|o|que))?\s?[-:.]?\s*)+/

const maxTitleLength = 140
/** Words with which a sentence begins, not a title. */
const noTitle = wordsPattern(
  String.raw`^(?:em (?:consequencia|virtude|cumprimento)|por forca|tendo em vista|a vista d)`,
)

/** "Penhora - baixa." */
const endsIt = /^[\s-]{0,4}(?:cancelamento|canc\b|baixa\b|levantamento|liberacao|desconstituicao)/
/** A cancellation that was asked for and is not done. */
const deniesCancellation = wordsPattern(
  String.raw`nao (?:se )?cancel|(?:indeferi\w*|denega\w*|negad[oa]|rejeitad[oa]|suspens[oa]|sobrestad[oa])(?:,? [oa])?(?: (?:pedido|requerimento) de)? (?:cancelamento|baixa|levantamento)`,
)

/** The title of an act; one that the end of a line broke goes on in the next. */
function cutTitle(bare: string): string {
  if (noTitle.test(bare)) return ''
  const cut = titleEnd.exec(bare.slice(3))
  const title = bare.slice(0, Math.min(maxTitleLength, cut === null ? maxTitleLength : cut.index + 3))
  const kind = findFirst(title, actTitleRules)
  if (kind !== null && burdenKind(kind) !== null && endsIt.test(bare.slice(title.length)))
    return 'cancelamento'
  if (cut?.[0] !== '\n' || kind !== null) return title
  const rest = bare.slice(title.length + 1)
  const goesOn = /^d[aeo]s? /.test(rest) ? titleEnd.exec(rest) : null
  return goesOn === null ? title : `${title} ${rest.slice(0, goesOn.index)}`.slice(0, maxTitleLength)
}

/** Restrictions that the law puts on the fund's own property (Lei 10.188/2001), and a paper that was given back. */
const tellsOnly = wordsPattern(
  String.raw`10\.188[^]{0,300}nao integram? o ativo|devolvid[oa]s?,? sem registro|recusad[oa] o registro`,
)

/** Classifies an act by its title, else by the words of its body that act. */
export function classifyAct(body: string): TitleActKind {
  const said = skipHeadNoise(body)
  if (isVoidAct(body) || tellsOnly.test(said) || deniesCancellation.test(said)) return 'other'
  const negative = statesNegativeAuctions(said)
  const bare = said.replace(introduction, '')
  const title = cutTitle(bare)
  const titled = findFirst(title, actTitleRules)
  // "Quitação e extinção da dívida" ends the debt; "quitação" of a lien's own debt cancels the lien.
  const byTitle =
    titled === 'cancellation' &&
    /quitacao/.test(title) &&
    !/cancel|baixa/.test(said.slice(0, 400)) &&
    statesDebtExtinction(said)
      ? 'debt-extinction'
      : titled
  if (
    negative &&
    (byTitle === null || ['negative-auctions', 'cancellation', 'other', 'cadastral'].includes(byTitle))
  )
    return /cancel|baixa/.test(title) && !/leil/.test(title) ? 'cancellation' : 'negative-auctions'
  if (byTitle !== null && byTitle !== 'cadastral') return byTitle
  const begin = said.slice(0, 900)
  const byBody = findSurest(begin)
  if (byTitle === 'cadastral') return byBody === 'cancellation' ? 'cancellation' : 'cadastral'
  if (byBody === null && statesDebtExtinction(said)) return 'debt-extinction'
  return byBody ?? findFirst(said.slice(0, 260), actTitleRules) ?? 'other'
}

function findFirst(text: string, rules: readonly ActKindRule[]): TitleActKind | null {
  let first: { kind: TitleActKind; at: number } | null = null
  for (const [kind, pattern] of rules) {
    pattern.lastIndex = 0
    const found = pattern.exec(text)
    if (found !== null && (first === null || found.index < first.at)) first = { kind, at: found.index }
  }
  return first?.kind ?? null
}

function findSurest(text: string): TitleActKind | null {
  for (const [kind, pattern] of actKindRules) {
    pattern.lastIndex = 0
    if (pattern.test(text)) return kind
  }
  return null
}
