import { describe, expect, it } from 'vitest'
import { type AskedOfConsultant, consultantQuestions } from '#test/support/consultant-questions.ts'
import { nationalPlaces } from '#test/support/gazetteer.ts'
import { writeCriteria } from '../search/search-criteria.ts'
import { buildGazetteer } from '../search/sentence/gazetteer.ts'
import { readSentence } from '../search/sentence/read-sentence.ts'
import { readIntent } from './answer-question.ts'
import { routeQuestion } from './knowledge/match-topic.ts'
import { planListingAnswer } from './plan-listing-answer.ts'
import { findShownListingQuestion } from './shown-listing-question.ts'

const gazetteer = buildGazetteer(nationalPlaces() ?? { cities: [], neighborhoods: [] })

/** Says what answers a question, as the consultant decides it. */
function decide([question, , listing]: AskedOfConsultant): string {
  const understanding = readSentence(question, gazetteer, null)
  const routed = routeQuestion(question)
  const intent = readIntent({ message: question, understanding }, listing !== undefined, routed)
  if (listing !== undefined) {
    const plan = intent === 'search' ? null : planListingAnswer(question, false)
    if (plan === 'similar') return plan
    if (plan !== null) return [...plan.subjects, ...plan.topics].map(({ key }) => key).join('+')
  } else if (findShownListingQuestion(question, 2, understanding.criteria)?.kind === 'compare')
    return 'compare'
  if (intent !== 'search' && routed.topics.length > 0) return routed.topics.map(({ key }) => key).join('+')
  return intent === 'search'
    ? `search for ${JSON.stringify(writeCriteria(understanding.criteria))}`
    : 'unknown'
}

const fits = (about: string, found: string): boolean =>
  about
    .split('|')
    .some(one =>
      one
        .split('+')
        .every(key => (key === 'search' ? found.startsWith('search') : found.split('+').includes(key))),
    )

describe.each(Object.entries(consultantQuestions))('questions about %s', (_, questions) => {
  it.each(questions.map(one => [one[0], one] as const))('%s', (_, one) => {
    const found = decide(one)
    expect(fits(one[1], found), `${found} instead of ${one[1]}`).toBe(true)
  })
})
