import { describe, expect, it } from 'vitest'
import {
  explainTopic,
  listRelatedQuestions,
  knowledgeTopics,
  unknownTopicAnswer,
} from './knowledge-topics.ts'
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
      const sentences = topic.text.split(/[.?!](?=\s|$)/).filter(part => part.trim() !== '')
      expect(sentences.length).toBeGreaterThanOrEqual(2)
      expect(sentences.length).toBeLessThanOrEqual(6)
      expect(topic.text).not.toMatch(/[<>]|\n/)
      expect((topic.text.match(/\*\*/g) ?? []).length % 2).toBe(0)
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

  it('has each topic once', () => {
    expect(new Set(knowledgeTopics.map(topic => topic.key)).size).toBe(knowledgeTopics.length)
    expect(knowledgeTopics.length).toBeGreaterThanOrEqual(40)
  })

  it('says so when it does not know an answer', () => {
    expect(unknownTopicAnswer).toMatch(/^Não sei responder isso\. Posso procurar/)
  })
})
