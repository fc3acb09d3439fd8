import { findCostBearers } from './cost-bearer.ts'
import {
  type ClauseFinding,
  type ClauseRecognizer,
  type ClauseText,
  createPatternRule,
} from './clause-recognizer.ts'

const leaving =
  /\b(?:desocupacao|desocupar|imissao (?:na|de) posse|reintegracao de posse|imitir-se na posse|despejo|medidas possessorias|retirada d[eo]s? ocupantes?|imissao do comprador)\b/

/** "Após a imissão na posse" is a date, not a duty. */
const dated =
  /\b(?:apos|ate|antes d[ae]|a partir d[ae]|desde|data d[ae]|anterior(?:es)? a|posterior(?:es)? a|depois d[ae])(?: [ao])?(?: efetiva| data d[ae])? (?:imissao|desocupacao|reintegracao)[a-z ]{0,20}/g

function whoClears(said: ClauseText): ClauseFinding | null {
  const { seller } = said
  const full = said.full.replace(dated, '')
  if (!leaving.test(full) || /\bhonorarios\b|\bressarcid/.test(full)) return null
  const { buyer, seller: theirs } = findCostBearers(full)
  const [kind, risk, explanation] =
    theirs === true && buyer !== true
      ? ([
          'seller clears',
          'low',
          `Se houver alguém no imóvel, a desocupação cabe ${seller === 'a Caixa' ? 'à Caixa' : 'a quem vende'}, diz a frase. Pergunte o prazo.`,
        ] as const)
      : buyer === true || (theirs === false && buyer !== false) || /\beximindo a caixa\b/.test(full)
        ? ([
            'buyer clears',
            'high',
            'Se houver alguém no imóvel, tirar essa pessoa é por conta de quem compra: acordo ou ação na justiça, com o tempo e o custo que isso leva.',
          ] as const)
        : buyer === false
          ? ([
              'not buyer clears',
              'low',
              'A frase diz que a desocupação não cabe a quem compra. Pergunte quem a faz e em que prazo.',
            ] as const)
          : [null, null, null]
  if (kind === 'buyer clears' && /\bimoveis rurais\b/.test(full))
    return {
      kind: 'rural',
      risk,
      explanation: `Em imóvel rural, ${explanation.charAt(0).toLowerCase()}${explanation.slice(1)}`,
      vague: true,
    }
  return kind === null ? null : { kind, risk, explanation }
}

export const occupationRules: ClauseRecognizer = {
  topic: 'occupation',
  title: 'Ocupação e desocupação',
  ask: 'Pergunte se há alguém no imóvel e quem cuida da desocupação; passe no endereço antes da proposta.',
  mention: /ocupa|posse|despejo|locad|locacao|inquilin|possessori/,
  bears: /clears|rural/,
  open: /\bcomprador\b/,
  concerns: ({ full }) => leaving.test(full.replace(dated, '')) && /comprador|caixa/.test(full),
  rules: [
    whoClears,
    createPatternRule(
      /\bestado (?:fisico )?(?:de )?(?:[a-z]{1,14} e (?:de )?)?ocupacao (?:e [a-z ]{0,16}?)?(?:em )?que se encontra/,
      'as it is',
      'medium',
      'O imóvel é vendido como está, ocupado ou vazio. Saiba antes se há alguém nele.',
      null,
      true,
    ),
    createPatternRule(
      /\bimovel (?:[a-z-]{1,14} ){0,3}desocupado\b|\bsituacao: desocupado|^desocupado\b|\b(?:livre|vazio) de pessoas\b/,
      'empty',
      'low',
      'O texto diz que o imóvel está desocupado. Confirme no local: isso muda.',
      /\bnao\b|\bcaso\b|(?<!-)\bse\b|quando|entreg|devera|sera\b|dever|supost|falso|aparent|presum/,
    ),
    createPatternRule(
      /\b(?:imovel|bem|unidade) (?:[a-z-]{1,14} ){0,3}ocupad[oa]\b|\b(?:situacao|status|obs(?:ervacao)?\.?): (?:imovel )?ocupado\b|^ocupado\b/,
      'occupied',
      'high',
      'O texto diz que o imóvel está ocupado. Conte com tempo e custo para entrar nele.',
      /\bnao\b[^;]{0,80}\bocupad|\bcaso\b|\bse (?:o |estiver)|\bquando\b|\bpode(?:m|ra|rao)? (?:estar|encontrar)|\baquisicao do imovel ocupado\b|\bhipotese\b|desocupad/,
    ),
    createPatternRule(
      /\b(?:imovel|bem) (?:[a-z-]{1,14} ){0,3}(?:locad[oa]|alugad[oa])\b|\b(?:respeitar|sub-?roga\w{0,3}|manter|vigencia)\b[^;]{0,60}\bcontrato de locacao\b|\bcontrato de locacao\b[^;]{0,60}\b(?:respeitad|vigente|em vigor)/,
      'let',
      'medium',
      'Há um aluguel: o texto trata do contrato do inquilino. Leia o contrato e o prazo dele.',
      /\bcaso\b|\bse (?:o|houver)|\bnao\b|\bquando\b/,
    ),
    createPatternRule(
      /\b(?:averiguar|verificar|constatar|vistoriar|certificar-se)\b[^;]{0,50}\bocupacao\b/,
      'check',
      'medium',
      'Saber se há alguém no imóvel cabe a quem compra, antes da proposta.',
      null,
      true,
    ),
    createPatternRule(
      /\bposse (?:[a-z]{1,12} ){0,3}(?:transmitida|transferida|entregue|outorgada)\b|\b(?:transmissao|entrega) da posse\b/,
      'handover',
      'low',
      'A frase diz quando a posse passa para quem compra. Veja se é só no papel ou com o imóvel vazio.',
      /\bnao\b/,
    ),
  ],
}
