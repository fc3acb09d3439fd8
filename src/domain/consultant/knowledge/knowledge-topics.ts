import type { Modality } from '../../property/listing.ts'
import { costTopics } from './cost-topics.ts'
import { financeTopics } from './finance-topics.ts'
import type { KnowledgeTopic } from './knowledge-topic.ts'
import { paperTopics } from './paper-topics.ts'
import { possessionTopics } from './possession-topics.ts'
import { productTopics } from './product-topics.ts'
import { saleTopics } from './sale-topics.ts'
import { fillStatedRules, listStatedRules } from './stated-rules.ts'

/** Every topic the consultant can explain; if two match equally, the first is used. */
export const knowledgeTopics: readonly KnowledgeTopic[] = [
  ...saleTopics,
  ...financeTopics,
  ...costTopics,
  ...possessionTopics,
  ...paperTopics,
  ...productTopics,
]

const byKey = new Map(knowledgeTopics.map(topic => [topic.key, topic]))

/** Returns the topic of a key; `null` when there is none. */
export const findTopicByKey = (key: string): KnowledgeTopic | null => byKey.get(key) ?? null

/** Returns a topic's answer for a modality, or for all, with the sources of it and of the rules it states at the end. */
export function explainTopic(topic: KnowledgeTopic, modality: Modality | null = null): string {
  const text = (modality && topic.byModality?.[modality]) ?? topic.text
  const sources = [topic.source, ...new Set(listStatedRules(text).map(({ source }) => source))]
  const said = sources.filter(source => source !== '').join('; ')
  return said === '' ? fillStatedRules(text) : `${fillStatedRules(text)}\n\nFonte: ${said}`
}

/** Returns the questions related to a topic. */
export const listRelatedQuestions = ({ related }: KnowledgeTopic): string[] =>
  related.flatMap(key => byKey.get(key)?.question ?? [])
