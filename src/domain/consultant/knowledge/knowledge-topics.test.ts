import { describe, expect, it } from 'vitest'
import { explainTopic, findTopicByKey, listRelatedQuestions, knowledgeTopics } from './knowledge-topics.ts'
import { fillStatedRules, statedRules } from './stated-rules.ts'
import { findTopic } from './match-topic.ts'

const month = '(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)/\\d{4}'
const informative = knowledgeTopics.filter(topic => topic.key !== 'thanks')

describe('the knowledge base', () => {
  it.each(knowledgeTopics.map(topic => [topic.key, topic] as const))(
    '%s is the topic of its own question',
    (_, topic) => {
      expect(findTopic(topic.question)?.key).toBe(topic.key)
    },
  )

  it.each(informative.map(topic => [topic.key, topic] as const))(
    '%s ends with its source and date',
    (_, topic) => {
      const last = explainTopic(topic).split('\n').at(-1)
      expect(last).toMatch(new RegExp(`^Fonte: .*\\(${month}\\)$`))
    },
  )

  it.each(informative.map(topic => [topic.key, topic] as const))(
    '%s is short and without HTML',
    (_, topic) => {
      for (const text of [topic.text, ...Object.values(topic.byModality ?? {})]) {
        const sentences = text.split(/[.?!](?=\s|$)/).filter(part => part.trim() !== '')
        expect(sentences.length).toBeGreaterThanOrEqual(2)
        const steps = /^(?:-|1\.) /.test(text)
        expect(fillStatedRules(text).split(/\s+/).length).toBeLessThanOrEqual(steps ? 110 : 90)
        expect(text).not.toMatch(steps ? /[<>]/ : /[<>]|\n/)
        expect((text.match(/\*\*/g) ?? []).length % 2).toBe(0)
      }
    },
  )

  it.each(knowledgeTopics.map(topic => [topic.key, topic] as const))(
    '%s suggests four other questions',
    (key, topic) => {
      const questions = listRelatedQuestions(topic)
      expect(new Set(questions).size).toBe(4)
      expect(questions.map(question => findTopic(question)?.key)).not.toContain(key)
    },
  )

  it.each(informative.map(topic => [topic.key, topic] as const))(
    '%s states only rules of the table, and is related to topics that exist',
    (_, topic) => {
      for (const text of [topic.text, ...Object.values(topic.byModality ?? {})])
        for (const [, key] of text.matchAll(/\{([^}]*)\}/g)) expect(Object.keys(statedRules)).toContain(key)
      for (const key of topic.related) expect(findTopicByKey(key), key).not.toBeNull()
    },
  )

  it('has each topic once', () => {
    expect(new Set(knowledgeTopics.map(topic => topic.key)).size).toBe(knowledgeTopics.length)
    expect(knowledgeTopics.length).toBeGreaterThanOrEqual(110)
  })
})
