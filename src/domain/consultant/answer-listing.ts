import { capitalize } from '../capitalize.ts'
import { foldText } from '../fold-text.ts'
import { formatCentavos } from '../format-figures.ts'
import { joinCaution } from '../freshness/listing-presence.ts'
import { describeJudgedReturn } from '../judgement/judged-return.ts'
import { describeNextPriceShort } from '../ladder/ladder-words.ts'
import { fromReais } from '../money.ts'
import { type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import type { ConsultantAnswer, ListingSource, OfferedListing, SearchResult } from './consultant-answer.ts'
import { describeListing, describePrice, modalityNames } from './describe-listing.ts'
import { explainTopic } from './knowledge/knowledge-topics.ts'
import { routeQuestion } from './knowledge/match-topic.ts'
import { readFiguresOfTwo } from './money-words.ts'
import { markOwnAnswer, readAnsweredFacts, writeUnknownFact } from './listing-fact-sentences.ts'
import { type ListingAnswer, answerListingPlan } from './answer-listing-plan.ts'
import { planListingAnswer } from './plan-listing-answer.ts'
import type { ShownListingQuestion } from './shown-listing-question.ts'
import { compareListings, describeSumsOfTwo } from './compare-listings.ts'
import { pickSuggestions } from './suggest-questions.ts'

/** Suggested questions about a listing whose page is not open. */
const suggestionsFor = (id: string): string[] => [
  `Quanto o imóvel ${id} custa no total?`,
  `O imóvel ${id} está ocupado?`,
  `O imóvel ${id} aceita financiamento?`,
  `Tem parecidos com o imóvel ${id}?`,
]

const describeAcceptance = (value: boolean | null, what: string): string =>
  value === null ? writeUnknownFact(capitalize(what)) : `${value ? 'Aceita' : 'Não aceita'} ${what}`

const situations = { vacant: 'Desocupado', occupied: 'Ocupado', unknown: writeUnknownFact('Ocupação') }

function summarizeListing(about: OfferedListing): string {
  const { answers } = about.judgement
  const { situation, financing, fgts } = readAnsweredFacts(about)
  const { presence, doubtfulPrice } = about
  const lines = [
    about.gone ? '' : capitalize(joinCaution(presence)),
    doubtfulPrice.replace(/\.$/, ''),
    about.modality === null ? about.auctionType : `Em ${modalityNames[about.modality]}`,
    about.gone ? '' : capitalize(describeJudgedReturn({ ...about, ...about.judgement })),
    about.gone ? '' : capitalize(describeNextPriceShort(about)),
    `${describeAcceptance(financing, 'financiamento')}${markOwnAnswer(answers.financing)}`,
    `${describeAcceptance(fgts, 'FGTS')}${markOwnAnswer(answers.fgts)}`,
    `${situations[situation]}${markOwnAnswer(answers.occupancy)}`,
  ].filter(line => line !== '')
  return `${describeListing(about)}, por ${describePrice(about)}.\n\n${lines.map(line => `- ${line}`).join('\n')}`
}

/** Builds criteria that match the listing and very few others. */
const buildListingCriteria = (about: OfferedListing): Criteria => ({
  ...emptyCriteria,
  state: [about.state],
  city: [about.city],
  category: about.category === null ? [] : [about.category],
  minPrice: fromReais(about.price),
  maxPrice: fromReais(about.price),
})

const buildSingleResult = <T extends OfferedListing>(
  item: T,
  summary: string,
  suggestions: string[],
): SearchResult<T> => ({
  items: [item],
  total: 1,
  summary,
  suggestions,
  criteria: buildListingCriteria(item),
  asked: emptyCriteria,
  relaxed: [],
  notUnderstood: [],
})

/**
 * Answers a question that names a listing's number; `'similar'` when it asks for similar listings. `about`: the
 * listing, `null` when there is none of this number.
 */
export async function answerAboutListing<T extends OfferedListing>(
  id: string,
  message: string,
  about: T | null,
  source: Pick<ListingSource<T>, 'waitingOf' | 'pageOf'>,
): Promise<ConsultantAnswer<T> | 'similar'> {
  if (about === null)
    return {
      content: `Não encontrei o imóvel **${id}** na lista da Caixa. Confira o número no anúncio, ou diga cidade, tipo e preço, que eu procuro.`,
      found: null,
      suggestions: [],
    }
  const suggestions = suggestionsFor(id)
  const plan = planListingAnswer(message, true)
  if (plan === 'similar') return 'similar'
  const topics = plan === null ? routeQuestion(message.replace(/\d{8,}-?\d?/g, ' ')).topics : []
  const answered =
    plan === null
      ? topics.map(topic => explainTopic(topic, about.modality)).join('\n\n')
      : (await answerListingPlan(plan, about, source)).text
  const description = answered === '' ? summarizeListing(about) : `${describeListing(about)}.\n\n${answered}`
  if (!about.gone)
    return { content: description, found: buildSingleResult(about, description, suggestions), suggestions }
  // The answer to a question already says that the listing is gone.
  const gone = plan === null ? `Este imóvel está **${about.presence.text}**; o que sabíamos dele:\n\n` : ''
  return { content: gone + description, found: null, suggestions }
}

const listingNumber = /(?<![\d.,-])\d{12}-?\d(?![\d-])/g
const mostNamed = 4
/** Words with which a question is about several listings. */
const several =
  /\bdois\b|\bduas\b|\b(?:os|dos|nos|as|das|nas) 2\b|\bambos\b|\bcada (?:um|uma)\b|\bou\b|\bentre\b|\bcompar|\bcom\b|\bvs\b|\bdiferenca\b|\bmelhor\b|\bo outro\b|\ba outra\b|\bem qual\b|\bqual d(?:os|as|eles|elas)\b/
/** The same, where two listings are known and none is numbered. */
const ofBoth =
  /\bdois\b|\bduas\b|\b(?:os|dos|nos|as|das|nas) 2\b|\bambos\b|\bcada (?:um|uma)\b|\bentre ess|\bcompar|\bo outro\b|\ba outra\b|\bem qual\b|^(?:e )?(?:qual|quem) (?:d|e|eh|fica|sai|tem|da|rende|custa|vale|compensa|voce|vc)|\bqual (?:d(?:os|as|eles|elas)|vc|voce)\b|\bno d[ao]\b[^?]*\bno d[ao]\b|\b[ao] d[aeo]\b[^?]*\b(?:e|ou) [ao] d[aeo]\b|\bou (?:[ao] d[aeo]|n?aquel[ea]|o outro|a outra)\b|\bqual (?:\w+ )?compensa\b|\b(?:mais|menos) (?:barat|car|vantajos|segur|arriscad)\w*\b|\bmais (?:barat|car)\w+ (?:do )?(?:que|q) (?:ess|est)[ea]|^[ao] d[ao] (?:leilao|licitac\w+|venda)/

/** Returns the numbers of the listings that a question compares; fewer than two where it is about one, or none. */
function findSeveral(message: string, about: OfferedListing | null, shown: readonly string[]): string[] {
  const named = [...message.matchAll(listingNumber)].map(([number]) => number.replace('-', ''))
  const text = foldText(message)
  const withOpen = about !== null && named.length === 1 && several.test(text) ? [about.id] : []
  if (named.length > 0) return [...new Set([...withOpen, ...named])].slice(0, mostNamed)
  // The open one and those shown: only where they are two in all, so that "os dois" can mean nothing else.
  const known = [...new Set([...(about === null ? [] : [about.id]), ...shown])]
  return about !== null && known.length === 2 && ofBoth.test(text) ? known : []
}

/** Says which of several answers has the better figure, and by how much; empty where one of them has none. */
function describeBest(
  answers: readonly { listing: OfferedListing; position: number; answer: ListingAnswer }[],
): string {
  const figures = answers.map(({ answer }) => answer.compare)
  const [first] = figures
  if (first === null || first === undefined || figures.includes(null)) {
    const only = answers.filter(({ answer }) => answer.compare !== null)
    const [one] = only
    return only.length === 1 && one?.answer.compare != null && answers.length > 1
      ? `A conta só vale para o **${one.position}º**, ${describeListing(one.listing)}: ${one.answer.compare.words(one.answer.compare.value)}.`
      : ''
  }
  const known = answers.flatMap(({ listing, position, answer }) =>
    answer.compare === null ? [] : [{ listing, position, value: answer.compare.value }],
  )
  const sorted = known.toSorted((a, b) => (first.best === 'least' ? a.value - b.value : b.value - a.value))
  const [best, next] = sorted
  if (best === undefined || next === undefined) return ''
  if (best.value === next.value) return 'Nisso os dois são iguais.'
  return `O melhor nisso é o **${best.position}º**, ${describeListing(best.listing)}: ${first.words(best.value)}, contra ${first.words(next.value)}${first.isMoney === true ? `: **${formatCentavos(Math.abs(best.value - next.value))} de diferença**` : ''}.`
}

/** Topics whose answer says nothing of two listings that their facts do not. */
const comparesFacts = new Set([
  'vacant-or-occupied',
  'compare',
  'modalities',
  'which-to-buy',
  'why-cheap',
  'unknowable',
])

/**
 * Answers one question for several listings: the same for each, side by side, and which is better in it; where it asks
 * nothing that has an answer, their facts are compared.
 * @throws whatever the listing source throws
 */
async function answerForEach<T extends OfferedListing>(
  message: string,
  listings: readonly T[],
  positions: readonly number[],
  source: Pick<ListingSource<T>, 'waitingOf' | 'pageOf'>,
): Promise<string> {
  // That they are compared says nothing of what is asked of them.
  const asked = message.replace(
    /\bcompar\w+(?: com)?|\b(?:[oa]s )?(?:dois|duas|tr[eê]s|\d) primeir[oa]s\b/gi,
    ' ',
  )
  const plan = planListingAnswer(asked, true)
  const topics = routeQuestion(asked).topics.slice(0, 1)
  const asksFacts =
    plan === 'similar' ||
    (plan === null && (topics.length === 0 || comparesFacts.has(topics[0]?.key ?? ''))) ||
    (plan !== null && plan.subjects.every(({ key }) => key === 'verdict') && plan.topics.length === 0)
  if (asksFacts)
    return [describeSumsOfTwo(listings, positions, asked), compareListings(listings, positions)]
      .filter(part => part !== '')
      .join('\n\n')
  const ofTwo = listings.length === 2 ? readFiguresOfTwo(asked) : null
  const answers = await Promise.all(
    listings.map(async (listing, at) => {
      const figures = ofTwo?.[at] ?? null
      const answer: ListingAnswer =
        plan === null
          ? { text: topics.map(topic => explainTopic(topic, listing.modality)).join('\n\n'), compare: null }
          : await answerListingPlan(
              {
                ...plan,
                notUnderstood: [],
                ...(figures === null ? {} : { read: { figures, words: {}, unread: [] } }),
              },
              listing,
              source,
            )
      return { listing, position: positions[at] ?? at + 1, answer }
    }),
  )
  const best = describeBest(answers)
  const said = answers.map(
    ({ listing, position, answer }) =>
      `**${position}º**, ${describeListing(listing)} (${listing.id}), ${listing.modality === null ? '' : `${modalityNames[listing.modality]}, `}${describePrice(listing)}:\n\n${answer.text}`,
  )
  return [best, ...said].filter(part => part !== '').join('\n\n')
}

/**
 * Answers a question about two listings or more: named by their numbers, or the open one and the other that is shown.
 * `null` when it is about fewer, or one of them is unknown.
 */
export async function answerNamedListings<T extends OfferedListing>(
  message: string,
  about: T | null,
  shown: readonly string[],
  source: Pick<ListingSource<T>, 'byIds' | 'waitingOf' | 'pageOf'>,
): Promise<string | null> {
  const ids = findSeveral(message, about, shown)
  if (ids.length < 2) return null
  const listings = await source.byIds(ids)
  if (listings.length < 2) return null
  return answerForEach(
    message,
    listings,
    listings.map((_, at) => at + 1),
    source,
  )
}

/** Suggested after a question about listings shown before. */
const shownSuggestions = [
  'Compara os dois primeiros',
  'E o segundo, está ocupado?',
  'Quanto o primeiro custa no total?',
  'O primeiro aceita financiamento?',
  'Só os desocupados',
] as const

/**
 * Answers a question about listings of the last results; `null` when none of them is known any more, `similar` when
 * it asks for others like one. It shows no cards, so that the positions stay those of the results.
 */
export async function answerShownListings<T extends OfferedListing>(
  question: ShownListingQuestion,
  shown: readonly string[],
  message: string,
  turn: number,
  source: ListingSource<T>,
): Promise<ConsultantAnswer<T> | { similarTo: T } | null> {
  const listings = await source.byIds(question.about.map(position => shown[position - 1] ?? ''))
  const known = question.about.flatMap(position => {
    const listing = listings.find(({ id }) => id === shown[position - 1])
    return listing === undefined ? [] : [{ position, listing }]
  })
  const [first] = known
  if (first === undefined) return null
  const text = (content: string): ConsultantAnswer<T> => ({
    content,
    found: null,
    suggestions: pickSuggestions(shownSuggestions, turn),
  })
  if (question.kind === 'compare' && known.length > 1)
    return text(
      await answerForEach(
        message,
        known.map(({ listing }) => listing),
        known.map(({ position }) => position),
        source,
      ),
    )
  const answers = await Promise.all(
    known.map(async ({ listing, position }) => {
      const answer = await answerAboutListing(listing.id, message, listing, source)
      return answer === 'similar' ? null : `**${position}º**: ${answer.content}`
    }),
  )
  return answers.includes(null) ? { similarTo: first.listing } : text(answers.join('\n\n'))
}
