import { appTopics } from './app-topics.ts'
import { biddingTopics } from './bidding-topics.ts'
import { costTopics } from './cost-topics.ts'
import { listTopics } from './list-topics.ts'
import { methodTopics } from './method-topics.ts'
import { modalityTopics } from './modality-topics.ts'
import { documentTopics } from './document-topics.ts'
import { paymentTopics } from './payment-topics.ts'
import { peopleTopics } from './people-topics.ts'
import { possessionTopics } from './possession-topics.ts'
import type { KnowledgeTopic } from './knowledge-topic.ts'

/** Every topic the consultant can explain; if two match equally, the first is used. */
export const knowledgeTopics: readonly KnowledgeTopic[] = [
  ...modalityTopics,
  ...biddingTopics,
  ...paymentTopics,
  ...costTopics,
  ...possessionTopics,
  ...documentTopics,
  ...peopleTopics,
  ...methodTopics,
  ...listTopics,
  ...appTopics,
]

const byKey = new Map(knowledgeTopics.map(topic => [topic.key, topic]))

/** Returns a topic's answer with its source at the end. */
export const explainTopic = ({ text, source }: KnowledgeTopic): string =>
  source === '' ? text : `${text}\n\nFonte: ${source}`

/** Returns the questions related to a topic. */
export const listRelatedQuestions = ({ related }: KnowledgeTopic): string[] =>
  related.flatMap(key => byKey.get(key)?.question ?? [])

/** The answer when no topic matches. */
export const unknownTopicAnswer = `Não sei responder isso. Posso procurar imóveis da Caixa (“casas até 200 mil”) e explicar leilão, modalidades, pagamento, financiamento, FGTS, custos, dívidas, ocupação e documentos.

Tente com outras palavras, ou escolha uma das sugestões.`
