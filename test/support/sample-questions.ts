import { readFileSync } from 'node:fs'
import { knowledgeTopics } from '#domain/consultant/knowledge/knowledge-topics.ts'
import { readBlindCases, readThirdRoundCases } from './blind-cases.ts'
import { consultantQuestions } from './consultant-questions.ts'

/** A question and the subject or topic it is about; the first of several counts. */
export interface LabelledQuestion {
  question: string
  /** Keys of topics, or of a listing's subjects that no topic answers; `unknown` where none does. */
  about: readonly string[]
  /** Who wrote it: questions of one author are alike. */
  author: string
  /** Whether the page of a listing is open. */
  ofListing: boolean
}

/** Topics that say in general what a listing's subject says of it. */
const topicsOfSubjects: Readonly<Record<string, string>> = {
  registry: 'registry-fees',
  'total-cost': 'extra-costs',
  'next-price': 'next-price-rule',
  rent: 'rent-yield',
  bills: 'bill-amount',
  steps: 'start',
  dates: 'auction-dates',
  'loan-systems': 'sac-price',
  'first-auction': 'two-auctions',
  'second-auction': 'two-auctions',
}

const nameTopic = (key: string): string => topicsOfSubjects[key] ?? key

const readLines = (file: string): string[] =>
  readFileSync(new URL(`sample-questions/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

/** Reads lines `key: question / question`. */
const readSamples = (file: string): LabelledQuestion[] =>
  readLines(file).flatMap(line => {
    const end = line.indexOf(': ')
    return line
      .slice(end + 2)
      .split(' / ')
      .map(question => ({
        question,
        about: [nameTopic(line.slice(0, end))],
        author: file,
        ofListing: file === 'listing',
      }))
  })

/** The authors whose questions only measure what is learnt from the others. */
export const measuredAuthors = ['table', 'asked', 'questions-1', 'questions-2', 'seen'] as const

/** Reads all labelled questions: samples of the topics' author, and those of others. */
export function readLabelledQuestions(): LabelledQuestion[] {
  const samples = ['topics', 'listing', 'phrases', 'unknown', 'asked', 'seen', 'voices'].flatMap(readSamples)
  const own = knowledgeTopics.map(({ question, key }) => ({
    question,
    about: [key],
    author: 'topics',
    ofListing: false,
  }))
  const table = Object.values(consultantQuestions)
    .flat()
    .map(([question, about, listing]) => ({
      question,
      about: about.split(/[|+]/).map(nameTopic),
      author: 'table',
      ofListing: listing !== undefined,
    }))
  const blind = ['questions-1', 'questions-2'].flatMap(file =>
    readFileSync(new URL(`blind-cases/third-round/${file}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map(line => {
        const { question, topics, listing } = JSON.parse(line) as {
          question: string
          topics: string[]
          listing: unknown
        }
        return { question, about: topics.map(nameTopic), author: file, ofListing: listing !== null }
      }),
  )
  const searches = [...readBlindCases(), ...readThirdRoundCases()]
    .filter(({ kind, topics }) => kind === 'search' && topics === undefined)
    .map(({ say }) => ({
      question: say[0] ?? '',
      about: ['search'],
      author: 'blind-cases',
      ofListing: false,
    }))
  const untrained = new Set([
    'compare-listings',
    'similar',
    'is-it-caixa',
    'know-occupied',
    'auction-sixty-days',
  ])
  return addContexts(
    [...samples, ...own, ...table, ...blind, ...searches]
      .map(one => ({ ...one, about: one.about.filter(key => !untrained.has(key)) }))
      .filter(({ about }) => about.length > 0),
  )
}

/** Steps through the contexts, so that neighbouring questions get different ones. */
const contextStep = 7

/**
 * Adds each question once more after what people say of themselves before they ask, so that these words speak for no topic.
 * Phrases and searches stay alone.
 */
function addContexts(questions: readonly LabelledQuestion[]): LabelledQuestion[] {
  const contexts = readLines('contexts')
  const asked = questions.filter(({ author }) => author !== 'phrases' && author !== 'blind-cases')
  const told = asked.map((one, at) => ({
    ...one,
    question: `${contexts[(at * contextStep) % contexts.length]}, ${one.question}`,
  }))
  return [...questions, ...told]
}
