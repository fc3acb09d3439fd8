import { mergeCriteria } from '../merge-criteria.ts'
import { type Criteria, emptyCriteria, readCriteria, writeCriteria } from '../search-criteria.ts'
import type { Uf } from '../../states.ts'
import { foldText, tidyText } from '../../fold-text.ts'
import { ParseBudget } from './parse-budget.ts'
import { readUnsupported } from './read-unsupported.ts'
import type { Gazetteer } from './gazetteer.ts'
import { applyQuantities } from './apply-quantities.ts'
import { attachQuantities, type Quantity } from './attach-quantities.ts'
import { readGarageWords, readAnyDiscount, readHalfPrice, readRoomWords } from './read-measure-words.ts'
import { readIdentifiers } from './read-identifiers.ts'
import { readNumbers } from './read-numbers.ts'
import { readOrders } from './read-orders.ts'
import { readMisspeltPlaces } from './read-misspelt-places.ts'
import { readPlaces } from './read-places.ts'
import { consumeTokens, createReading, type SentenceReading } from './sentence-reading.ts'
import { readSale } from './read-sale.ts'
import { isGreeting, type QuestionLikelihood, readOffers, readQuestions } from './read-talk.ts'
import { readDistance } from './read-nearness.ts'
import { readRejections } from './read-rejections.ts'
import { settleRejectedStates } from './rejected-places.ts'
import { readDescriptionWords } from './read-description-words.ts'
import { readFitsMeans } from './read-fits-means.ts'
import { readPurpose } from './read-purpose.ts'
import { mergePersonFacts, type PersonFacts } from './person-facts.ts'
import { splitClauses } from './clauses.ts'
import type { PlaceCorrection } from './place-correction.ts'
import { readRegions } from './read-regions.ts'
import { readDeadlines } from './read-deadlines.ts'
import { readArrivals, readTimes } from './read-times.ts'
import { readTerms } from './read-terms.ts'
import { readTypes } from './read-types.ts'
import { correctSpelling } from './correct-spelling.ts'
import { forEachMatch, hasWord, phrasePattern } from './sentence-patterns.ts'
import { harmlessWords } from './harmless-words.ts'

const opening = new Set(['com', 'sem', 'perto', 'proximo', 'proxima', 'em'])
const joining = /^(de|do|da|dos|das|d|no|na|em|a|o|ao|com|'|-)$/
const infinitive = /^\w{2,}[aei]r$/
const purpose = new Set([
  'para',
  'pra',
  'p',
  'pro',
  'quero',
  'queria',
  'vou',
  'preciso',
  'gostaria',
  'posso',
  'pretendo',
])

/**
 * Whether a token states a purpose ("para reformar", "quero ampliar"), which no filter covers and which needs none.
 */
const isPurpose = ({ tokens }: SentenceReading, at: number): boolean =>
  infinitive.test(tokens[at]?.word ?? '') && [1, 2].some(back => purpose.has(tokens[at - back]?.word ?? ''))

/** Returns the parts marked as not understood, and the unread words that seem to ask for something, as written. */
function listNotUnderstood(reading: SentenceReading): string[] {
  const { tokens, consumed, markedNotUnderstood, text } = reading
  const isMarked = (at: number): boolean => markedNotUnderstood[at] === true && consumed[at] === true
  const isContent = (at: number): boolean => {
    const token = tokens[at]
    if (token === undefined || consumed[at] || token.kind === 'mark' || token.absorbed) return false
    if (token.amount) return true
    return token.word.length > 1 && !harmlessWords.has(token.word) && !isPurpose(reading, at)
  }
  const parts: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const mark = isMarked(at)
    if (!mark && !isContent(at)) continue
    let from = at
    let to = at + 1
    if (mark) while (isMarked(to)) to += 1
    else {
      while (tokens[to]?.absorbed) to += 1
      for (;;) {
        let next = to
        while (next < to + 2 && !consumed[next] && joining.test(tokens[next]?.word ?? '')) next += 1
        if (!isContent(next)) break
        to = next + 1
        while (tokens[to]?.absorbed) to += 1
      }
      from = findPhraseStart(reading, at)
    }
    parts.push(text.slice(tokens[from]?.start, tokens[to - 1]?.end))
    at = to - 1
  }
  return [...new Set(parts.map(part => part.replace(/\s+/g, ' ').trim()))]
}

/** Returns the token at which a phrase such as "com piscina" or "perto da praia" begins. */
function findPhraseStart({ tokens, consumed, markedNotUnderstood }: SentenceReading, at: number): number {
  for (let back = at - 1; back >= at - 2 && back >= 0; back--) {
    if (consumed[back] || markedNotUnderstood[back]) return at
    const word = tokens[back]?.word ?? ''
    if (opening.has(word)) return back
    if (!joining.test(word)) return at
  }
  return at
}

/** An amount as it is written: numbers are read later. */
const amount = '(?:r?_ |r\\$ )?\\d[\\d.,]{0,12}(?: (?:mil|k|reais)){0,2}'
const few = '(?:\\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)'
const lead = '(?:(?:e|mais|com|tenho|temos|uns|cerca de|ja) ){0,3}'
const balance = '(?:(?:meu|nosso|o|saldo d[eo]) ){0,2}(?:fgts|fundo de garantia)'

/** A balance of FGTS is no price: "12 mil de FGTS", "meu FGTS é de 12 mil"; "aceita FGTS até 200 mil" is a limit. */
const balances = [
  phrasePattern(`${lead}${amount} (?:reais )?(?:de|no|do|em|pelo) ${balance}`),
  phrasePattern(
    `${lead}(?:no )?${balance} (?:(?:e|eh) de|e|eh|de|tem|temos|:|deu|da|: de|d[aeo]s? \\w+ (?:e|eh|da|deu)) ${amount}(?! (?:quartos?|dorm|vagas?|suites?|banheiros?))`,
  ),
]

/** The size of a family restricts no search: "somos 4", "casal com 2 filhos". */
const sizes = [
  phrasePattern(`(?:nos )?somos (?:em )?${few}(?: (?:pessoas|em casa|na familia))?`),
  phrasePattern(`(?:minha |nossa |uma |para |pra |de )?familia (?:de|com|tem) ${few}(?: pessoas)?`),
  phrasePattern(`(?:somos )?(?:um )?casal (?:com|e) ${few} (?:filh[oa]s?|criancas?)`),
]

/** Reads past what a sentence says of a family beside its income (`readFamilyWords` says what that is). */
function readFamilyFacts(reading: SentenceReading): void {
  const consume = (): void => undefined
  if (hasWord(reading, /^(?:fgts|garantia)$/))
    for (const pattern of balances) forEachMatch(reading, pattern, consume)
  if (hasWord(reading, /^(?:somos|familia|casal)$/))
    for (const pattern of sizes) forEachMatch(reading, pattern, consume)
}

const introductionPattern = phrasePattern(
  '(?:me chamo|meu nome e|aqui e [oa]|sou [oa](?! (?:dono|casa))|sou(?= (?!d[eoa] |um |uma )[a-z]+ (?:,|e (?:quero|procuro|busco|estou))))(?: (?:a|o|dona|seu))? [a-z]+(?: (?:da silva|silva|souza|santos|oliveira|lima|pereira)(?= [.,;!]))?',
)
const courtesyPatterns = [
  phrasePattern(
    '(?:pra|para|p|quero|queria|vou|pretendo|e) (?:eu )?(?:construir|fazer|levantar|erguer)(?: (?:a|o|uma|um|minha|nossa|meu|nosso|propria)){0,4} (?:casas?|casinha|sobrado|galpao|predio|loja|barracao)',
  ),
  phrasePattern(
    'top (?:[9#])|(?:[oa]s )?[9#](?= (?:mais|melhores|maiores|menores|imove\\w+|opc\\w+|resultados|anuncios|ofertas) )',
  ),
  phrasePattern(
    '(?:quem sabe|de preferencia|se possivel|o quanto antes|por gentileza|com certeza|sem compromisso|boa sorte)',
  ),
]

/** Consumes "me chamo Vitória": a person's name that may also be a city's. */
function readPersonNames(reading: SentenceReading): void {
  forEachMatch(reading, introductionPattern, () => undefined)
}

/** Consumes polite phrases with words that would otherwise be reported as not understood. */
function readCourtesy(reading: SentenceReading): void {
  for (const pattern of courtesyPatterns) forEachMatch(reading, pattern, () => undefined)
}

/** Reads text in quotation marks as a free-text search; only the first one. */
function readQuoted(reading: SentenceReading): void {
  const { tokens, consumed, text, criteria } = reading
  const first = tokens.findIndex(({ word }, at) => word === '"' && !consumed[at])
  const last = first < 0 ? -1 : tokens.findIndex(({ word }, at) => at > first && word === '"')
  if (last < 0) return
  const quoted = tidyText(text.slice(tokens[first]?.end, tokens[last]?.start)).normalize('NFC')
  const read = readCriteria({ text: quoted }).criteria.text
  if (read === null || read.length < 2) return
  criteria.text = read
  consumeTokens(reading, first, last + 1)
}

export type SentenceKind = 'greeting' | 'search' | 'info'

/** What was understood of a sentence. */
export interface SentenceUnderstanding {
  kind: SentenceKind
  /**
   * Only what the sentence says; nothing for a greeting or a question for information. City and neighborhood as the
   * catalogue compares them, in capitals.
   */
  criteria: Criteria
  /** "melhor roi", "alto roi"; "maior desconto", "mais barato". */
  flags: { highROI: boolean; highDiscount: boolean }
  /** What the sentence says about the person; also of a sentence that is no search. */
  facts: PersonFacts
  /** Whether the sentence wants what the means of its family allow, beside all criteria: "2 quartos que cabem no meu bolso". */
  fitsMeans?: boolean
  /** States that the sentence rejects without naming a region that has them: only a search before can lose them. */
  rejectedStates?: readonly Uf[]
  /** Criteria that the sentence says are not needed: a search before loses them ("não precisa ser em Salvador"). */
  released?: readonly (keyof Criteria)[]
  /** The number of a listing in the sentence, as the bank writes it without leading zeros. */
  listingId: string | null
  /** Misspelled places of the criteria, each with the place that it was read as. */
  corrections: readonly PlaceCorrection[]
  /** Parts of the sentence that seem to ask for something no criterion covers, as written. */
  notUnderstood: string[]
}

/** Maximum number of characters read; a message has at most 2,000. */
const maxSentenceLength = 4_000

/** Zero-width characters, which phones and web pages insert into words. */
const zeroWidthPattern = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g

/** What a part of a sentence says, and what may be read of it beyond its own end. */
interface ClauseReading {
  reading: SentenceReading
  asking: QuestionLikelihood
  quantities: readonly Quantity[]
}

/**
 * Reads one part of a sentence: questions for information and correctly spelled places first, then every number with its
 * noun, then orders, modalities, types and misspelled places. `last`: the quantity that the part may correct.
 */
function readClause(
  text: string,
  gazetteer: Gazetteer,
  now: Date | null,
  effort: ParseBudget,
  last: Quantity | null = null,
): ClauseReading {
  const reading = createReading(text, effort)
  readIdentifiers(reading)
  readFitsMeans(reading)
  const asking = readQuestions(reading)
  readQuoted(reading)
  correctSpelling(reading, word => gazetteer.words.has(word))
  readFamilyFacts(reading)
  readTerms(reading)
  readOffers(reading)
  readRejections(reading, gazetteer)
  if (now !== null) readDeadlines(reading, now)
  readTimes(reading)
  readRegions(reading, gazetteer)
  settleRejectedStates(reading)
  readUnsupported(reading)
  readPersonNames(reading)
  readPlaces(reading, gazetteer)
  readNumbers(reading)
  readArrivals(reading)
  readCourtesy(reading)
  readDescriptionWords(reading)
  readDistance(reading)
  readHalfPrice(reading)
  readRoomWords(reading)
  const quantities = attachQuantities(reading, last)
  applyQuantities(reading, quantities)
  readAnyDiscount(reading)
  readGarageWords(reading)
  readOrders(reading)
  readSale(reading)
  readTypes(reading)
  readPurpose(reading)
  readMisspeltPlaces(reading, gazetteer)
  return { reading, asking, quantities }
}

/**
 * Reads a sentence as people in Brazil write it. Never throws: any text gives a result. A correction ("digo", "na
 * verdade") takes the place of what was said before of the same kind, and what is not needed is no filter; remaining
 * words that seem to ask for something are reported as not understood. `now`: what "até sexta" counts from; `null` leaves
 * it unread.
 */
export function readSentence(
  text: string,
  gazetteer: Gazetteer,
  now: Date | null,
  effort = new ParseBudget(),
): SentenceUnderstanding {
  const plain = text.slice(0, maxSentenceLength).normalize('NFC').replace(zeroWidthPattern, '')
  const released = new Set<keyof Criteria>()
  const listWishes = (words: string): (keyof Criteria)[] =>
    Object.keys(
      writeCriteria(readClause(words, gazetteer, now, effort).reading.criteria),
    ) as (keyof Criteria)[]
  const clauses = splitClauses(plain, words => {
    const wishes = listWishes(words.replaceAll(/ nem /gi, ' e '))
    for (const name of wishes) released.add(name)
    return wishes.length > 0
  })
  let whole: SentenceUnderstanding | null = null
  let last: Quantity | null = null
  for (const { text: words, role } of clauses) {
    if (role === 'released') continue
    const clause: ClauseReading = readClause(words, gazetteer, now, effort, role === 'corrects' ? last : null)
    last = clause.quantities.at(-1) ?? last
    const understood = understandClause(clause, clauses.length === 1 ? text : words)
    whole = whole === null ? understood : joinClauses(whole, understood, role === 'said')
  }
  const said = whole ?? understandClause(readClause('', gazetteer, now, effort), '')
  return { ...said, released: [...released] }
}

/** Joins what two parts of a sentence say: the later part wins, or adds to lists of the first. */
function joinClauses(
  first: SentenceUnderstanding,
  later: SentenceUnderstanding,
  adds: boolean,
): SentenceUnderstanding {
  const kinds = [first.kind, later.kind]
  return {
    kind: kinds.includes('search') ? 'search' : kinds.includes('info') ? 'info' : 'greeting',
    criteria: mergeCriteria(first.criteria, later.criteria, adds),
    flags: {
      highROI: first.flags.highROI || later.flags.highROI,
      highDiscount: first.flags.highDiscount || later.flags.highDiscount,
    },
    facts: mergePersonFacts(first.facts, later.facts),
    fitsMeans: first.fitsMeans === true || later.fitsMeans === true,
    rejectedStates: [...(first.rejectedStates ?? []), ...(later.rejectedStates ?? [])],
    listingId: later.listingId ?? first.listingId,
    corrections: [...first.corrections, ...later.corrections],
    notUnderstood: [...new Set([...first.notUnderstood, ...later.notUnderstood])],
  }
}

/** Returns what a part of a sentence says; criteria only when it is a search. */
function understandClause({ reading, asking }: ClauseReading, text: string): SentenceUnderstanding {
  const left = listNotUnderstood(reading)
  if (reading.listingId === null && isSearch(reading, asking))
    return {
      kind: 'search',
      criteria: reading.criteria,
      flags: reading.flags,
      facts: reading.facts,
      fitsMeans: reading.fitsMeans,
      rejectedStates: reading.rejectedStates,
      listingId: null,
      corrections: reading.corrections,
      notUnderstood: left,
    }
  const kind =
    asking === 'no' && reading.listingId === null && isGreeting(foldText(text)) ? 'greeting' : 'info'
  return {
    kind,
    criteria: emptyCriteria,
    flags: { highROI: false, highDiscount: false },
    facts: reading.facts,
    fitsMeans: reading.fitsMeans,
    rejectedStates: asking === 'no' ? reading.rejectedStates : [],
    listingId: reading.listingId,
    corrections: [],
    notUnderstood: kind === 'info' && asking === 'no' && reading.listingId === null ? left : [],
  }
}

/**
 * Whether the sentence is a search: any filter makes it one; in a likely question, only a filter that says which
 * listings.
 */
function isSearch({ criteria, flags, facts, tokens }: SentenceReading, asking: QuestionLikelihood): boolean {
  const filters = new Set(Object.keys(writeCriteria(criteria)))
  const any = filters.size > 0 || flags.highROI || flags.highDiscount || facts.income !== null
  if (asking === 'no' || !any) return any
  const loose = ['modality', 'financing', 'fgts', 'occupancy']
  const naming = tokens.some(({ word }) => /^(quais|qual|quantos|quantas|quanto)$/.test(word))
  const object = naming && tokens.some(({ word }) => /^imove(l|is)$/.test(word))
  if (asking === 'perhaps' && object) return true
  if (asking === 'knowledge' || !naming) loose.push('category')
  return flags.highROI || flags.highDiscount || [...filters].some(filter => !loose.includes(filter))
}
