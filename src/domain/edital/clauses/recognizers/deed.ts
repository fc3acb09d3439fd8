import { findCostBearers } from './cost-bearer.ts'
import { capitalizeFirst, type ClauseRecognizer, createPatternRule } from './clause-recognizer.ts'

/** "A partir da assinatura da escritura" is a date, not a duty. */
const dated =
  /\b(?:a partir|apos|ate|antes|contad[oa]s?|desde|data|assinatura)\b[^,;]{0,40}?\b(?:escritura|registro)\b/g

export const deedRules: ClauseRecognizer = {
  topic: 'deed',
  title: 'Escritura, ITBI e registro',
  ask: 'Pergunte quem paga escritura, ITBI e registro; em geral é quem compra.',
  mention:
    /escritura|itbi|itvi|registro|laudemio|emolument|transmissao|cartor|impostos e taxas|certidao de matricula/,
  bears: /^(?:buyer|seller)$/,
  rules: [
    createPatternRule(
      /\bit[bv]i\b[^;]{0,60}\bintegralmente a vista\b/,
      'itbi cash',
      'medium',
      'O ITBI é pago de uma vez, mesmo que a prefeitura aceite parcelas.',
    ),
    createPatternRule(
      /\b(?:escritura|itbi|itvi|emolumentos|laudemio|registro|transmissao|cartorari[oa]s|certidao de matricula|impostos e taxas incidentes)\b/,
      'buyer',
      'medium',
      said => {
        const full = said.full.replace(dated, '')
        const { buyer, seller } = findCostBearers(full)
        if (!/escritura|itbi|itvi|emolum|laudemio|registro|transmiss|cartor|certidao|impostos/.test(full))
          return null
        const costs =
          /\b(?:despesas?|custas?|custos?|pag\w{1,6}|onus|taxas|emolumentos|expensas|itbi|itvi|conta d[oa]|cargo d[oa]|responsabilidade|arcar|recolh\w{1,4})\b/.test(
            said.full,
          )
        return buyer === true && seller !== true && costs
          ? 'Escritura, impostos da transferência e registro, no que a frase nomeia, são pagos por quem compra. Some-os ao preço.'
          : null
      },
      /\b(?:devolve|restituira|ressarc|condominiais e, ainda|leiloes? negativ|leilao negativo|ex-mutuario|georref|propter rem|onus do imovel|dotacao|30 salarios)/,
    ),
    createPatternRule(
      /\befetua o pagamento de impostos e taxas\b/,
      'buyer',
      'medium',
      'Impostos e taxas da transferência são pagos por quem compra.',
    ),
    createPatternRule(
      /\b(?:escritura|itbi|emolumentos|laudemio|registro)\b/,
      'seller',
      'low',
      said => {
        const { buyer, seller } = findCostBearers(said.full)
        const costs = /\b(?:despesas?|custas|custos?|itbi|emolumentos|laudemio|taxas)\b/.test(said.full)
        return seller === true && buyer !== true && costs
          ? `${capitalizeFirst(said.seller)} paga os custos de que a frase fala. Confira quais.`
          : null
      },
      /\b(?:devolve|devolvera|restitui|ressarc|condomini)/,
    ),
  ],
}
