import { findPercent, findTerm } from './clause-figures.ts'
import { type ClauseRecognizer, type ClauseText, createPatternRule } from './clause-recognizer.ts'

const deposits = /^(?:sinal|caucao|entrada|recursos proprios|vista)$/

const due = ({ key }: ClauseText): string => {
  const term = findTerm(key)
  return term === null ? 'no prazo da frase' : `em ${term}`
}

export const paymentRules: ClauseRecognizer = {
  topic: 'payment',
  title: 'Pagamento',
  ask: 'Pergunte como se paga (à vista, sinal, boleto) e em quantos dias.',
  mention:
    /\bvista\b|boleto|\bsinal\b|caucao|entrada|\bpag(?:o|a|amento|ar|ara)\b|recursos proprios|\bpreco\b/,
  rules: [
    createPatternRule(
      /\b(?:exclusivamente|somente|apenas|unicamente|so)\b[^;]{0,50}\ba vista\b|\ba vista, (?:exclusivamente|somente)\b/,
      'cash',
      'medium',
      'O preço é pago só à vista. Tenha o dinheiro pronto antes da proposta.',
      /\bnao\b[^,;]{0,40}\b(?:exclusivamente|somente|apenas|unicamente|so)\b|itbi|itvi|\bsenao\b/,
    ),
    createPatternRule(
      /\b(?:a titulo de entrada|entrada (?:minima )?de|entrada, |sinal (?:minimo )?de|caucao (?:de|no valor|corresp)|titulo de (?:sinal|caucao)|primeiro boleto|recursos proprios[^;]{0,60}\bpelo menos|sinal[^;]{0,30}\d%|\d% (?:de|como|a titulo de) (?:sinal|entrada|caucao)\b|pelo menos \d{1,2}% a vista|\d% a vista e o (?:restante|saldo))/,
      'deposit',
      'medium',
      said => {
        const percent = findPercent(said.key, deposits)
        return percent === null || percent === 'several'
          ? null
          : `É preciso pagar ${percent} no começo (sinal, entrada ou parte à vista), nas condições da frase.`
      },
      /\b(?:perda|perdera|multa|retid[oa]|dispens|devol|restitui|desisten)/,
    ),
    createPatternRule(
      /\b(?:pagamento|pagar|pago|paga|quitar|quitacao|integralizar|depositar|deposito|recolher)\b/,
      'due',
      'medium',
      said => {
        const term = findTerm(said.key)
        return term === null
          ? null
          : `O pagamento é ${due(said)}, contado como a frase diz. Tenha o dinheiro pronto.`
      },
      /\b(?:multa|debitos?|despesas|condomini|tribut|iptu|itbi|itvi|comissao|contados? do pagamento|apos (?:a integralizacao|o pagamento)|escritura|assinatura|registro|devol|restitui|indeniza|nao pagamento|juros|comprovantes|ampla defesa|caixa (?:pagara|paga|efetuara|realizara|encaminha)|quitando o valor restante|prorrog|atraso|opciona|facultad|dobrad|ampliad|parcel|financiad|prestac|restante|saldo|\bnao\b|documentacao|notifica|aluguel)/,
    ),
    createPatternRule(
      /\bno ato\b[^;]{0,20}\b(?:o valor d[ao]|o preco|o lance)\b/,
      'at once',
      'medium',
      'O pagamento é na hora, ou no dia que a frase diz. Tenha o dinheiro disponível na conta.',
      /\bo valor da comissao\b/,
    ),
    createPatternRule(
      /\b(?:no ato|imediatamente|de imediato|ate o dia util seguinte|no dia)\b[^;]{0,80}\b(?:pag\w{1,6}|deposit\w{1,5}|recolh\w{1,5})\b|\b(?:pag\w{1,6}|deposit\w{1,5})\b[^;]{0,80}\b(?:no ato|imediatamente|de imediato|dia util seguinte)\b/,
      'at once',
      'medium',
      'O pagamento é na hora, ou no dia que a frase diz. Tenha o dinheiro disponível na conta.',
      /\bcomissao|itbi|despesas|nao pagamento|condomini/,
    ),
    createPatternRule(
      /\ba vista\b[^;]{0,60}\b(?:ou|e\/ou) (?:a prazo|parcelad|financiad)|\bformas? de pagamento[^;]{0,40}\ba vista\b|\bpagamento (?:do preco |do imovel )?(?:sera |e )?(?:feito |realizado |efetuado )?a vista\b/,
      'form',
      'low',
      'A frase diz como se paga. Confira a forma aceita no anúncio deste imóvel.',
      /\bnao\b|itbi|itvi/,
    ),
    createPatternRule(
      /\bcada imovel possui suas proprias condicoes de pagamento\b/,
      'each',
      'medium',
      'A forma de pagamento muda de imóvel para imóvel: vale o que o anúncio dele diz.',
      null,
      true,
    ),
  ],
}
