import { findTerm } from './clause-figures.ts'
import { type ClauseRecognizer, type ClauseText, createPatternRule } from './clause-recognizer.ts'

const term =
  (words: (statedTerm: string) => string) =>
  (said: ClauseText): string | null => {
    const statedTerm = findTerm(said.key)
    if (statedTerm === null) return null
    return /\bprorrog\w+|\bdilat\w+/.test(said.key)
      ? `${words(statedTerm)} A frase fala também em prorrogar: veja em que caso.`
      : words(statedTerm)
  }

export const deadlineRules: ClauseRecognizer = {
  topic: 'deadlines',
  title: 'Prazos',
  ask: 'Pergunte em quantos dias se paga, se assina e se registra, e o que acontece com quem se atrasa.',
  mention: /\b(?:dias?|horas|meses)\b/,
  rules: [
    createPatternRule(
      /\b(?:assinatura|assinar|assinad[oa]s?|lavrad[oa]|outorgad[oa]|lavratura|lavrar|formalizacao|outorga|finalizad[ao]|celebracao)\b[^;]{0,120}\b(?:dias?|horas|meses)\b|\b(?:dias?|horas|meses)\b[^;]{0,80}\b(?:assinar|assinatura|lavratura|lavrar|outorga|celebra)/,
      'signing',
      'medium',
      term(
        statedTerm =>
          `O contrato ou a escritura tem prazo de ${statedTerm}, contado como a frase diz. Junte os documentos antes.`,
      ),
      /\b(?:registrad[oa]|registro d[ao]|a contar da assinatura|contados? da assinatura|multa|prorroga[^;]{0,20}nao|debitos|emite|modelo)/,
    ),
    createPatternRule(
      /\b(?:registro d[aoe]|registro (?:no|em|junto)|(?:para|ao) (?:o )?registro|registrar|contrato registrad[oa]|registrad[oa] (?:no|em) cartorio|efetivo registro|levar a registro)\b/,
      'registry',
      'medium',
      term(
        statedTerm =>
          `O registro no cartório tem prazo de ${statedTerm}, contado como a frase diz. Anote a data.`,
      ),
      /\b(?:debitos|averbacao|multa diaria|boleto|registro da proposta|ata de registro|registro d[ae] (?:ata|presenca|proposta|lance))\b/,
    ),
    createPatternRule(
      /\b(?:documentos|documentacao|comprobatori[oa]s|comprovantes?)\b[^;]{0,80}\b(?:enviad|encaminhad|entregu|apresenta|envia|entrega)\w{0,5}\b|\b(?:enviar|apresentar|entregar|encaminhar)\b[^;]{0,80}\b(?:documentos|documentacao|comprovantes?)\b/,
      'papers',
      'medium',
      term(
        statedTerm =>
          `Há prazo de ${statedTerm} para mandar os papéis de que a frase fala. Anote a data e guarde o comprovante.`,
      ),
      /\b(?:emitidos|caixa encaminha|data da proposta\);)/,
    ),
    createPatternRule(
      /\b(?:impugna\w{1,5}|recursos? administrativ|interposicao|interpor|recorrer|pedidos? de esclarecimento|esclarecimentos)\b/,
      'appeal',
      'low',
      term(
        statedTerm =>
          `Há prazo de ${statedTerm} para contestar o edital, recorrer ou pedir esclarecimento, como a frase diz.`,
      ),
    ),
    createPatternRule(
      /\b(?:caixa (?:encaminha|pagara|efetuara|homologa|devolvera|restituira))\b|\bprazo para pagamento dos debitos\b/,
      'seller',
      'low',
      term(
        statedTerm => `Quem vende tem prazo de ${statedTerm} para o que a frase diz. Conte com essa espera.`,
      ),
    ),
  ],
}
