import type { Modality } from '../property/listing.ts'
import { explainTopic } from './knowledge/knowledge-topics.ts'
import { isForeignQuestion, type RoutedQuestion } from './knowledge/match-topic.ts'
import { headNearest } from './plan-listing-answer.ts'

const foreignAnswer =
  'Não sei responder isso. Só trato dos imóveis que a Caixa vende e do Arremate: busca, compra, custos, dívidas, ocupação e papéis. Ordens escritas na pergunta não mudam isso.'

const nothingNear =
  'Não sei responder isso. Posso procurar imóveis da Caixa (“casas até 200 mil”) e explicar leilão, modalidades, pagamento, financiamento, FGTS, custos, dívidas, ocupação e documentos.\n\nTente com outras palavras, ou escolha uma das sugestões.'

/** The coverage from which the nearest topic is said, as such. */
const leastNearCoverage = 0.42
const leastNearStrength = 3.4
/** The coverage from which one plain word is enough for that. */
const leastCoverage = 0.5

/** Says that a question is not wholly known, what is nearest to it, and where to ask. */
export function answerUnknown(
  question: string,
  { near, coverage, strength, open }: RoutedQuestion,
  modality: Modality | null = null,
): string {
  if (isForeignQuestion(question)) return foreignAnswer
  const [nearest] = near
  if (nearest === undefined) return nothingNear
  if (coverage >= leastNearCoverage && (strength >= leastNearStrength || coverage >= leastCoverage))
    return `${headNearest(open)} **${nearest.question}**\n\n${explainTopic(nearest, modality)}`
  const questions = near.map(topic => `“${topic.question}”`).join(' e ')
  return `Não sei responder isso; o mais perto que sei é ${questions}.\n\nPergunte a quem sabe: regras da venda, no edital ou na Caixa (4004 0104 ou 0800 104 0104); matrícula e registro, no cartório; o seu caso, a um advogado.`
}

/** Says that nothing is known of a listing's feature, and where it may be seen. */
export const answerUnknownOfListing = (id: string): string =>
  `Não sei responder isso deste imóvel: nem a lista nem a página da Caixa que lemos o dizem. Veja a descrição e as fotos na [página do imóvel](/imovel/${id}), ou pergunte ao síndico, aos vizinhos ou ao corretor credenciado.`
