import { statesOfRegion } from '../../regions.ts'
import { type Gazetteer, normalizeName } from './gazetteer.ts'
import { findMentionAt } from './place-mentions.ts'
import { beginsRuralName } from './neighborhood-names.ts'
import { findUnlistedPart } from './read-unlisted-neighborhoods.ts'
import { saysRegion } from './read-regions.ts'
import {
  type SentenceReading,
  consumeTokens,
  forEachMatch,
  markNotUnderstood,
  phrasePattern,
} from './sentence-reading.ts'
import { findUnlistedName, writeCity, writeNeighborhood } from './set-place.ts'
import { findStateAfter, listWindowsAt, wordAt } from './state-mentions.ts'
import { isKnownWord } from './known-words.ts'
import { numberWordValues } from '../../number-words.ts'
import { findCategoryAt, findModalityAt } from './read-kinds.ts'

/** Excludes the city, neighborhood, state or the capitals that begin at a token; returns the token after it. */
function findRejectedPlace(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  at: number,
  inList: boolean,
): number | null {
  const { criteria, tokens } = reading
  if (tokens[at]?.kind !== 'word' || reading.consumed[at]) return null
  const word = wordAt(reading, at)
  if (/^capita(l|is)$/.test(word)) {
    criteria.interior = true
    return at + 1
  }
  if (word === 'interior') {
    criteria.interior = false
    return at + 1
  }
  const part = findUnlistedPart(reading, gazetteer, at, inList && criteria.notNeighborhood.length > 0)
  if (part !== null) {
    criteria.notNeighborhood = [...new Set([...criteria.notNeighborhood, part.name])]
    return part.to
  }
  const hood = findNeighborhoodAt(reading, gazetteer, at, inList)
  const exact = findMentionAt(reading, at, gazetteer)
  if (exact !== null && wordAt(reading, exact.to) === 'd' && wordAt(reading, exact.to + 1) === "'") {
    // "Arraial d'Ajuda"
    criteria.notNeighborhood = [...criteria.notNeighborhood, nameBetween(reading, at, exact.to + 3)]
    return exact.to + 3
  }
  const mention = exact ?? (inList ? findListedCityAt(reading, gazetteer, at) : null)
  if (exact?.state != null && (exact.city === null || saysRegion(reading))) {
    reading.rejectedStates = [...new Set([...reading.rejectedStates, exact.state])]
    // Without a region, only a search before may have states to take it from.
    return saysRegion(reading) ? exact.to : null
  }
  if (mention?.city != null && (hood === null || hood.to <= mention.to)) {
    const states = (gazetteer.cities.get(mention.city) ?? []).map(({ state }) => state)
    const after = findStateAfter(reading, mention.to, states)
    const name = writeCity(gazetteer, mention.city, after?.state ?? null)
    criteria.notCity = [...new Set([...criteria.notCity, name])]
    const end = after?.to ?? mention.to
    return wordAt(reading, end) === 'capital' ? end + 1 : end
  }
  if (mention === null && hood === null && inList && criteria.notNeighborhood.length > 0) {
    const end = findUnlistedName(reading, at)
    if (end === null) return null
    criteria.notNeighborhood = [...criteria.notNeighborhood, nameBetween(reading, at, end)]
    return end
  }
  if (hood === null || (mention !== null && hood.to <= mention.to)) return null
  criteria.notNeighborhood = [...new Set([...criteria.notNeighborhood, hood.name])]
  return hood.to
}

const nameBetween = ({ tokens }: SentenceReading, from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')
    .replace(/ ' /g, "'")
    .toUpperCase()

/** Finds the longest neighborhood's name at a token; a single everyday word only as "centro" or after "bairro". */
function findNeighborhoodAt(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  at: number,
  inList: boolean,
): { name: string; to: number } | null {
  const found = listWindowsAt(reading, at).findLast(({ name }) => gazetteer.neighborhoods.has(name))
  if (found === undefined || found.name.length < 4) return null
  const named =
    (inList && reading.criteria.notNeighborhood.length > 0) ||
    [1, 2, 3].some(back => /^bairros?$/.test(wordAt(reading, at - back)))
  const everyday = !found.name.includes(' ') && isKnownWord(found.name)
  if (everyday && found.name !== 'centro' && !named) return null
  return { name: writeNeighborhood(found.name, gazetteer.neighborhoods.get(found.name)), to: found.to }
}

/** Finds a city in a list of places, even one whose name is an everyday word. */
function findListedCityAt(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  at: number,
): { city: string; to: number } | null {
  if (reading.criteria.notCity.length === 0) return null
  const found = listWindowsAt(reading, at).findLast(({ name }) => gazetteer.cities.has(name))
  return found === undefined || found.name.length < 4 ? null : { city: found.name, to: found.to }
}

/** Takes rejected states out of the regions that are named: "no sul menos o Rio Grande do Sul". */
export function settleRejectedStates(reading: SentenceReading): void {
  const { criteria, rejectedStates } = reading
  const states = criteria.region.flatMap(region => statesOfRegion[region])
  const wanted = states.filter(state => !rejectedStates.includes(state))
  if (wanted.length === states.length || wanted.length === 0) return
  reading.criteria = { ...criteria, region: [], state: wanted }
  reading.rejectedStates = []
}

/** Reads excluded cities as neighborhoods of the city that is named beside them: "no Rio capital menos Campo Grande". */
export function settleRejectedPlaces(reading: SentenceReading, gazetteer: Gazetteer): void {
  const { criteria } = reading
  const [city] = criteria.city
  if (city === undefined) return
  const parts = criteria.notCity.filter(
    name =>
      name !== city &&
      gazetteer.neighborhoods
        .get(normalizeName(name.toLowerCase()))
        ?.some(place => place.cityKey.toUpperCase() === city),
  )
  if (parts.length === 0) return
  criteria.notCity = criteria.notCity.filter(name => !parts.includes(name))
  criteria.notNeighborhood = [...new Set([...criteria.notNeighborhood, ...parts])]
}

const kinds =
  '(?:casas?|apartamentos?|aptos?|apes?|terrenos?|lotes?|leil\\w+|licitac\\w+|vendas? (?:diretas?|online)|comercia(?:l|is)|rura(?:l|is)|sitios?|chacaras?|lojas?|salas?|kitnets?|quitinetes?)'
/** Words after which something is rejected. */
const rejecting = `nao (?:quero|queria|queremos|gosto|curto|aceito|procuro|busco|estou procurando|me interess\\w+|me mostr\\w+|mostr\\w+|precisa(?: ser| ter| de)?|preciso(?: de)?|pode(?! (?:subir|aument\\w+|baixar|passar|chegar) )(?: ser| ter)?|seja(?:m)?|esteja(?:m)?(?= em )|estao(?= em )|sendo|tenha(?:m)?|tem|inclu\\w+|coloc\\w+|com|mande?|vale|serve)|(?<! ou )nao(?: (?:e|eh|sao|era))?(?= (?:${kinds}|em|no|na) )|nem(?! (?:pensar|que|mais|menos) )|nada(?= (?:de|em|n[ao]) )|(?:nunca|jamais)(?= (?:em |n[ao] |de )?${kinds} )|exceto|excet[ou]ando|excluindo|exclui\\w*|descart\\w+|evit\\w+|dispens\\w+|detesto|odeio|retir(?:a|ar|e|ando)|remov(?:a|er|e|endo)|tirando|tira(?:r|e)?(?= [a-z])(?! (?:gente|moradores|morador|duvidas?|uma|foto|inquilino|a pessoa|o pessoal|quem) )|elimin\\w+|(?<! juiz de )fora(?= (?:d[eao]s? |os? |as? |em |n[ao]s? )?[a-z])|a nao ser|(?<! (?:pelo|ao|ou|a|ou a) )menos(?= [a-z])(?! (?:de|que|do que|d[oa]) )|sem (?:ser|que seja|estar|contar|incluir)(?: (?:em|de|por))?|sem`
const cue = phrasePattern(rejecting)
/** "esquece Manaus", "desisti de Goiânia": a rejection only of what a filter excludes. */
const forgetting = phrasePattern(
  '(?:esquec(?:e|a|er|i)|larg(?:a|ue|uei)|desist(?:o|i|imos) d[aeo]|cansei d[aeo]|deixa (?:pra la|de lado))(?= [a-z])',
)
/** Words between the cue and what is rejected. */
const linking =
  /^(?:de|do|da|dos|das|em|no|na|nos|nas|o|a|os|as|um|uma|por|que|seja|sejam|ser|esteja|estejam|esta|estao|e|imovel|imoveis|nada|tipo|coisa|so|for|com|fora|modalidade|cidade|cidades|bairro|bairros|essas|esses|aqueles|aquelas|tudo|vier)$/
/** Words of a rejection without a criterion, reported with its cue. */
const unknownWord =
  /^(?!(?:em|no|na|mas|so|somente|apenas|porem|quero|prefiro|com|ate|entre|acima|abaixo|e|ou|de|que|por)$|aceit|[.,;:!?_9#$]).+$/
/** Rejections of a text that are looked up; more are marked as not understood. */
const mostRejections = 12
const mostLinking = 4
const mostUnknownWords = 3
/** A rejection that follows what it rejects: "terreno não", "leilão nem pensar". */
const rejectedBefore = phrasePattern(
  `(?<= ${kinds} (?:, )?)${kinds} nao(?= (?:em|n[ao]) )|(?:os? |as? )?(?:${kinds}|sal(?:a|as) comercia(?:l|is))(?: ,)? (?:(?:eu )?(?:nao|nem pensar|nem a pau|nem morto|jamais|nunca|to fora|tou fora|estou fora|dispenso|tambem nao)(?= (?:[.,;!?]|e |mas |so |obrigad|nao |quero (?!leil|licitac|venda)|eu |$))|(?:eu )?nao (?:quero|curto|gosto|me interessa|precisa|serve)(?= (?:[.,;!?]|$)))`,
)

/**
 * Reads what is rejected: "menos terreno", "sem ser leilão", "fora de Campinas e Sumaré". What no filter excludes is
 * marked as not understood.
 */
export function readRejections(reading: SentenceReading, gazetteer: Gazetteer): void {
  readNegatedComparisons(reading)
  readRejectedNamesakes(reading, gazetteer)
  forEachMatch(reading, rejectedBefore, (_, from, to) => {
    const start = /^[oa]s?$/.test(wordAt(reading, from)) ? from + 1 : from
    return readRejected(reading, gazetteer, start) === null ? false : consumeTokens(reading, from, to)
  })
  readRejectedAtEnd(reading, gazetteer)
  forEachMatch(reading, forgetting, (_, from, to) => {
    const end = readList(reading, gazetteer, to)
    return end === null ? false : consumeTokens(reading, from, end)
  })
  let read = 0
  forEachMatch(reading, cue, ([words], from, to) => {
    if (reading.consumed[from]) return
    read += 1
    if (/^sem$/.test(words) && /^(mais|duvida|problema|pressa|compromisso|falta)$/.test(wordAt(reading, to)))
      return consumeTokens(reading, from, to + 1)
    // A thing that is not needed is not excluded.
    const end =
      read > mostRejections || words.startsWith('nao precis') ? null : readList(reading, gazetteer, to)
    if (end !== null) return consumeTokens(reading, from, end)
    const rest = skipUnknownWords(reading, to)
    if (rest === to) return false
    markNotUnderstood(reading, from, rest)
  })
}

const compared =
  '(?:acima d|mais d|mais que|maior(?:es)? (?:que|do que|de)|superior|abaixo d|menos d|menos que|menor(?:es)? (?:que|do que|de)|inferior|a partir d)'
/** "Não quero nada acima de 300 mil": the negation is of the comparison, not of what stands between. */
const negatedComparison = phrasePattern(
  `(?<negation>nao (?:quero|queria|aceito|compro|procuro|busco|me mostr\\w+|mostr\\w+|pode (?:ser|custar|ter)|tenha|seja(?! (?:casa|apart|apto|terren|lote))|custe)|nada|nem)(?: (?:nada|imove(?:l|is)|casas?|apartamentos?|aptos?|terrenos?|lotes?|com|de|preco|valor|que|custe\\w*|seja\\w*|tenha\\w*|esteja\\w*|algo|os|as|coisa)){0,5}(?= ${compared}[a-z]* (?:[a-z]+ )?(?:r |\\$ |\\d|${[...numberWordValues.keys()].join('|')}|mil |meio ))`,
)

/** Notes the comparisons that a sentence turns round, and reads past their negations. */
function readNegatedComparisons(reading: SentenceReading): void {
  forEachMatch(reading, negatedComparison, ({ groups }, from, to) => {
    const words = groups?.['negation']?.split(' ').length ?? 0
    reading.negated.add(to)
    consumeTokens(reading, from, from + words)
    return false
  })
}

const namesake = phrasePattern(
  '(?:e |mas )?nao (?:(?:e|eh|quero|sendo) )?(?:n?[oa]|em|aquel[ea]) (?<name>(?:[a-z]+ ){0,3}?)d[eoa]s?',
)
const otherCity = phrasePattern('nao (?:e|eh|sendo)')

/** Reads past "a do RS, não a do DF" and "não é Campinas SP": the other place of that name. */
function readRejectedNamesakes(reading: SentenceReading, gazetteer: Gazetteer): void {
  const line = reading.tokens.map(({ word }) => word).join(' ')
  forEachMatch(reading, namesake, ({ groups }, from, to) => {
    const name = (groups?.['name'] ?? '').trim()
    const state = findMentionAt(reading, to, gazetteer)
    if (state?.state == null || (name !== '' && line.indexOf(name) === line.lastIndexOf(name))) return false
    consumeTokens(reading, from, state.to)
  })
  forEachMatch(reading, otherCity, (_, from, to) => {
    const mention = findMentionAt(reading, to, gazetteer)
    if (mention?.city == null) return false
    const after = findStateAfter(
      reading,
      mention.to,
      (gazetteer.cities.get(mention.city) ?? []).map(({ state }) => state),
    )
    if (after === null || line.indexOf(mention.name) === line.lastIndexOf(mention.name)) return false
    consumeTokens(reading, from, after.to)
  })
}

const mostWordsBeforeEnd = 8

/** Reads "e São José dos Pinhais também fora" and "casa no Ceará, Fortaleza não": the end rejects the place before it. */
function readRejectedAtEnd(reading: SentenceReading, gazetteer: Gazetteer): void {
  const isRead = reading.tokens.map(
    ({ word }, at) => word === 'nao' && isRejectedBefore(reading, gazetteer, at),
  )
  if (isRead.includes(true)) return
  const words = reading.tokens.map(({ word }) => word).join(' ')
  const [end] = /(?: tambem)?,? (?:fora|nao|nem pensar|tira)[.!]*$/.exec(words) ?? []
  if (end === undefined) return
  const comma = reading.tokens.findLastIndex(({ word }) => word === ',')
  const isShort = reading.tokens.length <= mostWordsBeforeEnd && !reading.consumed[0]
  const but = reading.tokens.findLastIndex(({ word }) => word === 'mas')
  const starts = [
    ...(isShort ? [wordAt(reading, 0) === 'e' ? 1 : 0] : []),
    ...(comma > 0 ? [comma + 1] : []),
    ...(but > 0 ? [/^(?:em|n[oa])$/.test(wordAt(reading, but + 1)) ? but + 2 : but + 1] : []),
  ]
  for (const from of starts) if (readRejectedFrom(reading, gazetteer, from, end)) return
}

/** Reads "São Vicente não, só Santos" and "em Salvador, Brotas não, quero Pituba": the place before a negation is rejected. */
function isRejectedBefore(reading: SentenceReading, gazetteer: Gazetteer, no: number): boolean {
  if (!/^(?:[,.;]|so|quero|mas)$/.test(wordAt(reading, no + 1))) return false
  const start = reading.tokens.findLastIndex(({ word }, at) => at < no && word === ',') + 1
  if (no === start || no - start >= mostWordsBeforeEnd) return false
  const from = /^(?:e|em|n[oa])$/.test(wordAt(reading, start)) ? start + 1 : start
  const isRead = rejectsPlace(reading, gazetteer, from, to => to === no)
  if (isRead) consumeTokens(reading, start, no + 1)
  return isRead
}

/** Reads the place from a token on that the end of the sentence rejects. */
function readRejectedFrom(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  from: number,
  end: string,
): boolean {
  const { length } = reading.tokens
  const last = length - end.trim().split(' ').length
  const isRead = rejectsPlace(reading, gazetteer, from, to => to >= last)
  if (isRead) consumeTokens(reading, from <= 1 ? 0 : from, length)
  return isRead
}

/** Excludes the place that begins at a token if it ends where it should. */
function rejectsPlace(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  from: number,
  isEnd: (to: number) => boolean,
): boolean {
  const before = { ...reading.criteria }
  const { rejectedStates } = reading
  const to = findRejectedPlace(reading, gazetteer, from, true)
  if (to !== null && isEnd(to)) return true
  reading.criteria = before
  reading.rejectedStates = rejectedStates
  return false
}

/** Reads what a cue rejects, and what is joined to it; returns the token after it, `null` when nothing is read. */
function readList(reading: SentenceReading, gazetteer: Gazetteer, after: number): number | null {
  let end: number | null = null
  for (let at = after; ; ) {
    let start = at
    const inList = end !== null
    let read = readRejected(reading, gazetteer, start, inList)
    while (read === null && start < at + mostLinking && linking.test(wordAt(reading, start))) {
      start += 1
      read = readRejected(reading, gazetteer, start, inList)
    }
    if (read === null) return end
    end = read
    if (!/^(e|ou|nem|,|\/|tampouco)$/.test(wordAt(reading, end))) return end
    const next = /^(e|ou|nem)$/.test(wordAt(reading, end + 1)) ? end + 2 : end + 1
    // "menos terreno, casa em Natal": after a comma only what is joined by another one or by "e".
    if (wordAt(reading, end) === ',' && next === end + 1 && !continuesList(reading, next)) return end
    // "menos Florianópolis, casa ou terreno": after a comma only what is of the same sort.
    if (wordAt(reading, end) === ',' && namesKind(reading, start) !== namesKind(reading, next)) return end
    const placed = /^(em|no|na|nos|nas)$/
    // "menos na Barra e na venda direta": only what is of the same sort.
    if (
      placed.test(wordAt(reading, next)) &&
      namesKind(reading, start) !== (namesKind(reading, next) || namesKind(reading, next + 1))
    )
      return end
    if (placed.test(wordAt(reading, next)) && placed.test(wordAt(reading, start - 1))) {
      at = next
      continue
    }
    // "menos terreno e em Natal": a place with its own preposition is wanted.
    if (/^(em|no|na|nos|nas|so|quero|com|ate|que|por)$/.test(wordAt(reading, next))) return end
    at = next
  }
}

/** Whether a kind of property or of sale begins at a token, not a place. */
const namesKind = (reading: SentenceReading, at: number): boolean =>
  findModalityAt(reading, at) !== null ||
  (findCategoryAt(reading, at) !== null && !beginsRuralName(reading, at))

/** Whether another comma or "e" follows soon: "menos Campinas, Sumaré e Hortolândia". */
const continuesList = (reading: SentenceReading, at: number): boolean =>
  [1, 2, 3].some(step => /^(e|nem|ou)$/.test(wordAt(reading, at + step))) &&
  !/^(quero|so|somente|apenas|com|ate|prefiro|mas|de|em|no|na)$/.test(wordAt(reading, at))

/** Excludes the category, modality or place that begins at a token; returns the token after it. */
function readRejected(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  at: number,
  inList = false,
): number | null {
  const { criteria } = reading
  const modality = findModalityAt(reading, at)
  if (modality !== null) {
    criteria.notModality = [...new Set([...criteria.notModality, modality.modality])]
    return modality.to
  }
  const category =
    beginsRuralName(reading, at) && findUnlistedPart(reading, gazetteer, at, inList) !== null
      ? null
      : findCategoryAt(reading, at)
  if (category !== null && isPartOfName(reading, at, category.to)) {
    const end = findUnlistedName(reading, category.to)
    if (end === null) return null
    criteria.notNeighborhood = [...criteria.notNeighborhood, nameBetween(reading, at, end)]
    return end
  }
  // A part of a kind is no filter: "casa, não quero geminada" still wants houses.
  if (category !== null && partOfKind.test(wordAt(reading, at))) return null
  if (category !== null) {
    criteria.notCategory = [...new Set([...criteria.notCategory, category.category])]
    return category.to
  }
  return findRejectedPlace(reading, gazetteer, at, inList)
}

const partOfKind =
  /^(?:sobrad\w+|geminad\w+|mans\w+|bangalo|flats?|studios?|estudios?|lofts?|coberturas?|kit\w*|quitinetes?|galp\w+|barracao|predios?|hotel|pousada|consultorios?|escritorios?)$/

/** Whether a kind of property begins a neighborhood's name: "nem no Sítio Cercado". */
const isPartOfName = (reading: SentenceReading, at: number, to: number): boolean =>
  /^n[oa]$/.test(wordAt(reading, at - 1)) && findUnlistedName(reading, to) !== null

function skipUnknownWords(reading: SentenceReading, after: number): number {
  let at = after
  while (at < after + 2 && /^(de|em|no|na|nas|nos|que|ser)$/.test(wordAt(reading, at))) at += 1
  const start = at
  while (
    at < start + mostUnknownWords &&
    !reading.consumed[at] &&
    unknownWord.test(wordAt(reading, at)) &&
    (at === start || !namesKind(reading, at))
  )
    at += 1
  return at === start ? after : at
}
