import { findCostBearers } from './cost-bearer.ts'
import { findTerm } from './clause-figures.ts'
import {
  capitalizeFirst,
  type ClauseFinding,
  type ClauseRecognizer,
  createPatternRule,
} from './clause-recognizer.ts'

const utilities = /\b(?:agua|esgoto|energia(?: eletrica)?|luz|gas|concessionarias?)\b/
const consultUtilities = 'Peça às concessionárias a segunda via das contas em aberto.'

/** Finds who pays arrears of water, light and gas. */
export const utilityRules: ClauseRecognizer = {
  topic: 'utilities',
  title: 'Água, luz e gás',
  ask: 'Pergunte quem paga contas atrasadas de água, luz e gás, e consulte as concessionárias.',
  mention: utilities,
  bears: /^(?:buyer|seller)$/,
  rules: [
    ({ full, seller }): ClauseFinding | null => {
      if (!utilities.test(full) || /\b(?:caixa d.agua|agua e ar|registro de agua)\b/.test(full)) return null
      const { buyer, seller: theirs } = findCostBearers(full)
      if (buyer === true && theirs !== true)
        return {
          kind: 'buyer',
          risk: 'medium',
          explanation: `As contas de água, luz e gás de que a frase fala são por conta de quem compra. ${consultUtilities}`,
        }
      if (theirs === true && buyer !== true)
        return {
          kind: 'seller',
          risk: 'low',
          explanation: `${capitalizeFirst(seller)} paga as contas de água, luz e gás de que a frase fala. ${consultUtilities}`,
        }
      return null
    },
  ],
}

/** Finds whether a property may be seen before the bid. */
export const visitRules: ClauseRecognizer = {
  topic: 'visit',
  title: 'Visita',
  ask: 'Pergunte se dá para visitar por dentro; sem visita, reserve dinheiro para reforma.',
  mention: /\bvisita\w*\b|\bvistoria\w*\b/,
  rules: [
    createPatternRule(
      /\bnao (?:e|sera|serao|ha|havera|esta|estao|sao)?[^;.]{0,40}\bvisita\w*|\bvisita\w*[^;.]{0,40}\bnao (?:e|sera|serao|ha|esta|estao|sao)\b|\bsem (?:possibilidade de )?(?:visita|vistoria)\w*|\bimpossibilidade de (?:visita|vistoria)/,
      'none',
      'medium',
      'Não se visita o imóvel por dentro, diz a frase. Reserve dinheiro para o que não se vê.',
    ),
    createPatternRule(
      /\b(?:visita\w*|vistoria\w*)\b/,
      'possible',
      'low',
      'A frase trata de visita ao imóvel. Veja como se marca, e vá antes do lance.',
      /\bnao\b/,
      true,
    ),
  ],
}

/** Finds how bids are compared. */
export const biddingRules: ClauseRecognizer = {
  topic: 'bidding',
  title: 'Lances e desempate',
  ask: 'Pergunte qual é o lance mínimo, de quanto em quanto sobe, e como se desempata.',
  mention: /\blances?\b|empate|\bmaior (?:proposta|valor|oferta)\b|\b(?:valor|preco) minimo\b|\bincremento/,
  rules: [
    createPatternRule(
      /\b(?:des)?empate\b|\bvalores iguais\b|\bpropostas? de igual valor\b/,
      'tie',
      'low',
      'A frase diz quem ganha quando dois oferecem o mesmo valor.',
    ),
    createPatternRule(
      /\bincremento\b[^;.]{0,60}\b(?:r\$|\d)/,
      'increment',
      'low',
      'A frase diz de quanto em quanto o lance sobe.',
    ),
    createPatternRule(
      /\b(?:inferior(?:es)?|menor(?:es)?|abaixo) (?:a[o]?|do|que o?)[^;.]{0,20}\b(?:valor|preco|lance) minimo\b|\bigual ou superior ao?\b[^;.]{0,20}\bminimo\b|\bmenor valor pelo qual\b/,
      'minimum',
      'low',
      'Só vale proposta a partir do mínimo, diz a frase.',
      null,
      true,
    ),
  ],
}

/** Finds which documents a buyer must show. */
export const documentRules: ClauseRecognizer = {
  topic: 'documents',
  title: 'Documentos de quem compra',
  ask: 'Pergunte que documentos são pedidos e separe-os antes da proposta.',
  mention: /\bdocument\w+\b|\bcpf\b|\bidentidade\b|\bprocuracao\b/,
  rules: [
    createPatternRule(
      /\bprocura(?:cao|dor)\b/,
      'proxy',
      'low',
      'Outra pessoa pode representar você só com procuração como a frase diz.',
      /\bnao\b|\bfirma\b.{0,40}\bcaixa\b/,
      true,
    ),
    createPatternRule(
      /\b(?:apresentar|enviar|entregar|encaminhar|apresentacao d[aeo]s?|munid[oa]s? d[aeo]s?)\b[^;.]{0,60}\b(?:documentos|documentacao|cpf|identidade)\b/,
      'needed',
      'low',
      said => {
        const due = findTerm(said.key)
        return `A frase diz que documentos mandar${due === null ? '' : `, em ${due}`}. Separe-os antes da proposta.`
      },
      /\bcaixa (?:encaminha|envia|entrega)/,
      true,
    ),
  ],
}

/** Finds when possession and keys pass to the buyer. */
export const possessionRules: ClauseRecognizer = {
  topic: 'possession',
  title: 'Posse e chaves',
  ask: 'Pergunte a partir de quando a posse é sua e quem entrega as chaves.',
  mention: /\bposse\b|\bimissao\b|\bchaves?\b/,
  rules: [
    createPatternRule(
      /\bposse\b[^;.]{0,80}\b(?:apos|depois d[eo]|a partir d[aoe]|com [oa]|mediante)\b[^;.]{0,60}\b(?:registro|quitacao|pagamento|assinatura|escritura|contrato)\b/,
      'from',
      'medium',
      'A posse passa a quem compra só no momento que a frase diz. Conte esse tempo.',
      /\breintegracao\b|\bacao\b/,
    ),
    createPatternRule(
      /\b(?:entrega|entregar|retirada|retirar|troca) (?:d?as )?chaves\b/,
      'keys',
      'low',
      'A frase diz como se entregam as chaves.',
      /\bnao\b/,
      true,
    ),
  ],
}

/** Finds what holds where the property is let. */
export const leaseRules: ClauseRecognizer = {
  topic: 'lease',
  title: 'Aluguel e inquilino',
  ask: 'Pergunte se o imóvel está alugado: contrato registrado na matrícula pode valer contra quem compra.',
  mention: /\bloca[cdt]\w+|\binquilin\w+|\balug\w+|\barrendament\w+/,
  bears: /^(?:buyer)$/,
  rules: [
    createPatternRule(
      /\b(?:imovel|bem|unidade) (?:esta |encontra-se |se encontra )?(?:locad[oa]|alugad[oa]|arrendad[oa])\b|\bcontrato de (?:locacao|arrendamento)\b[^;.]{0,40}\b(?:vigente|em vigor|em curso)\b/,
      'let',
      'high',
      'O imóvel está alugado, diz o texto. Peça o contrato: prazo, valor e se está registrado na matrícula.',
      /\bnao\b|\bcaso\b|(?<!-)\bse\b|eventua|\bhavendo\b/,
    ),
    createPatternRule(
      /\b(?:denuncia\w*|rescis\w+|rescind\w+|respeit\w+)\b[^;.]{0,60}\b(?:locacao|inquilin\w+|aluguel|arrendamento)\b|\b(?:locacao|inquilin\w+|arrendamento)\b[^;.]{0,60}\b(?:denuncia\w*|rescis\w+|rescind\w+|respeitad\w+)\b/,
      'terms',
      'medium',
      'A frase diz o que vale se houver contrato de aluguel. Leia-a inteira.',
      null,
      true,
    ),
  ],
}
