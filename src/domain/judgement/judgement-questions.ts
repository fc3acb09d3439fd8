import type { Category, Occupancy } from '../property/listing.ts'
import { isAtHouse, type PlacePrecision } from '../property/geographic-place.ts'

/** The questions to answer before a bid, in the order shown. */
export const judgementQuestions = [
  'occupancy',
  'debts',
  'titleRecord',
  'edital',
  'financing',
  'fgts',
  'comparables',
  'place',
] as const
export type JudgementQuestion = (typeof judgementQuestions)[number]

/**
 * The weights in percent, which add up to 100: our own, by how much an answer can change what the buyer pays or
 * receives.
 */
export const questionWeights: Readonly<Record<JudgementQuestion, number>> = {
  occupancy: 20,
  debts: 20,
  titleRecord: 15,
  edital: 10,
  financing: 10,
  fgts: 10,
  comparables: 10,
  place: 5,
}

/** The least share of known weight, in percent, for which a score is a number (docs/decisions/033). */
export const leastKnownForScore = 60

/** Comparables with area and appraisal from which their number answers the question. */
const leastComparables = 5

/** The facts that answer the questions; `null` = not known. */
export interface QuestionFacts {
  occupancy: Occupancy | null
  /** The bank page says who pays condomínio and tributos. */
  debtsStated: boolean
  financing: boolean | null
  fgts: boolean | null
  precision: PlacePrecision | null
  /** Other offered listings of its city and category with area and appraisal. */
  comparables: number
}

/** The answers that a person found out, to questions that neither list nor bank page answers. */
export type PersonallyAnswered = Partial<Record<JudgementQuestion, unknown>>

/** Returns whether a question is answered, by the facts or by the person. */
export function isQuestionAnswered(
  question: JudgementQuestion,
  facts: QuestionFacts,
  own: PersonallyAnswered = {},
): boolean {
  if (own[question] != null) return true
  switch (question) {
    case 'occupancy':
      return facts.occupancy !== null
    case 'debts':
      return facts.debtsStated
    case 'financing':
      return facts.financing !== null
    case 'fgts':
      return facts.fgts !== null
    case 'place':
      return isAtHouse(facts.precision)
    case 'comparables':
      return facts.comparables >= leastComparables
    case 'titleRecord':
    case 'edital':
      return false
  }
}

/** Returns the weight of the answered questions, in percent. */
export function sumKnownWeight(facts: QuestionFacts, own: PersonallyAnswered = {}): number {
  let sum = 0
  for (const question of judgementQuestions)
    if (isQuestionAnswered(question, facts, own)) sum += questionWeights[question]
  return sum
}

interface AnswerSources {
  pageRead: boolean
  category: Category | null
  registryOffice: string | null
  registrationNumber: string | null
}

/** Describes how to get the answer to a question that is open. */
export function describeHowToAnswer(question: JudgementQuestion, sources: AnswerSources): string {
  const { pageRead, category, registryOffice, registrationNumber } = sources
  const page = pageRead ? 'A página da Caixa não diz.' : 'A lista não diz; a página da Caixa pode dizer.'
  switch (question) {
    case 'occupancy':
      return category === 'apartamento' || category === 'comercial'
        ? `${page} Passe no local ou pergunte ao síndico.`
        : `${page} Passe no local e pergunte aos vizinhos.`
    case 'debts':
      return category === 'apartamento' || category === 'comercial'
        ? `${page} Peça o extrato ao síndico e consulte o IPTU na prefeitura.`
        : `${page} Consulte o IPTU na prefeitura.`
    case 'financing':
      return `${page} Pergunte numa agência ou a um correspondente da Caixa.`
    case 'fgts':
      return `${page} Pergunte numa agência ou a um correspondente da Caixa.`
    case 'titleRecord': {
      const number = registrationNumber === null ? '' : ` nº ${registrationNumber}`
      return registryOffice === null
        ? `Abra a matrícula${number} na página da Caixa e leia as averbações.`
        : `Matrícula${number}, ${registryOffice}: leia as averbações.`
    }
    case 'edital':
      return 'Leia as regras da venda com o explicador de editais.'
    case 'comparables':
      return 'Há menos de cinco parecidos à venda pela Caixa na cidade: procure anúncios na região.'
    case 'place':
      return 'Só se sabe o bairro ou a cidade: confira a rua e o número no mapa ou no local.'
  }
}
