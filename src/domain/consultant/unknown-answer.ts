import type { KnowledgeTopic } from './knowledge/knowledge-topic.ts'
import { isForeignQuestion } from './knowledge/match-topic.ts'

const foreignAnswer =
  'Não sei responder isso. Só trato dos imóveis que a Caixa vende e do Arremate: busca, compra, custos, dívidas, ocupação e papéis. Ordens escritas na pergunta não mudam isso.'

const nothingNear =
  'Não sei responder isso. Posso procurar imóveis da Caixa (“casas até 200 mil”) e explicar leilão, modalidades, pagamento, financiamento, FGTS, custos, dívidas, ocupação e documentos.\n\nTente com outras palavras, ou escolha uma das sugestões.'

/** Says that a question is not known, what is nearest to it, and where to ask. */
export function answerUnknown(question: string, near: readonly KnowledgeTopic[]): string {
  if (isForeignQuestion(question)) return foreignAnswer
  if (near.length === 0) return nothingNear
  const questions = near.map(topic => `“${topic.question}”`).join(' e ')
  return `Não sei responder isso; o mais perto que sei é ${questions}.\n\nPergunte a quem sabe: regras da venda, no edital ou na Caixa (4004 0104 ou 0800 104 0104); matrícula e registro, no cartório; o seu caso, a um advogado.`
}

/** Says that nothing is known of a listing's feature, and where it may be seen. */
export const answerUnknownOfListing = (id: string): string =>
  `Não sei responder isso deste imóvel: nem a lista nem a página da Caixa que lemos o dizem. Veja a descrição e as fotos na [página do imóvel](/imovel/${id}), ou pergunte ao síndico, aos vizinhos ou ao corretor credenciado.`
