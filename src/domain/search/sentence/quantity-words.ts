import { about, type Comparison, least, most } from './compare-quantities.ts'

/** What the number of a quantity counts. `unfiltered` is a noun that no filter has: a condominium fee, years, bathrooms. */
export type QuantityKind =
  | 'price'
  | 'evaluation'
  | 'unfiltered'
  | 'fee'
  | 'worth'
  | 'income'
  | 'partnerIncome'
  | 'savings'
  | 'downPayment'
  | 'instalment'
  | 'discount'
  | 'paidDiscount'
  | 'priceShare'
  | 'return'
  | 'worstReturn'
  | 'area'
  | 'hectares'
  | 'landArea'
  | 'rooms'
  | 'garage'
  | 'distance'
  | 'address'

/** Nothing that begins another quantity follows a noun without "de": in "20% desconto de 30%" the noun is the second one's. */
const alone = `(?! (?:(?:de|:|entre|na faixa de|que|fique|seja|${most}|${least}|${about}) ){0,3}[9#$](?= ))`

/** Verbs before a noun whose number moves: "aumenta a área máxima pra 100". */
const moves =
  '(?:sob[ea]|sub(?:ir|a)|aument(?:ar|a|e)|baix(?:ar|a|e)|abaix(?:ar|a|e)|diminu(?:ir|i|a)|mud(?:ar|a|e)|troc(?:ar|a)|troque)'

const sign = '(?:%|por cento)'
const returns = 'roi(?: liquido)?|retornos?|rentabilidades?|lucros?|rendimentos?|ganhos?|margem(?: de lucro)?'
const clear = '(?:liquid[oa]s?|limp[oa]s?|livres?)'
const worst =
  '(?:mesmo )?(?:que )?(?:(?:n[ao]|num|em|pel[ao]|d[ao]) )?(?:pior(?:es)?(?: dos| das)? (?:casos?|cenarios?|hipoteses?|situacao|conta)|(?:casos?|cenarios?|hipoteses?|conta|estimativa|visao|calculo) (?:mais )?(?:pessimista|ruim|conservador[a]?)|pessimista)|(?:mesmo )?se (?:tudo )?(?:der|for|sair) (?:tudo )?(?:errado|mal|ruim)'
const worstFiller =
  '(?:,|:|de|com|que|seja|da|pel[oa]|menos|no|na|minim[oa]|um|uma|o|a|ao|lucr\\w+|retorn\\w+|roi|rentab\\w+|ganh\\w+|liquid[oa]|limp[oa]|dar|rend\\w+|ter|tenha|tem|acima|mais|ainda|fique|volte|e|eu|quero|tirar|sobr\\w+|me|assim)'
const discounts = 'descontos?|desagios?'
const appraisal =
  '(?:d[ao]|sobre [ao]|em relacao a) (?:(?:valor|preco) (?:de |da )?)?(?:avaliacao|mercado|tabela)'
const discountAfter = `(?:${discounts}|off|desc)(?: (?:${appraisal}|(?:d[ao]|sobre [ao]) (?:valor|preco)))?`
const belowAppraisal = `de ${discountAfter}|${discountAfter}${alone}|(?:abaixo|menos|a menos) (?:d[ao]|que [ao]) (?:valor de |preco de |valor da )?(?:avaliacao|mercado|valor|tabela)(?: de mercado| avaliado)?|mais barat[oa]s? (?:d[oa]? )?que (?:[ao] )?avaliacao`
const monthly = '(?:por mes|ao mes|no mes|mensais|mensal|mes|/ mes|todo mes|p mes)'
const instalments = '(?:parcel(?:a|as|inha|inhas)|prestac(?:ao|oes)|prestacaozinha|mensalidades?)'
const incomes = '(?:renda|salario|rendimento|holerite|ordenado)'
const whole =
  '(?:familiar|mensal|bruta|liquida|bruto|liquido|total|fixa|fixo|comprovada|da familia|do casal|de casa|junt[oa]s|junto|minha|nossa)'
const rooms = '(?:quartos?|dormitorios?|dorms?|dormi|qtos?|qts?|qrtos?|qrts?|q|d)'
const spaces =
  '(?:vagas?|vgs?|v|garagens|garagem)(?: (?:de |na |p |para |pra )?(?:garagem|garagens|carros?|veiculos?|autos?))?(?: cobertas?)?'
const square = '(?:mt?s?[2²]|mts?|mtrs?|metros?|m)(?: (?:quadrados?|²))?'
const partner =
  '(?:(?:meu|minha|o|a|meus|minhas) )?(?:marido|esposa|esposo|mulher|companheir[oa]|namorad[oa]|noiv[oa]|conjuge|parceir[oa]|mae|pai|irma|irmao|filh[oa]|sogr[oa])'
/** Sums of money that no filter has, beside the fees below. */
const sums =
  'dividas?|debitos?|multas?|itbi|laudemio|comissao|comissoes|escritura|registro|cartorio|impostos?|reformas?|obras?|caucao|honorarios|seguro|juros|lucro|economia|economizar|lucrar|emprestimo'
const fees =
  'condominio|condominial|cota condominial|iptu|aluguel|alugueis|(?:alugar|alugo|alugue) (?:facil )?por'
const unfilteredCounts =
  'suites?|banheiros?|wcs?|lavabos?|andar|andares|pavimentos?|pisos|vezes|x|anos?|meses|mes|dias|pessoas|filh[oa]s?|salas?|cozinhas?|varandas?|blocos?|torres?|elevador(?:es)?|alqueires?|km|kms|quilometros?|minutos?|min|quadras|quarteiroes|(?:[ºª] )?andar|unidades|casas|apartamentos|imoveis|terrenos|lotes|salarios?(?: minimos?)?|parcelas'

/**
 * How a kind is named. `word`: some word that every way has, without which it is not tried; `before`: the noun before the
 * number, with the words that may lead to it and those between it and the number; `after`: what follows the number.
 */
export interface QuantityNoun {
  kind: QuantityKind
  word: RegExp
  before?: RegExp
  after?: RegExp
  /** The numbers that the noun takes: `9` up to 20, `#` greater, `$` money, `%` a share. */
  takes: string
}

const linking =
  '(?:de|d[aeo]s?|em|e|eh|:|seja|sejam|pode|podem|que|fique|fiquem|ficar|n[ao]|ser|por|com|esta|tem|tenha|total|mensal|mensais|atual|inicial|um|uma|o|a|uns|umas|ate|esteja|pela|caixa|la|pra|para|custe|custa|vai|so)'
const isBefore = (noun: string, leading = 'com', link = linking, least = 0): RegExp =>
  new RegExp(`(?:^| )(?:(?:${leading}) ){0,3}(?:${noun})(?<link>(?: ${link}){${least},8}) $`)
const isAfter = (words: string): RegExp => new RegExp(`^ (?:${words})(?= )`)

/**
 * The nouns of quantities. Of several that stand before a number, the nearest is its noun; of two equally near, the first
 * here.
 */
export const quantityNouns: readonly QuantityNoun[] = [
  {
    kind: 'worstReturn',
    word: /^(?:pior|pessimis|ruim|conservador|errado|mal$)/,
    before: isBefore(worst, 'com', worstFiller),
    after: isAfter(
      `(?:${sign} )?(?:(?:de )?(?:${returns}|${clear}) )?(?:${clear} )?(?:${worstFiller} ){0,8}(?:${worst})`,
    ),
    takes: '9#%',
  },
  {
    kind: 'income',
    word: /^(?:ganh|receb|tir|fatur|renda|salario|rendimento|holerite|ordenado|aposentadoria)/,
    before: isBefore(
      `(?:ganho|ganhamos|ganhando|ganha|recebo|recebemos|recebendo|recebe|tiro|tiramos|faturo|faturamos)|(?<!(?:pra|para|gerar|uma boa|viver de) )(?:com |tenho |temos |minha |nossa |meu |nosso )?${incomes}(?: ${whole}){0,3}`,
      'eu|a gente|nos|casal|juntos|aqui em casa|que|com|tenho|temos|minha|nossa|meu|nosso|a|o|uma|um|de|e|ter',
      '(?:e|de|eh|uns|umas|em torno de|por volta de|cerca de|mais ou menos|quase|na faixa de|:|so|la|o|total|liquido|bruto|mensal|ate|junto|juntos|juntas|por mes|hoje|da|fica|gira|em media)',
    ),
    after: isAfter(`(?:de|em|no|d[ao]) (?:minha |nossa )?(?:${incomes}|aposentadoria)(?: ${whole}){0,2}`),
    takes: '9#$',
  },
  {
    kind: 'return',
    word: /^(?:roi|retorno|rentab|lucro|rendimento|ganho|margem|liquid|limp|livre|bolso)/,
    before: isBefore(
      `(?:${returns})(?: (?:minimo|estimado|liquido|limpo|maximo))*`,
      'com|de|um|o',
      '(?:de|:|seja|que|em|e|ate|na|casa|dos|um|com)',
    ),
    after: isAfter(
      `(?:${sign} )?(?:(?:de|d[ao]|em|no) (?:${clear} )?(?:${returns})(?: ${clear})?|(?:${clear} )?(?:${returns})(?: ${clear})?${alone})|${sign} (?:(?:de )?${clear}|no bolso)`,
    ),
    takes: '9#%',
  },
  {
    kind: 'downPayment',
    word: /^(?:entrada|sinal)$/,
    before: isBefore(
      'entrada|sinal',
      'com|de|dou|dar|tenho|temos|a|minha|uma|um|posso|consigo|e|mais|tendo',
      '(?:de|ate|e|eh|no|maximo|uns|umas|seria|cerca|por volta|torno|com|minha|agora|pra|para|:|em|so|dou|tenho|que|posso|dar)',
    ),
    after: isAfter(
      `(?:(?:guardad[oa]s?|juntad[oa]s?|em maos|na mao|na poupanca|reservad[oa]s?|economizad[oa]s?|disponive(?:l|is)) )?(?:de (?:entrada|sinal)(?! :? ?\\$(?! (?:no |de )?(?:max|min|pra |para |ou )))|(?:pra|para|de|como|na|p|pro|a) (?:(?:dar|a|o|uma|minha|nossa|de) ){0,3}(?:entrada|sinal)(?! (?:de |: )?\\$))`,
    ),
    takes: '9#$',
  },
  {
    kind: 'instalment',
    word: /^(?:parcel|prestac|mensa|mes$)/,
    before: isBefore(
      instalments,
      'com|pagando|pago|pagar|que|a|uma|de|e',
      '(?:ate|no|o|maxim[oa]|abaixo|menos|menor(?:es)?|que|do|de|da|uns|umas|por volta|cerca|em torno|em|seja[m]?|fique[m]?|nao|pass\\w+|ultrapass\\w+|caib\\w+|cab\\w+|dentro|com|limite|max|pra|para|agora|\\.|ser|tem|e|eh|pode|posso|igual|a|:|mais|meu|bolso|nossa|minha|mensal|mensais|financiamento|valor|primeira|inicial|baixa|la|mes|por|ao|so)',
    ),
    after: isAfter(`de ${instalments}|(?:(?:na|em|por|pra|a|d[ao]) )?(?:a )?${instalments}${alone}`),
    takes: '9#$',
  },
  {
    kind: 'partnerIncome',
    word: /^(?:marido|espos|mulher|companheir|namorad|noiv|conjuge|parceir|mae|pai|irma|irmao|filh|sogr)/,
    before: isBefore(
      partner,
      'e|mais|com|,|\\+|a|o|renda|salario|d[aeo]',
      `(?:e|eh|tambem|so|ja|que|mais|uns|cerca de|ganha|recebe|tira|fatura|${incomes}|de)`,
    ),
    takes: '9#$',
  },
  {
    kind: 'savings',
    word: /^(?:tenho|temos|junt|guard|economiz|poupanca)/,
    before: isBefore(
      'tenho|temos|juntei|juntamos|guardei|economizei|guardados?|na poupanca',
      'eu|a gente|ja|com',
      '(?:uns|ja|cerca de|so|mais ou menos|guardad[oa]s?|na poupanca|juntei|de)',
    ),
    takes: '9#$',
  },
  {
    kind: 'paidDiscount',
    word: /^(?:abaixo|menos|barat|descont)/,
    after: isAfter(
      `(?:${sign} )?(?:a )?(?:abaixo|menos|mais barat[oa]s?|(?:de )?(?:${discounts}) sobre) (?:d[oe] |que )?(?:o )?(?:que |preco |valor )?(?:se )?(?:os vizinhos |o vizinho )?(?:pag\\w+|vend\\w+)(?: (?:n[oea]sse|n[oea]ste|n[oa]|d[oa]|pel[oa]) (?:mesmo )?(?:predio|condominio|edificio|vizinhos?))?`,
    ),
    takes: '9#%',
  },
  {
    kind: 'discount',
    word: /^(?:descont|desagio|off$|desc$|abaixo|menos|barat)/,
    before: isBefore(
      `(?:${discounts})(?: ${appraisal})?`,
      `com|um|de|algum|o|${moves}`,
      '(?:de|:|seja|que|em|e|minimo|maximo|maior|na|faixa|ate|entre|tenha|um|pra|para)',
    ),
    after: isAfter(`(?:${sign} )?(?:${belowAppraisal})`),
    takes: '9#%',
  },
  {
    kind: 'unfiltered',
    word: /^(?:descont|desagio)/,
    before: isBefore(discounts, 'com|um|de', '(?:de|:|em|minimo)', 1),
    after: isAfter(`de (?:${discounts})`),
    takes: '$',
  },
  {
    kind: 'priceShare',
    word: /^(?:avaliacao|mercado|tabela|fipe)$/,
    after: isAfter(
      `${sign} (?:d[ao]|sobre [ao]) (?:(?:valor|preco) (?:de |da )?)?(?:avaliacao|mercado|tabela|fipe)`,
    ),
    takes: '%',
  },
  {
    kind: 'evaluation',
    word: /^aval/,
    before: isBefore(
      '(?<!(?:abaixo|acima|metade|menos|barat[oa]|menor|maior) (?:d[aoe]|que) )(?<!sobre )(?:(?:[oa] )?(?:valor|preco) (?:de |da )?)?(?:avaliac(?:ao|oes)(?: minima| maxima)?|avaliad[oa]s?|avaliou|avalia|avaliaram)',
      `com|que tenha|que tenham|tenha|foi|foram|esteja|estejam|sejam?|a|que|${moves}`,
    ),
    after: isAfter('(?:de|na|em) (?:valor de )?avaliac(?:ao|oes)(?: da caixa)?'),
    takes: '#$',
  },
  {
    kind: 'worth',
    word: /^val(?:e|em|ha|ham)$/,
    before: isBefore('(?<! d[aeo] )(?:vale|valem|valha|valham)', 'que', '(?:uns|umas|em|por|pelo)'),
    takes: '#$',
  },
  {
    kind: 'unfiltered',
    word: /^(?:rend|valoriz|%$|cento$)/,
    before: isBefore('rend(?:e|em|a|am|endo|er)|valoriz\\w+', 'que', '(?:de|uns|em)'),
    after: isAfter(`${sign} (?:ao|por|a) (?:mes|ano)|${sign} a \\. ?[am]`),
    takes: '%',
  },
  {
    kind: 'unfiltered',
    word: /^(?:mercado|venal)$/,
    before: isBefore('(?:valor|preco) (?:(?:d[eo] )?mercado|venal)', 'com|o|de'),
    after: isAfter('(?:de|do) (?:valor (?:de )?)?(?:mercado|venal)'),
    takes: '#$',
  },
  {
    kind: 'fee',
    word: /^(?:condomin|iptu|alug|taxa)/,
    before: isBefore(
      `(?<! (?:em|no|num|dentro do) )(?:(?:taxa|valor|preco|custo|cota|mensalidade|despesas?|gastos?) (?:d[eo] |mensal (?:de |do )?)?)?(?:${fees})|taxas?(?: mensal| mensais)?`,
      'com|pagando|pago|de|e|o|a|que tenha|gastar|ou',
      '(?:de|d[ao]|e|eh|em|ate|no|maxim[oa]|abaixo|menos|mensal|uns|umas|que|seja|fique|custe|custando|:|barato|baixo|por|mes|nao|na|faixa|com|max|la|atual|hoje|sai|por)',
    ),
    after: isAfter(
      `(?:${monthly} )?(?:d[eo] (?:taxa (?:de )?|valor (?:do |de )?)?(?:${fees})|(?:(?:em|no|na|por|pra|da) )?(?:taxa (?:de )?|valor (?:do |de )?)?(?:${fees})${alone}|de taxa(?: de condominio)?|taxa(?! de condominio)${alone})`,
    ),
    takes: '9#$%',
  },
  {
    kind: 'unfiltered',
    word: /^(?:divida|debito|multa|itbi|laudemio|comiss|escritura|registro|cartorio|imposto|reforma|obra|caucao|honorario|seguro|juros|lucr|econom|emprest|financi|entrada|parcel)/,
    before: isBefore(
      `(?<! (?:d[aeo]|sem|boa|com) )(?<! (?:pra|para|precis[a-z]+ de) )(?:${sums})(?: (?:de condominio|de iptu|atrasad[oa]s?|pendentes?|anual|mensal))?|financiar|financio|com (?:${sums})`,
      'com|pagando|de|e|o|a',
      '(?:de|e|em|ate|no|maxim[oa]|abaixo|menos|uns|que|seja|:|d[ao])',
    ),
    after: isAfter(
      `(?:${sign} )?(?:de|em|pra|para|d[ao]) (?:a |o )?(?:${sums})|${sign} (?:de|n?a|d[ao]|no) (?:financiamento|entrada|sinal|parcela)`,
    ),
    takes: '9#$%',
  },
  {
    kind: 'price',
    word: /^(?:valor|prec|cust|invest|orcamento|budget|verba|disp|por$|pag|lance|gast|compra)/,
    before: isBefore(
      '(?:valor(?:es)?|precos?|custo|custando|custe|custem|investimento|investir|orcamento|budget|verba|disponho|por|pagar|pago|posso pagar|lances?|gastar)(?: total| disponivel| inicial)?(?: maxim[oa]| minim[oa])?',
      'o|um|com|meu|no|a|de|do|que|uma',
      '(?:de|e|so|vai|:|ate|eh|seja|inicial|d[oa]|em|minim[oa]|maxim[oa]|entre)',
    ),
    after: isAfter('(?:pra|para|pro) (?:gastar|investir|comprar|pagar|compra)'),
    takes: '#$',
  },
  {
    kind: 'area',
    word: /^(?:area|metragem|tamanho)/,
    before: isBefore(
      '(?:areas?|metragem|tamanho)(?: util| total| construida| privativa| minima| maxima)*',
      `com|uma|de|a|${moves}`,
      '(?:de|:|seja|que|com|em|e|entre|ate|pra|para)',
    ),
    after: isAfter('de (?:area|tamanho)(?: util| total| construida| privativa)*'),
    takes: '#',
  },
  {
    kind: 'landArea',
    word: /^(?:terreno|lote)/,
    before: isBefore(
      '(?:area|tamanho|metragem) (?:de|do) (?:terreno|lote)|(?:com|em|num) (?:um |o )?(?:bom |grande )?(?:terreno|lote|quintal)(?: grande)?',
      'com|a|o|um',
      '(?:de|:|com|que|tenha)',
    ),
    takes: '9#',
  },
  {
    kind: 'rooms',
    word: /^(?:quartos|dormitorios|dorms)$/,
    before: isBefore('quartos|dormitorios|dorms', 'com|numero de', '(?::|=|de|no|ao|pelo)'),
    takes: '9',
  },
  {
    kind: 'garage',
    word: /^(?:vaga|garage)/,
    before: isBefore(
      '(?:vagas?|garage(?:m|ns))(?: de garagem)?(?: cobertas?)?',
      'com|uma|a',
      '(?::|para|pra|p|de|com|no|ao|que|caiba|caibam)',
    ),
    takes: '9',
  },
  {
    kind: 'address',
    word: /^(?:setor|quadra|qd|bloco|lote|lt|andar|numero|n|apartamento|km|rua|casa)$/,
    before: /(?:^| )(?:setor|quadra|qd|bloco|lote|lt|andar|apartamento|numero|n|km)(?<link>) $/,
    takes: '9#',
  },
]

/** The units and nouns that follow a number and say what it counts, with the kind that each makes of it. */
export const quantityUnits: readonly { kind: QuantityKind; unit: RegExp }[] = [
  { kind: 'rooms', unit: isAfter(rooms) },
  { kind: 'garage', unit: isAfter(spaces) },
  {
    kind: 'unfiltered',
    unit: isAfter(`${square} de (?:frente|fundos?|largura|comprimento|altura|testada|pe direito)`),
  },
  {
    kind: 'distance',
    unit: isAfter(
      `(?:m|mts?|metros|km|quilometros|minutos|min|quadras|quarteiroes) (?:d[ao]s?|ate|de distancia d[aeo]|de|a pe d[aeo]) (?!area|terreno|construcao|lote|frente|fundo|lado|minim|maxim|util|privativ|construid)\\w+`,
    ),
  },
  { kind: 'landArea', unit: isAfter(`${square} (?:de|no|d[oe] tamanho d[eo]) (?:terreno|lote|quintal)`) },
  {
    kind: 'area',
    unit: isAfter(
      `${square}(?: (?:de )?(?:area|construcao|util|uteis|privativ[oa]s?|construid[oa]s?))*(?! de (?:entrada|parcela))`,
    ),
  },
  { kind: 'hectares', unit: isAfter('hectares?|ha') },
  { kind: 'unfiltered', unit: isAfter(`(?:ou mais )?(?:${unfilteredCounts})`) },
]
/** What follows a sum that is paid or earned again and again. */
export const everyMonth = new RegExp(`^ (?:${monthly}|liquidos?|brutos?|limpos?|junt[oa]s)(?= )`)
export const shareSign = isAfter(sign)
/** A square metre and what it is of, for the first number of "de 80 m² a 120 m²". */
export const anySquare = isAfter(square)
/** "Para 2 carros" is a garage; "2 carros" alone is nothing that a filter has. */
export const carUnit = isAfter('carros?|veiculos?|autos?')
/** The other side of a plot: "10x30", "10 por 30 metros". */
export const otherSide = /^ (?:(?:m|metros) )?(?:x|por) (?<other>[9#])(?: m(?= )| metros(?= ))?/
/** A second number of the same unit: "de 2 a 3 quartos", "entre 100 e 200 mil". */
export const rangeJoint = /^ (?<joint>a|e|ate|ou|\/|-)(?: (?:no maximo|os|uns))? (?<second>[9#$])(?= )/
/** The words before a number that make "e" a range: "entre", "na faixa de", "de". */
export const rangeOpener = /(?:^| )(?<opener>entre(?: os)?|(?:na |numa )?faixa (?:de|dos|entre)|d[eo]s?) $/

/** A number of ten thousand and more is money without a word for it. */
export const leastBarePrice = 10_000

/** Whether a kind can have such a number: no discount is above a hundred, no partner earns "até 180 mil". */
export function fitsKind(kind: QuantityKind, value: number, sort: string, comparison: Comparison): boolean {
  if (kind === 'partnerIncome') return comparison === 'nothing' || comparison === 'about'
  // "Casa em condomínio bom até 180 mil" says a price: no fee is that high.
  if (kind === 'fee') return value < leastBarePrice
  // "Apartamento 12" is an address, "apartamento até 340" is not.
  if (kind === 'address') return value < leastBarePrice && comparison === 'nothing'
  return sort === '%' || (kind !== 'discount' && kind !== 'return') || value <= 100
}
