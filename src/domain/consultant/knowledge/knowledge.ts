import { appTopics } from './app.ts'
import { biddingTopics } from './bidding.ts'
import { costTopics } from './costs.ts'
import { listTopics } from './lists.ts'
import { methodTopics } from './method.ts'
import { modalityTopics } from './modalities.ts'
import { paperTopics } from './papers.ts'
import { paymentTopics } from './payment.ts'
import { peopleTopics } from './people.ts'
import { possessionTopics } from './possession.ts'
import type { Topic } from './topic.ts'

/** Every topic the consultant can explain; if two match equally, the first is used. */
export const topics: readonly Topic[] = [
  ...modalityTopics,
  ...biddingTopics,
  ...paymentTopics,
  ...costTopics,
  ...possessionTopics,
  ...paperTopics,
  ...peopleTopics,
  ...methodTopics,
  ...listTopics,
  ...appTopics,
]

const byKey = new Map(topics.map(topic => [topic.key, topic]))

/** Returns a topic's answer with its source at the end. */
export const explained = ({ text, source }: Topic): string =>
  source === '' ? text : `${text}\n\nFonte: ${source}`

/** Returns the questions related to a topic. */
export const relatedQuestions = ({ related }: Topic): string[] =>
  related.flatMap(key => byKey.get(key)?.question ?? [])

/** The answer when no topic matches. */
export const unknownAnswer = `Não sei responder isso. Posso procurar imóveis da Caixa (“casas em SP até 200 mil”) e explicar leilão, modalidades, pagamento, financiamento, FGTS, custos, dívidas, ocupação e documentos.

Tente com outras palavras, ou escolha uma das sugestões.`
