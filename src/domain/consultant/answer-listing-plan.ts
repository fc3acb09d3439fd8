import { joinWords } from '../join-words.ts'
import { fromReais } from '../money.ts'
import type { ListingSource, OfferedListing } from './consultant-answer.ts'
import { explainTopic } from './knowledge/knowledge-topics.ts'
import { type ComparedFigure, nameUnusedFigures } from './listing-figures.ts'
import type { ListingPlan } from './plan-listing-answer.ts'
import type { FigureName } from './question-figures.ts'
import { answerTopicFigures, headNearest } from './topic-answers.ts'

/** What answers a question about one listing, and the figure by which several are compared. */
export interface ListingAnswer {
  text: string
  compare: ComparedFigure | null
}

/** Subjects whose account every amount of the question may change. */
const accounts = new Set(['return', 'max-bid', 'verdict', 'break-even'])
/** Matches an amount of money or a share: years and counts change no account by themselves. */
const isAmount = (said: string): boolean => /%|r\$|\b(?:mil|k|reais|contos?|milh|porcento)/.test(said)

/** Asks what amounts are of that an account would leave out. */
const askForAmounts = (said: readonly string[]): string =>
  `Antes da conta, falta saber de que é ${joinWords(said.map(one => `“${one}”`))}: isso muda o resultado. Diga com o nome, por exemplo “40 mil de obra”, “de dívidas”, “de entrada”, “de lance” ou “20% de lucro”, que eu faço a conta inteira.`

/**
 * Answers a question about a listing by its plan: each subject, the rules for its modality, and which numbers of the
 * question no answer used.
 * @throws whatever the listing source throws
 */
export async function answerListingPlan<T extends OfferedListing>(
  { subjects, topics, read, text, notUnderstood }: ListingPlan,
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
  const figures =
    reform === null && reformPerArea !== null && about.area !== null
      ? { ...read.figures, reform: Math.round(reformPerArea * about.area) }
      : read.figures
  if (figures !== read.figures) used.add('reformPerArea')
  for (const { answer } of subjects) {
    const said = await answer({
      about,
      text,
      figures,
      today,
      readPage: () => source.pageOf(about),
      readWaiting: () => source.waitingOf(about),
    })
    parts.push(typeof said === 'string' ? said : said.text)
    if (typeof said === 'string') continue
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
  const unused = subjects.length === 0 ? '' : nameUnusedFigures(read, used, usedAmounts)
  const gone = about.gone ? `Este imóvel está **${about.presence.text}**; o que sabíamos dele:` : ''
  return { text: [gone, head, ...parts, unused].filter(part => part !== '').join('\n\n'), compare }
}
