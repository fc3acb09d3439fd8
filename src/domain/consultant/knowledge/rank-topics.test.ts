import { describe, expect, it } from 'vitest'
import { fitTopicWeights, writeTopicWeights } from '#test/support/fit-topic-weights.ts'
import { measuredAuthors, readLabelledQuestions } from '#test/support/sample-questions.ts'
import { findTopicByKey } from './knowledge-topics.ts'
import { parseTopicWeights, rankTopics } from './rank-topics.ts'
import table from './topic-weights.json' with { type: 'json' }

const labelled = readLabelledQuestions()

describe('the weights of topics', () => {
  it('are those that the labelled questions give', { timeout: 120_000 }, () => {
    expect(writeTopicWeights(fitTopicWeights(labelled))).toEqual(table)
  })

  // Phrases were written after these authors' questions, and are left out, too.
  it('find the topic of questions of authors that they were not learnt from', { timeout: 120_000 }, () => {
    const left = new Set<string>(['questions-1', 'questions-2', 'seen', 'phrases'])
    const weights = parseTopicWeights(
      writeTopicWeights(fitTopicWeights(labelled.filter(({ author }) => !left.has(author)))),
    )
    const asked = labelled.filter(
      ({ author, about }) => author.startsWith('questions') && about[0] !== 'unknown',
    )
    const right = asked.filter(({ question, about, ofListing }) => {
      const [best] = rankTopics(question, weights).filter(
        ({ key }) => key !== 'search' && (ofListing || findTopicByKey(key) !== null),
      )
      return best !== undefined && about.includes(best.key)
    })
    expect(asked.length).toBeGreaterThan(120)
    expect(right.length / asked.length).toBeGreaterThan(0.65)
  })

  it('are measured on authors that exist', () => {
    for (const author of measuredAuthors) expect(labelled.some(one => one.author === author)).toBe(true)
  })
})

it('words that no question contains speak for no topic', () => {
  expect(rankTopics('xyzzy plugh').every(({ score }) => score === 0)).toBe(true)
})
