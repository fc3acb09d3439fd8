import type { ReadTitleAct } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

export const titleOwnerKinds = ['caixa', 'bank', 'company', 'public', 'person'] as const
export type TitleOwnerKind = (typeof titleOwnerKinds)[number]

/** Who owns a property now, without the name. */
export interface TitleOwner {
  kind: TitleOwnerKind
  /** As the text writes it: `1/2`, `50%`; `null` for the whole or where none is named. */
  share: string | null
  /** The act by which it owns, or `opening`. */
  since: string
  /** That act's place among the acts, `null` for the opening: numbers may be given twice. */
  sinceIndex: number | null
}

const openingOwners = wordsPattern(
  String.raw`(?:proprietari[oa]s?|prop(?:riet)?\.|titular(?:es)?(?: d[oe] dominio)?|transmitentes?)(?:\([a-z]+\))?(?: d[eo] imovel)? ?[:.-]`,
)
const openingEnd = wordsPattern(
  String.raw`registro anterior|titulo aquisitivo|titulo anterior|reg\. ant|registros anteriores|origem|matricula anterior|transcricao anterior|dou fe`,
)
const acquirerMarks = wordsPattern(
  String.raw`(?:adquirentes?|comprador(?:a|es|as)?|outorgad[oa]s?(?: comprador(?:a|es|as)?| donatari[oa]s?)?|donatari[oa]s?|arrematantes?|adjudicatari[oa]s?|cessionari[oa]s?|beneficiari[oa]s?|permutantes? adquirentes?|incorporadora|herdeir[oa]s?)(?:\([a-z/]+\))? ?[:-]`,
  'g',
)
const acquirerVerbs = wordsPattern(
  String.raw`(?:foi |foram |e |fica |ficou )?(?:adquirid[oa]|havid[oa]|arrematad[oa]|comprad[oa]) (?:em sua totalidade )?por|arrematad[oa][^.;:]{0,140}? pel[ao] (?:propri[ao] |exequente |credora? )+|(?:vend(?:eu|eram|ido|ida|e|em)|transmiti(?:u|ram|do|da)|transmitem?|do(?:ou|aram|ad[oa])|adjudicad[oa]|partilhad[oa]|atribuid[oa]|permut(?:ou|aram|ad[oa])|integralizad[oa]|conferid[oa]|transferi(?:u|ram|do|da)|incorporad[oa])(?: o (?:presente )?imovel| a propriedade| a nua.?propriedade| [^.;:]{0,140}?)? (?:a|ao|a favor d[eoa]s?|em favor d[eoa]s?|para|aos|as)(?= )|entre (?:os|as|[oa]s? ditos?) [a-z]+:|coube(?:ram)? (?:[^.;:]{0,80} )?(?:a|ao|aos|as)(?= )|em nome d[eoa]s?|em favor d[eoa]s?|ao patrimonio d[eoa]`,
  'g',
)
const selfAcquired = wordsPattern(
  String.raw`([^.;:]{8,400}?),? (?:ja qualificad[oa]s?,? )?(?:adquiri(?:u|ram)|arrematou|arremataram|comprou|compraram|passou a ser|passaram a ser)`,
)

const caixa = wordsPattern(String.raw`caixa econ\w*\.? federal|\bc\.?e\.?f\b|\bemgea\b`)
const publicBody = wordsPattern(
  String.raw`\bmunicipio d|prefeitura|\buniao\b(?! estavel)|fazenda (?:publica|nacional)|\bestado d[eo] [a-z]+,? (?:pessoa|cnpj|inscrit)|companhia de habitacao|\bcohab\b|\bcdhu\b|autarquia|fundo de arrendamento residencial|\bfar\b|instituto nacional|\bincra\b(?! sob)`,
)
const bankName = wordsPattern(
  String.raw`\bbanco\b|\bitau\b|bradesco|santander|\bsicoob\b|\bsicredi\b|cooperativa de credito|companhia hipotecaria|instituicao financeira|\bbari\b`,
)
const companyName = wordsPattern(
  String.raw`\bltda\b|\bs[/.]a\b|\bs\.a\.|\beireli\b|\bme\b|\bspe\b|construtora|incorporadora|empreendiment|imobiliaria|cnpj|c\.n\.p\.j|participacoes|sociedade|associacao|\bepp\b|securitizadora|pessoa juridica`,
)

/** Says what kind of owner a folded name and its description mean. */
function classifyOwner(described: string): TitleOwnerKind {
  const name = described.slice(0, 260)
  const at = (pattern: RegExp): number => {
    const found = pattern.exec(name)
    return found === null ? Number.POSITIVE_INFINITY : found.index
  }
  const person = at(wordsPattern(String.raw`brasileir|\bcpf\b|c\.p\.f|solteir|casad|divorciad|viuv|portador`))
  const found = (
    [
      ['caixa', at(caixa)],
      ['public', at(publicBody)],
      ['bank', at(bankName)],
      ['company', at(companyName)],
      ['person', person],
    ] as const
  ).toSorted((a, b) => a[1] - b[1])
  const first = found[0]
  if (first === undefined || first[1] === Number.POSITIVE_INFINITY) return 'person'
  // "FAR, representado pela Caixa": who comes first; "Banco X S.A." is a bank although it is a company.
  const kind = first[0]
  return kind === 'company' && at(bankName) < 80 ? 'bank' : kind
}

const shareText = /(\d{1,3}(?:,\d+)?\s?%|\b\d{1,2}\/\d{1,3}\b|\bmetade\b)/

interface DescribedOwner extends TitleOwner {
  /** Folded words of the text; they hold a name and never leave this file. */
  described: string
}

/** Lists who owns the property after all acts. */
export function findOwners(opening: string, acts: readonly ReadTitleAct[]): TitleOwner[] {
  let owners = readOpeningOwners(opening)
  for (const act of acts) {
    if (act.isVoid) continue
    if (act.kind === 'consolidation')
      owners = [
        {
          kind: classifyCreditor(act, acts),
          share: null,
          since: act.number,
          sinceIndex: act.index,
          described: '',
        },
      ]
    else if (act.kind === 'transfer') owners = transferOwnership(owners, act)
  }
  return owners.map(({ kind, share, since, sinceIndex }) => ({ kind, share, since, sinceIndex }))
}

function transferOwnership(owners: readonly DescribedOwner[], act: ReadTitleAct): DescribedOwner[] {
  const { passage, rest: others } = readAcquirerPassage(act.body)
  const acquired = describeOwners(passage, act)
  const part = partTransferred(act.body)
  if (part === null) return acquired
  const sellers = owners.filter(owner => {
    const name = /[a-z]{2,}\s+(?:d[aeo]s?\s+)?[a-z]{2,}/.exec(owner.described.replace(/^[\s\W\d]*/, ''))?.[0]
    return name !== undefined && others.includes(name)
  })
  const whole = sellers.length > 0 && sellers.length < owners.length
  return [
    ...owners
      .filter(owner => !(whole && sellers.includes(owner) && (owner.share === null || owner.share === part)))
      .map(owner => ({ ...owner, share: owner.share ?? subtractShare(part) })),
    ...acquired.map(owner => ({ ...owner, share: owner.share ?? part })),
  ]
}

/** Cuts the owners' passage out of the opening description. */
function readOpeningOwners(opening: string): DescribedOwner[] {
  const mark = openingOwners.exec(opening)
  if (mark === null) return []
  const from = opening.slice(mark.index + mark[0].length)
  const stop = openingEnd.exec(from)
  return describeOwners(from.slice(0, stop === null ? 1_500 : Math.min(stop.index, 2_500)), null)
}

/** @param act by which they own, `null` for the opening */
function describeOwners(described: string, act: ReadTitleAct | null): DescribedOwner[] {
  const parts = splitOwners(described)
  return (parts.length === 0 ? [described] : parts).map(one => ({
    kind: classifyOwner(one),
    share: parts.length > 1 ? (shareText.exec(one)?.[1]?.replace(/\s/g, '') ?? null) : null,
    since: act?.number ?? 'opening',
    sinceIndex: act?.index ?? null,
    described: one,
  }))
}

const documentOfPerson = /(?:cpf|c\.p\.f|cic)[^\d;]{0,24}[\d.\-/ ]{11,}/g
const spouseWords = wordsPattern(
  String.raw`(?:sua|seu|s\/) ?(?:mulher|marido|espos[ao]|conjuge|companheir[oa]|m\b)|\bs\/m\b|casad[oa]s?[^,;]{0,70} com|conjuge|companheir[oa]|em uniao estavel com`,
)

/** Splits at the documents of people; one who is introduced as husband or wife of the one before belongs to them. */
function splitByDocuments(described: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const match of described.matchAll(documentOfPerson)) {
    const end = match.index + match[0].length
    const part = described.slice(from, end)
    if (parts.length > 0 && spouseWords.test(part.slice(0, 70))) parts[parts.length - 1] += part
    else parts.push(part)
    from = end
  }
  if (parts.length > 0) parts[parts.length - 1] += described.slice(from)
  return parts
}

/** Splits a passage into its owners where it numbers them or gives each a share; a couple is one. */
function splitOwners(described: string): string[] {
  const numbered = described
    .split(/(?:^|[\s;])(?:\d{1,2}|[a-h])\s?\)\s?-?\s?(?=[a-z]{2})/)
    .filter(part => part.trim().length > 12)
  if (numbered.length > 1)
    return /cpf|cnpj|brasileir|ltda/.test(numbered[0] ?? '') ? numbered : numbered.slice(1)
  const bySemicolon = described
    .split(/;\s*(?:e,?\s)?/)
    .filter(part => /brasileir|cpf|cnpj|ltda|s[/.]a|\d\/\d/.test(part))
  if (bySemicolon.length > 1 && bySemicolon.length <= 20) return bySemicolon
  const people = splitByDocuments(described)
  if (people.length > 1 && people.length <= 20) return people
  return described.trim() === '' ? [] : [described]
}

const lastMatch = (text: string, pattern: RegExp): RegExpMatchArray | null => {
  const all = [...text.matchAll(pattern)]
  return all.at(-1) ?? null
}

const passageEnd = wordsPattern(
  String.raw`transmitentes?(?:\([a-z]+\))? ?[:-]|outorgantes? ?[:-]|vendedor(?:a|es|as)?(?:\([a-z]+\))? ?[:-]|doador(?:a|es|as)? ?[:-]|titulo ?[:-]|forma do titulo|valor ?[:-]|pelo (?:preco|valor)|condicoes ?[:-]|imovel ?[:-]|objeto ?[:-]|interveniente|credor(?:a)? ?[:-]|por (?:compra|doacao|venda)|conforme escritura|nos termos`,
)

/** The words that describe who acquires, and the words around them. */
function readAcquirerPassage(body: string): { passage: string; rest: string } {
  const cut = (start: number): { passage: string; rest: string } => {
    const passage = cutPassage(body.slice(start))
    return { passage, rest: `${body.slice(0, start)} ${body.slice(start + passage.length)}` }
  }
  const mark = [...body.matchAll(acquirerMarks)][0]
  if (mark !== undefined) return cut(mark.index + mark[0].length)
  const self = selfAcquired.exec(body)
  const verb = [...body.matchAll(acquirerVerbs)][0]
  if (
    verb !== undefined &&
    (self === null || verb.index < self.index + self[0].length + 4 || /adquirid|havid/.test(verb[0]))
  )
    return cut(verb.index + verb[0].length)
  return self === null ? { passage: '', rest: body } : { passage: self[1] ?? '', rest: body }
}

function cutPassage(from: string): string {
  const stop = passageEnd.exec(from)
  return from.slice(0, stop === null || stop.index < 6 ? 900 : Math.min(stop.index, 1_800))
}

/** A transfer of a part only: its share as the text writes it, `null` for the whole. */
function partTransferred(body: string): string | null {
  const found = wordsPattern(
    String.raw`(?:parte ideal|fracao ideal|quota-?parte|quinhao|correspondente a|equivalente a|metade ideal|cota)[^.;]{0,50}?(\d{1,3}(?:,\d+)?\s?%|\d{1,2}\/\d{1,3}|metade)(?! (?:do terreno|no terreno|das? coisas|do solo))|(\d{1,3}(?:,\d+)?\s?%|\d\/\d{1,2})(?: \([^)]{0,40}\))? (?:do|deste|sobre o) imovel|(metade) (?:ideal )?d(?:o|este) imovel`,
  ).exec(body)
  const share = (found?.[1] ?? found?.[2] ?? found?.[3] ?? null)?.replace(/\s/g, '') ?? null
  return share === '100%' ? null : share
}

/** What is left of the whole beside a share. */
function subtractShare(part: string): string | null {
  if (part === 'metade') return '1/2'
  const fraction = /^(\d+)\/(\d+)$/.exec(part)
  if (fraction) return `${String(Number(fraction[2]) - Number(fraction[1]))}/${fraction[2]!}`
  const percent = /^([\d,]+)%$/.exec(part)
  return percent ? `${String(100 - Number(percent[1]!.replace(',', '.'))).replace('.', ',')}%` : null
}

const creditorMarks = wordsPattern(
  String.raw`(?:em nome|em favor|a favor|no patrimonio|na pessoa|patrimonio) d[aoe]s?|(?:credor|fiduciari)[ao]?(?: fiduciari[ao])? ?[:,-]|pel[ao] (?:credor[a]? )?fiduciari[ao]|a? ?requerimento d[aoe]`,
  'g',
)

/** Who consolidated: named in the act, else the creditor of the lien. */
function classifyCreditor(act: ReadTitleAct, acts: readonly ReadTitleAct[]): TitleOwnerKind {
  const mark = lastMatch(act.body.slice(0, 1_600), creditorMarks)
  const named = [caixa, bankName, publicBody, companyName].some(pattern =>
    pattern.test(act.body.slice(0, 2_500)),
  )
  if (caixa.test(act.body)) return 'caixa'
  if (named) {
    const described = mark === null ? act.body : act.body.slice(mark.index ?? 0, (mark.index ?? 0) + 300)
    const kind = classifyOwner(described)
    if (kind !== 'person') return kind
    return classifyOwner(
      act.body.replace(wordsPattern('brasileir|cpf|solteir|casad|divorciad|viuv|portador', 'g'), ''),
    )
  }
  const lien = acts
    .slice(0, act.index)
    .toReversed()
    .find(({ kind }) => kind === 'fiduciary-lien')
  return lien === undefined
    ? 'person'
    : caixa.test(lien.body)
      ? 'caixa'
      : bankName.test(lien.body)
        ? 'bank'
        : 'company'
}
