import { wordsPattern } from './title-record-key.ts'

/** The mark after which an opening names its owners, the surest first: a registry's head names its own "titular", too. */
const openingOwners = [
  String.raw`proprietari[oa]s?`,
  String.raw`prop(?:riet)?\.`,
  String.raw`(?<!oficial )(?<!oficiala )titular(?:es)?(?: d[oe] dominio)?`,
  String.raw`transmitentes?`,
].map(mark => wordsPattern(String.raw`${mark}(?:\([a-z]+\))?(?: d[eo] imovel)? ?[:.-]`))
const openingEnd = wordsPattern(
  String.raw`registro anterior|titulo aquisitivo|titulo anterior|reg\. ant|registros anteriores|origem|matricula anterior|transcricao anterior|dou fe`,
)
const acquirerMarks = wordsPattern(
  String.raw`(?:adquirentes?|adqtes?\.?|comprador(?:a|es|as)?|outorgad[oa]s?(?: comprador(?:a|es|as)?| donatari[oa]s?)?|donatari[oa]s?|arrematantes?|adjudicatari[oa]s?|cessionari[oa]s?|beneficiari[oa]s?|permutantes? adquirentes?|incorporadora|herdeir[oa]s?)(?:\([a-z/]+\))?(?<inParts>, ?(?:em condominio|na proporcao|em partes)[^:.;]{0,40})? ?(?::|-(?![a-z]))`,
)
const acquirerVerbs = wordsPattern(
  String.raw`(?:foi |foram |e |fica |ficou )?(?:adquirid[oa]|havid[oa]|arrematad[oa]|comprad[oa]) (?:em sua totalidade |em (?:hasta|leilao|praca) [^.;:]{0,80}?)?por|arrematad[oa][^.;:]{0,140}? pel[ao] (?:propri[ao] |exequente |credora? )+|(?:vend(?:eu|eram|ido|ida|e|em)|transmiti(?:u|ram|do|da)|transmitem?|do(?:ou|aram|ad[oa])|adjudicad[oa]|partilhad[oa]|atribuid[oa]|permut(?:ou|aram|ad[oa])|integralizad[oa]|conferid[oa]|transferi(?:u|ram|do|da)|incorporad[oa])(?: o (?:presente )?imovel| a propriedade| a nua.?propriedade| [^.;:]{0,200}?)? (?:a|ao|a favor d[eoa]s?|em favor d[eoa]s?|para|aos|as)(?= (?!(?:sua |seu |referida |dita |aludida |citada |mesma |totalidade |outra |propria )*(?:parte|fracao|metade|quota|cota|totalidade|integralidade|nua|propriedade|area|unidade|casa)\b))|d(?:eu|eram|ad[oa]s?)(?: [^.;:]{0,120}?)? em (?:dacao em )?pagamento(?: d[aeo] [^.;:]{0,60}?)? (?:a|ao|aos|as|para)(?= )|entre (?:os|as|[oa]s? ditos?) [a-z]+:|coube(?:ram)? (?:[^.;:]{0,80} )?(?:a|ao|aos|as)(?= )|em nome d[eoa]s?|em favor d[eoa]s?|ao patrimonio d[eoa]`,
)
const selfAcquired = wordsPattern(
  String.raw`([^.;:]{8,400}?),? (?:ja qualificad[oa]s?,? )?(?:adquiri(?:u|ram)|arrematou|arremataram|comprou|compraram|passou a ser|passaram a ser)`,
)
const passageEnd = wordsPattern(
  String.raw`transmitentes?(?:\([a-z]+\))? ?[:-]|trtes?\.? ?:|outorgantes? ?[:-]|vendedor(?:a|es|as)?(?:\([a-z]+\))? ?[:-]|doador(?:a|es|as)? ?[:-]|titulo ?[:-]|forma do titulo|valor ?[:-]|pelo (?:preco|valor)|condicoes ?[:-]|imovel ?[:-]|objeto ?[:-]|interveniente|credor(?:a)? ?[:-]|por (?:compra|doacao|venda)|conforme escritura|nos termos|(?:a|sendo que a) outra metade|que passam? a (?:deter|possuir|ter)`,
)

/** A share, as a matrícula writes it. */
const share = String.raw`(?:\d{1,3}(?:,\d+)? ?%|\b\d{1,3}\/\d{1,4}\b|\bmetade\b)`
const givenShare = wordsPattern(
  String.raw`${share}(?: ?\([^)]{0,40}\))?(?: d[oe] (?:todo|imovel))? (?:a|ao|aos|as|para)$`,
)

const partWords = wordsPattern(
  String.raw`(?:parte|fracao|quota|cota|quinhao)(?: ideal)?(?: de| correspondente a| equivalente a)? $`,
)
const laterShare = wordsPattern(`;[^;]{0,80}?${share}`)

/**
 * Prepares folded words: blanks alike, no points within numbers, nor in "R. 1", no
 * sums of money, no colon after "na seguinte proporção".
 */
const tidyOwnerWords = (body: string): string =>
  body
    .replace(/\s+/g, ' ')
    .replace(/(\d)\.(?=\d)/g, '$1')
    .replace(/\b(r|av|m|n|no)\. ?(?=\d)/g, '$1-')
    .replace(/\b(?:r|cr|ncz|cz|nc|us)\$ ?\d[\d,]*(?: \([^)]{0,120}\))?/g, '')
    .replace(/((?:seguinte (?:forma|maneira|proporcao|modo))|partilhad[oa]s?) ?:/g, '$1')

/** Cuts the owners' passage out of the opening description; `null` where it names none. */
export function cutOpeningPassage(opening: string): string | null {
  const text = tidyOwnerWords(opening)
  for (const pattern of openingOwners) {
    const mark = pattern.exec(text)
    if (mark === null) continue
    const from = text.slice(mark.index + mark[0].length)
    const stop = openingEnd.exec(from)
    return from.slice(0, stop === null ? 1_500 : Math.min(stop.index, 2_500))
  }
  return null
}

/**
 * Finds the share that stands before its owner: "partilhado: 1/6 a Fulano; 1/6 a Beltrano". One that is said to be a part
 * is what is transferred, unless others follow.
 */
function findFirstShare(body: string, end: number): number | null {
  const given = givenShare.exec(body.slice(0, end))
  if (given === null) return null
  const isPart = partWords.test(body.slice(Math.max(0, given.index - 60), given.index))
  return isPart && !laterShare.test(body.slice(end, end + 900)) ? null : given.index
}

/** The words that describe who acquires, and the words around them. */
export interface AcquirerPassage {
  passage: string
  rest: string
}

/** Finds who acquires in an act. */
export function cutAcquirerPassage(act: string): AcquirerPassage {
  const body = tidyOwnerWords(act)
  const cut = (start: number, before = ''): AcquirerPassage => {
    const from = body.slice(start)
    const stop = passageEnd.exec(from)
    const passage = from.slice(0, stop === null || stop.index < 6 ? 900 : Math.min(stop.index, 1_800))
    return { passage: before + passage, rest: `${body.slice(0, start)} ; ${from.slice(passage.length)}` }
  }
  const mark = acquirerMarks.exec(body)
  if (mark !== null) return cut(mark.index + mark[0].length, `${mark.groups?.['inParts'] ?? ''} `)
  const self = selfAcquired.exec(body)
  const verb = acquirerVerbs.exec(body)
  if (
    verb !== null &&
    (self === null || verb.index < self.index + self[0].length + 4 || /adquirid|havid/.test(verb[0]))
  ) {
    const end = verb.index + verb[0].length
    return cut(findFirstShare(body, end) ?? end)
  }
  return self === null ? { passage: '', rest: body } : { passage: self[1] ?? '', rest: body }
}

/** A transfer of a part only: its share as the text writes it, `null` where none is named. */
export function findTransferredShare(words: string): string | null {
  const found = wordsPattern(
    String.raw`(?:parte ideal|fracao ideal|quota-?parte|quinhao|correspondente a|equivalente a|metade ideal|cota|objeto ?:)[^.;]{0,50}?(\d{1,3}(?:,\d+)? ?%|\d{1,2}\/\d{1,3}|metade)(?! (?:do terreno|no terreno|das? coisas|do solo))|(\d{1,3}(?:,\d+)? ?%|\d\/\d{1,2})(?: \([^)]{0,40}\))? (?:do|deste|sobre o) (?:imovel|todo)|(metade) (?:ideal )?d(?:o|este) imovel`,
  ).exec(words)
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? null)?.replace(/\s/g, '') ?? null
}

/** One owner as the text describes it. */
export interface OwnerWords {
  /** Folded words of the text; they hold a name and never leave these files. */
  described: string
  share: string | null
}

const shareText = wordsPattern(`(${share})`)
const eachShare = wordsPattern(
  String.raw`(${share})[^.;]{0,40}?(?: cada(?: um[a]?| qual)?\b)|cada(?: um[a]?| qual)?\b[^.;:]{0,70}?(${share})`,
)
const equalParts = wordsPattern(String.raw`em (?:partes|proporcoes|quinhoes|fracoes|quotas|cotas) iguais`)
const documentOfPerson = /(?:cpf|c\.p\.f|cic)[^\d;]{0,24}[\d.\-/ ]{11,}/g
const spouseWords = wordsPattern(
  String.raw`(?:sua|seu|s\/) ?(?:mulher|marido|espos[ao]|conjuge|companheir[oa]|m\b)|\bs\/m\b|casad[oa]s?[^,;]{0,70} com|conjuge|companheir[oa]|em uniao estavel com`,
)

/** "e Maria, casada com João": the next owner, and her husband. */
const isNextOwner = wordsPattern(String.raw`^[^a-z]*e (?!sua |seu |casad|s\/)[a-z]+ [a-z]+`)

function isOfSpouse(part: string): boolean {
  const found = spouseWords.exec(part.slice(0, 70))
  return found !== null && !(isNextOwner.test(part) && /^(?:casad|em uniao)/.test(found[0]))
}

const shareAfterDocument = wordsPattern(
  String.raw`^,? ?[-(]? ?(?:(?:na proporcao|(?:com )?a?(?: fracao| parte| quota)?(?: ideal)?) de |correspondente a |equivalente a |com )?${share}(?: ?\([^)]{0,40}\))?`,
)

/** Splits at the documents of people; one who is introduced as husband or wife of the one before belongs to them. */
function splitByDocuments(described: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const match of described.matchAll(documentOfPerson)) {
    const end = match.index + match[0].length
    let part = described.slice(from, end)
    // What stands after a document is the share of the one before: "CPF 000, na proporção de 60%, e a Beltrano".
    const given = parts.length === 0 ? '' : (shareAfterDocument.exec(part)?.[0] ?? '')
    if (given !== '') {
      parts[parts.length - 1] += given
      part = part.slice(given.length)
    }
    if (parts.length > 0 && isOfSpouse(part)) parts[parts.length - 1] += part
    else parts.push(part)
    from = end
  }
  if (parts.length > 0) parts[parts.length - 1] += described.slice(from)
  return parts
}

const everyShare = wordsPattern(share, 'g')
/** "A Ana, na proporção de 60%, e a Bento, na de 40%": each with the share behind it, or before it. */
function splitByShares(described: string): string[] {
  const shares = [...described.slice(0, 1_200).matchAll(everyShare)]
  if (shares.length < 2) return []
  const isBefore = shares[0]!.index < 4
  const cuts = shares.map(({ index, 0: found }) => (isBefore ? index : index + found.length))
  const parts = cuts.map((cut, at) =>
    isBefore ? described.slice(cut, cuts[at + 1]) : described.slice(cuts[at - 1] ?? 0, cut),
  )
  return parts.every(part =>
    /[a-z]{2,} [a-z]{2,}/.test(part.replace(/na proporcao de|parte ideal|correspondente a/g, '')),
  )
    ? parts
    : []
}

const name = String.raw`[a-z]{2,}(?: [a-z']{1,20}){1,5}`
/** "Seus filhos Ana Teste, Bento Teste e Carla Teste, brasileiros": several who are described together. */
const listOfNames = wordsPattern(
  String.raw`^[^a-z]*(?:(?:seus|suas|os|as) )?(?:(?:filh|net|sobrinh|irma|herdeir|donatari)[a-z]* )?:? ?(${name}(?:, ${name}){0,8}) e (?!sua |seu )(${name}),? (?:todos|todas|ambos|ambas|brasileir[oa]s|solteir[oa]s|maiores|menores|em (?:partes|quinhoes|comum)|irma)`,
)
function splitList(described: string): string[] {
  const found = listOfNames.exec(described.slice(0, 500))
  return found === null ? [] : [...found[1]!.split(','), found[2]!]
}

/** The most owners that a passage is split into; more are one. */
const maxOwners = 20

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
  if (bySemicolon.length > 1 && bySemicolon.length <= maxOwners) return bySemicolon
  const people = splitByDocuments(described)
  if (people.length > 1 && people.length <= maxOwners) return people
  const shared = splitByShares(described)
  if (shared.length > 1 && shared.length <= maxOwners) return shared
  const listed = splitList(described)
  if (listed.length > 1 && listed.length <= maxOwners) return listed
  return described.trim() === '' ? [] : [described]
}

const readOwnShare = (words: string): string | null => shareText.exec(words)?.[1]?.replace(/\s/g, '') ?? null

function readEachShare(words: string): string | null {
  const found = eachShare.exec(words)
  return (found?.[1] ?? found?.[2] ?? null)?.replace(/\s/g, '') ?? null
}

/** Describes the owners of a passage, one by one, each with the share that it gives. */
export function describeOwners(passage: string): OwnerWords[] {
  const groups = splitOwners(passage)
  if (groups.length <= 1) return [{ described: passage, share: null }]
  const each = readEachShare(passage)
  const owners = groups.flatMap(group => {
    const people = splitByDocuments(group)
    const ofEach = readEachShare(group)
    // "e aos filhos A e B, a cada um, 1/4": a group of its own within the passage.
    return ofEach !== null && people.length > 1
      ? people.map(described => ({ described, share: ofEach }))
      : [{ described: group, share: readOwnShare(group) }]
  })
  const equal = equalParts.test(passage) && owners.every(owner => owner.share === null)
  const rest = equal ? `1/${String(owners.length)}` : each
  return owners.map(owner => ({ ...owner, share: owner.share ?? rest }))
}

const leadingWords = new Set(
  'a ao aos as o os e ou de do da dos das em na no para por um uma meia metade terco quarto quinto sexto setimo oitavo todo imovel parte partes ideal ideais fracao quota cota correspondente equivalente cada qual proporcao condominio sua seu suas seus dito dita mesmo mesma viuvo viuva meeiro meeira conjuge sobrevivente supersite companheiro companheira herdeiro herdeira herdeiros herdeiras filho filha filhos filhas neto neta netos netas sobrinho sobrinha irmao irma mae pai legatario legataria testamentario testamentaria espolio senhor senhora sr sra dona dr dra'.split(
    ' ',
  ),
)
const particles = new Set(['de', 'da', 'do', 'dos', 'das', 'e'])

/** The name with which a description begins, without the words before it and small ones; empty where it has none. */
export function readOwnerName(described: string): readonly string[] {
  let rest = described.replace(/\([^)]*\)/g, ' ')
  for (;;) {
    const lead = /^[^a-z]*([a-z]+)\b/.exec(rest)
    if (lead === null) return []
    if (!leadingWords.has(lead[1]!)) break
    rest = rest.slice(lead[0].length)
  }
  const words = /[a-z]+(?: [a-z]+){0,6}/.exec(rest)?.[0].split(' ') ?? []
  const main = words.filter(word => !particles.has(word)).slice(0, 3)
  return main.length < 2 ? [] : main
}

/** Says of each name whether words have it; where they have none whole, by the first two parts that no other name has. */
export function findNamedOwners(words: string, names: readonly (readonly string[])[]): boolean[] {
  const plain = ` ${words
    .split(/[^a-z]+/)
    .filter(word => !particles.has(word))
    .join(' ')} `
  const isThere = (parts: readonly string[]): boolean =>
    parts.length > 1 && plain.includes(` ${parts.join(' ')} `)
  const whole = names.map(isThere)
  if (whole.includes(true)) return whole
  const begins = names.map(name => name.slice(0, 2))
  return begins.map(
    begin => isThere(begin) && begins.filter(other => other.join(' ') === begin.join(' ')).length === 1,
  )
}
