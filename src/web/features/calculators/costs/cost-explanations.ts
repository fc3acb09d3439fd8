import { formatDecimal } from '#domain/format-decimal.ts'
import { cdiDefault } from '#domain/calculators/cdi-comparison.ts'
import { costAssumptions } from '#domain/calculators/cost-assumptions.ts'
import { fromReais } from '#domain/money.ts'
import { describePlaceCost } from '#domain/transfer-costs/describe-place-cost.ts'
import { formatShortDate } from '../../../ui/format-text.ts'
import { type CostForm, isPlaceNumber, placeCosts, type PlaceNumber } from './cost-form.ts'

/** The explanation of a field: what it is, our assumption and why, and its source. */
interface Explanation {
  what: string
  assumed: string
  source: string
}

const practice = 'conforme a prática'

/** Explanations that do not depend on the property's place. */
const common = {
  bid: {
    what: 'O que você oferece pelo imóvel. Comissão, ITBI, escritura e registro se calculam sobre ele.',
    assumed: 'Começa no preço mínimo da lista. Com concorrência, costuma subir.',
    source: 'lista da Caixa',
  },
  commissionPercent: {
    what: 'Em leilões e licitações, o leiloeiro recebe do comprador 5% do lance, por fora do preço. Nas vendas online e diretas, a Caixa paga o corretor credenciado.',
    assumed: '5% em leilões e licitações; 0% nas vendas online e diretas.',
    source: 'Decreto 21.981/1932, art. 24; Regras da Venda Online da Caixa, item 4.1',
  },
  condoDebt: {
    what: 'Quotas atrasadas acompanham o imóvel e podem ser cobradas de quem compra. Quem paga está no anúncio de cada imóvel: quando ele diz assim, o comprador paga até 10% da avaliação e a Caixa, o que exceder; em outros, o comprador paga tudo. Nas vendas online, se o anúncio não fala do condomínio, a Caixa paga.',
    assumed: 'Zero, porque ninguém informa o valor. Peça ao condomínio a declaração de débitos.',
    source: 'Código Civil, art. 1.345; Regras da Venda Online da Caixa, itens 16.2.3 e 16.2.3.1',
  },
  taxDebt: {
    what: 'Nas vendas e licitações, as páginas da Caixa de 2026 deixam com quem compra o IPTU atrasado abaixo de 10% da avaliação; acima, a Caixa paga tudo. No leilão SFI, tudo é de quem compra. Vale o anúncio.',
    assumed: 'Zero. Consulte a prefeitura pela inscrição imobiliária.',
    source: 'páginas dos imóveis na Caixa (ago/2026); CTN, art. 130',
  },
  evictionCost: {
    what: 'Acordo de saída, ou advogado e custas da ação. Na alienação fiduciária, o juiz dá 60 dias para desocupar.',
    assumed: 'R$ 6.000 no mês 1 onde não consta que está desocupado. Com ação, conte mais dinheiro e meses.',
    source: `Lei 9.514/1997, art. 30; valor ${practice}`,
  },
  reformPerM2: {
    what: 'O que a obra custa. Visite o imóvel, ou conte com o pior: a Caixa vende no estado em que está.',
    assumed: 'R$ 500 por m², sem passar de 10% da avaliação; nada em terrenos.',
    source: practice,
  },
  documentedPercent: {
    what: 'Quanto da obra terá notas e recibos e irá para a declaração. Só essa parte entra no custo do imóvel e diminui o imposto; obra maior precisa de projeto aprovado pela prefeitura.',
    assumed: 'Toda a obra documentada e declarada.',
    source: 'IN SRF 84/2001, art. 17',
  },
  monthlyHolding: {
    what: 'Condomínio, IPTU, luz e seguro de cada mês até a venda.',
    assumed: '0,2% da avaliação por mês em apartamentos e comerciais, 0,1% nos outros.',
    source: practice,
  },
  months: {
    what: 'Do pagamento do lance até receber a venda: posse, obra, anúncio e escritura.',
    assumed: '12 meses. Um imóvel ocupado pode levar mais.',
    source: practice,
  },
  saleValue: {
    what: 'Por quanto você venderia, no preço de quem compra à vista. Compare com anúncios da região.',
    assumed: 'A avaliação da própria Caixa, sem acréscimo.',
    source: 'lista da Caixa',
  },
  brokeragePercent: {
    what: 'O que o corretor cobra de quem vende.',
    assumed: '6%, o mínimo da tabela do CRECI-SP para imóveis urbanos (6% a 8%). Combine antes.',
    source: `tabela do CRECI-SP; ${practice}`,
  },
  incomeTaxPercent: {
    what: 'Pessoa física paga 15% do ganho, e mais no que passa de R$ 5 milhões (17,5%), de R$ 10 milhões (20%) e de R$ 30 milhões (22,5%). O ganho é a venda menos corretagem, lance, custos da compra e obra documentada. A instrução da Receita nomeia ITBI, corretagem e obra; escritura, registro e comissão do leiloeiro contam por interpretação. Há isenção para o único imóvel vendido por até R$ 440 mil, sem outra venda em 5 anos, e para quem vende imóvel residencial e compra outro em 180 dias: uma vez a cada 5 anos, na parte usada.',
    assumed: `${costAssumptions.incomeTaxPercent}%, sem isenção. Confirme com seu contador, também o que entra no custo.`,
    source:
      'Lei 8.981/1995, art. 21; Lei 13.259/2016; Lei 9.250/1995, art. 23; Lei 11.196/2005, art. 39; IN SRF 84/2001, art. 17',
  },
  desiredRoi: {
    what: 'O lucro que você quer sobre tudo o que põe no negócio. Dele sai o lance máximo.',
    assumed: '15%.',
    source: 'sua escolha',
  },
  monthlyRent: {
    what: 'Se em vez de vender você alugasse: em quanto tempo o aluguel devolve o que foi investido.',
    assumed: 'Nada. É o aluguel bruto, sem vacância, impostos e administração.',
    source: 'sua escolha',
  },
  cdi: {
    what: 'O rendimento de uma aplicação que paga 100% do CDI, com imposto de renda pelo prazo.',
    assumed: `${formatDecimal(cdiDefault.percent, 0, 3)}% ao ano, como em ${formatShortDate(cdiDefault.asOf)}. Escreva a taxa de hoje.`,
    source: 'Banco Central; Lei 11.033/2004, art. 1º',
  },
} satisfies Partial<Record<keyof CostForm, Explanation>>

export type CostExplanation = keyof typeof common | PlaceNumber

/** The explanations that differ for a lot from elsewhere, which is in no list of the bank. */
const ofLots: Partial<Record<CostExplanation, Partial<Explanation>>> = {
  bid: {
    assumed: 'Começa no preço que você anotou no lote. Com concorrência, costuma subir.',
    source: 'o lote, como você o anotou',
  },
  commissionPercent: {
    what: 'O leiloeiro recebe do comprador, em geral, 5% do lance, por fora do preço: o edital diz quanto.',
    assumed: '5%.',
    source: 'Decreto 21.981/1932, art. 24',
  },
  condoDebt: {
    what: 'Quotas atrasadas acompanham o imóvel e podem ser cobradas de quem compra. Leia no edital quem paga.',
    source: 'Código Civil, art. 1.345',
  },
  saleValue: {
    assumed: 'A avaliação que você anotou no lote, sem acréscimo.',
    source: 'o lote, como você o anotou',
  },
}

const placeExplanations: Record<PlaceNumber, Explanation> = {
  itbiPercent: {
    what: 'O imposto da prefeitura sobre a compra. Pela lei de 2026 a base é o valor de uma venda à vista que a prefeitura estima, e pode passar do preço pago; cabe pedir avaliação contraditória. Antes, o STJ mandava usar o preço. A conta usa o lance.',
    assumed: '3%, que é suposição nossa: nas cidades conhecidas vai de 2% a 3%. Confira no município.',
    source: 'LC 227/2026, art. 165; STJ, REsp 1.996.625',
  },
  deedPercent: {
    what: 'A escritura pública no tabelionato. Com financiamento não há: o contrato do banco vale como escritura.',
    assumed: '1% do lance, que é suposição nossa: pela tabela de muitos estados custa mais.',
    source: 'Lei 9.514/1997, art. 38',
  },
  registryPercent: {
    what: 'O registro da compra na matrícula, no cartório de registro de imóveis. Com financiamento registra-se também a garantia do banco. Na primeira casa pelo SFH, as custas caem à metade.',
    assumed: '1% do lance, que é suposição nossa: pela tabela de muitos estados custa mais.',
    source: 'Lei 6.015/1973, art. 290',
  },
}

/** Explains a cost that the tables of the place give: by them, where the sheet has a place or leaves it to them. */
function explainPlaceCost(key: PlaceNumber, { place, bid, ...form }: CostForm): Explanation {
  const explanation = placeExplanations[key]
  if (place.state === null && form[key] !== null) return explanation
  const { long, source } = describePlaceCost(placeCosts[key], place, fromReais(bid))
  return { ...explanation, assumed: long, source: `${explanation.source}; ${source}` }
}

/** Returns the explanation of a field of a sheet. */
export const explainCostFigure = (key: CostExplanation, form: CostForm, isLot = false): Explanation =>
  isPlaceNumber(key) ? explainPlaceCost(key, form) : { ...common[key], ...(isLot && (ofLots[key] ?? {})) }
