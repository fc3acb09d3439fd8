import { joinWords } from '../join-words.ts'
import { fromReais } from '../money.ts'
import type { ListingSource, OfferedListing } from './consultant-answer.ts'
import { explainTopic } from './knowledge/knowledge-topics.ts'
import { type ComparedFigure, nameUnusedFigures } from './listing-figures.ts'
import type { ListingPlan } from './plan-listing-answer.ts'
import { readAmounts } from './money-words.ts'
import { type FigureName, type QuestionFigures, readQuestionFigures } from './question-figures.ts'
import { answerTopicFigures, headNearest } from './topic-answers.ts'

/** What answers a question about one listing, and the figure by which several are compared. */
export interface ListingAnswer {
  text: string
  compare: ComparedFigure | null
}

/** Subjects whose account every amount of the question may change. */
const accounts = new Set(['return', 'max-bid', 'verdict', 'break-even'])
/** Subjects whose answer is a sum, which an amount that it leaves out would change. */
const sums = new Set([
  ...accounts,
  'enough-money',
  'shared-cost',
  'first-day',
  'total-cost',
  'rent',
  'against-appraisal',
  'two-costs',
  'rent-against-loan',
])
/** Matches an amount of money or a share: years and counts change no account by themselves. */
const isAmount = (said: string): boolean => /%|r\$|\b(?:mil|k|reais|contos?|milh|porcento)/.test(said)

/** Asks what amounts are of that an account would leave out. */
const askForAmounts = (said: readonly string[]): string =>
  `Antes da conta, falta saber de que é ${joinWords(said.map(one => `“${one}”`))}: isso muda o resultado. Diga com o nome, por exemplo “40 mil de obra”, “de dívidas”, “de entrada”, “de lance” ou “20% de lucro”, que eu faço a conta inteira.`

/** Matches how large somebody would build. */
const builtArea = /\b(\d{2,4})(?: ?(?:m2|m²|mts?)| metros(?: quadrados)?)(?![a-z])/

/** Reads the area that a question would build; `null` where it says none. */
function readBuiltArea(text: string): number | null {
  const [, area] = builtArea.exec(text) ?? []
  return area === undefined || !/\b(?:constru\w+|levantar|fazer)\b/.test(text) ? null : Number(area)
}

/** The figures that a second case of a question may change. */
const changeable = [
  'bid',
  'saleValue',
  'saleMonths',
  'termMonths',
  'downPayment',
  'downPercent',
  'rent',
  'reform',
  'goalPercent',
] as const
/** Words of a second case: "e se vender por 170?" */
const mostCaseWords = 10

/** The longest term in years. */
const mostYears = 35

/** Reads two cases of a question, "… e se vender por 170?": what each says of the same; `null` where it has one. */
function readTwoCases(
  text: string,
): { first: Partial<QuestionFigures>; second: Partial<QuestionFigures>; words: string } | null {
  const [before, after, more] = text.split(/[?,;.]* *\be se\b/)
  if (before === undefined || after === undefined || more !== undefined) return null
  const words = (after.split('?')[0] ?? '').trim()
  if (words.split(' ').length > mostCaseWords) return null
  const first = readQuestionFigures(before).figures
  const other = readQuestionFigures(`se ${words}`).figures
  // "E se eu fizer em 30?" is of the term before.
  const [, bare] = /\bem (\d{1,3})$/.exec(words) ?? []
  const second =
    bare !== undefined && first.termMonths !== null && other.termMonths === null
      ? { ...other, termMonths: Number(bare) * (Number(bare) > mostYears ? 1 : 12) }
      : other
  const names = changeable.filter(name => second[name] !== null)
  const pick = (of: QuestionFigures): Partial<QuestionFigures> =>
    Object.fromEntries(names.map(name => [name, of[name]]))
  return names.length === 0 ? null : { first: pick(first), second: pick(second), words }
}

/** Matches two terms of a loan that are compared: "30 anos x 20 anos". */
const twoTerms = /\b(\d{1,2})(?: anos)? (?:x|ou|vs|versus|contra|em vez de) (\d{1,2}) anos\b/

/** Reads two terms of a loan as two cases; `null` where a question compares none. */
function readTwoTerms(text: string): ReturnType<typeof readTwoCases> {
  const [, first, second] = twoTerms.exec(text) ?? []
  return first === undefined || second === undefined || !ofLoan.test(text)
    ? null
    : {
        first: { termMonths: Number(first) * 12 },
        second: { termMonths: Number(second) * 12 },
        words: `em ${second} anos`,
      }
}

/** Matches words of a loan. */
const ofLoan = /\b(?:parcel\w*|prestac\w+|financ\w+|entrada)\b/

/** Takes what a question gives for a loan, less than half of the price, for the down payment: "dando 40 mil". */
const nameDownPayment = (figures: QuestionFigures, price: number, text: string): QuestionFigures =>
  figures.bid !== null && figures.downPayment === null && figures.bid * 2 < price && ofLoan.test(text)
    ? { ...figures, bid: null, downPayment: figures.bid }
    : figures

const lowerFirst = (text: string): string =>
  /^[A-ZÀ-Ú][a-zà-ú]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/**
 * Answers a question about a listing by its plan: each subject, the rules for its modality, and which numbers of the
 * question no answer used.
 * @throws whatever the listing source throws
 */
export async function answerListingPlan<T extends OfferedListing>(
  { subjects, topics, read, text, notUnderstood, lead = '' }: ListingPlan,
  about: T,
  source: Pick<ListingSource<T>, 'waitingOf' | 'pageOf'>,
  today: string | null = null,
): Promise<ListingAnswer> {
  const used = new Set<FigureName>(['system'])
  const usedAmounts = new Set<string>()
  const parts: string[] = []
  let compare: ComparedFigure | null = null
  const unnamed = read.unread.filter(said => isAmount(said) && !said.includes('%'))
  if (unnamed.length > 0 && !about.gone && subjects.some(({ key }) => accounts.has(key)))
    return { text: askForAmounts(unnamed), compare: null }
  const { reform, reformPerArea } = read.figures
  const area = readBuiltArea(text) ?? about.area
  const completed =
    reform === null && reformPerArea !== null && area !== null
      ? { ...read.figures, reform: Math.round(reformPerArea * area) }
      : read.figures
  const figures = nameDownPayment(completed, fromReais(about.price), text)
  if (completed !== read.figures) used.add('reformPerArea')
  if (figures !== completed) used.add('bid')
  const context = {
    about,
    text,
    today,
    readPage: () => source.pageOf(about),
    readWaiting: () => source.waitingOf(about),
  }
  const cases = readTwoTerms(text) ?? readTwoCases(text)
  const saysOccupied = topics.some(({ key }) => key === 'occupied')
  for (const { key, answer } of subjects) {
    const said = await answer({
      ...context,
      figures: cases === null ? figures : { ...figures, ...cases.first },
    })
    const other =
      cases === null ? null : await answer({ ...context, figures: { ...figures, ...cases.second } })
    const [own, others] = [said, other].map(one => (typeof one === 'string' ? one : (one?.text ?? '')))
    // The rule says what follows from it.
    parts.push(
      saysOccupied && key === 'occupancy' ? (own ?? '').replace(/(?<=[a-z*])\. .*$/s, '.') : (own ?? ''),
    )
    if (cases !== null && others !== '' && others !== own)
      parts.push(`**E se ${cases.words}**: ${lowerFirst(others ?? '')}`)
    if (typeof said === 'string') continue
    for (const name of typeof other === 'object' && other !== null ? other.used : []) used.add(name)
    for (const name of said.used) used.add(name)
    for (const amount of said.usedAmounts ?? []) usedAmounts.add(amount)
    compare ??= said.compare ?? null
  }
  for (const topic of topics) {
    const computed = answerTopicFigures(
      topic,
      text,
      {
        state: [about.state],
        city: [about.city],
        maxPrice: fromReais(about.price),
        minPrice: null,
      },
      today,
    )
    parts.push(...(computed === '' ? [] : [computed]), explainTopic(topic, about.modality))
  }
  const head = notUnderstood.length === 0 ? '' : headNearest(notUnderstood)
  // What only repeats the listing's own figures is in every answer.
  for (const { value, said } of readAmounts(text))
    if ([about.price, about.evaluationValue].some(own => own !== null && fromReais(own) === value))
      usedAmounts.add(said)
  const unused = subjects.length === 0 ? '' : nameUnusedFigures(read, used, usedAmounts)
  // What leaves out an amount of the question concludes nothing, and says so first.
  const isOpen =
    unused !== '' && isAmount(unused) && compare !== null && subjects.some(({ key }) => sums.has(key))
  const gone = about.gone ? `Este imóvel está **${about.presence.text}**; o que sabíamos dele:` : ''
  return {
    text: [
      gone,
      head,
      lead,
      isOpen ? `${unused} Por isso **a conta abaixo não está completa**.` : '',
      ...parts,
      isOpen ? '' : unused,
    ]
      .filter(part => part !== '')
      .join('\n\n'),
    compare,
  }
}
