import { buildAssumedCosts, defaultCommissionPercent } from '../calculators/cost-assumptions.ts'
import { computeCostSums } from '../calculators/cost-sheet.ts'
import { formatCentavos, integerFormat, formatReais } from '../format-figures.ts'
import { describeReturn } from '../judgement/describe-return.ts'
import { formatListDate } from '../freshness/list-age.ts'
import { fromReais } from '../money.ts'
import type { OfferedListing } from './consultant-answer.ts'
import { describeDiscountAgainstAppraisal } from './describe-listing.ts'

/** The text for a fact that the bank list leaves open. */
export const unknownFactText = 'Não informado'

/** Describes the total cost of the purchase with the assumptions of the cost sheet. */
export function describeTotalCost(about: OfferedListing): string {
  const sheet = buildAssumedCosts({
    price: fromReais(about.price),
    evaluation: about.evaluationValue === null ? null : fromReais(about.evaluationValue),
    modality: about.modality,
    category: about.category,
    occupancy: about.situation === 'unknown' ? null : about.situation,
    state: about.state,
    city: about.city,
    area: about.area,
    condoDebtLimit: about.condoDebtLimit === null ? null : fromReais(about.condoDebtLimit),
  })
  const commission = defaultCommissionPercent(about.modality)
  if (sheet === null)
    return `Além do preço de **${formatReais(about.price)}**, conte com ITBI, escritura e registro${commission > 0 ? ` e ${commission}% de comissão do leiloeiro` : ''}. Sem a avaliação não dá para estimar o resto: abra a calculadora de custo total.`
  const { invested, items } = computeCostSums(sheet)
  const value = (key: string): number => items.find(item => item.key === key)?.value ?? 0
  const parts = [
    ['comissão do leiloeiro', 'commission'],
    ['ITBI', 'itbi'],
    ['escritura', 'deed'],
    ['registro', 'registry'],
    ['desocupação', 'eviction'],
    ['reforma', 'reform'],
    [`condomínio, IPTU e afins em ${sheet.months} meses`, 'holding'],
  ] as const
  const lines = parts
    .filter(([, key]) => value(key) > 0)
    .map(([name, key]) => `- ${name}: ${formatCentavos(value(key))}`)
  return `Comprando por **${formatReais(about.price)}**, o total estimado até a revenda é de **${formatCentavos(invested)}**:

${lines.join('\n')}

São suposições, e dívidas de condomínio e IPTU ficaram de fora: mude cada valor na calculadora de custo total.`
}

/** Says whether the bank finances the listing. */
export function describeFinancing({ financing: accepts, modality }: OfferedListing): string {
  if (accepts === null)
    return `Financiamento: **${unknownFactText}** pela Caixa na lista. Confira as formas de pagamento na página do imóvel na Caixa.`
  if (!accepts) return 'Não, este imóvel **não aceita financiamento**, segundo a Caixa.'
  const sale = modality === 'venda-online' || modality === 'venda-direta'
  return `Sim, segundo a Caixa ele **aceita financiamento**. Tenha o crédito aprovado antes da proposta${sale ? ': o contrato precisa ser assinado em até 30 dias, e ao menos 5% saem de recursos próprios' : ''}.`
}

/** Says whether FGTS may pay for it. */
export function describeFgts({ fgts: accepts }: OfferedListing): string {
  if (accepts === null)
    return `FGTS: **${unknownFactText}**. Confira as formas de pagamento na página do imóvel na Caixa.`
  return accepts
    ? 'Sim, segundo a Caixa ele **aceita FGTS**, se você e o imóvel se enquadram: confirme em uma agência antes da proposta.'
    : 'Não, este imóvel **não aceita FGTS**, segundo a Caixa.'
}

/** Says whether it is occupied, and who is responsible for the eviction. */
export function describeOccupancy({ situation }: OfferedListing): string {
  if (situation === 'unknown')
    return `Ocupação: **${unknownFactText}**. Visite, fale com o porteiro e os vizinhos: se houver alguém, a desocupação é por conta de quem compra.`
  return situation === 'vacant'
    ? 'A Caixa o dá como **desocupado**. Confirme no local: se houver alguém, a desocupação é por sua conta.'
    : 'Segundo a Caixa ele está **ocupado**. A desocupação é por sua conta: reserve tempo e dinheiro para acordo ou ação.'
}

/** Compares its price with the appraisal. */
export function describeDiscount({ price, evaluationValue, discount: below }: OfferedListing): string {
  if (evaluationValue === null || below === null)
    return `Desconto: **${unknownFactText}**: a lista não traz a avaliação. O preço mínimo é **${formatReais(price)}**.`
  return `O preço mínimo é **${formatReais(price)}**, **${describeDiscountAgainstAppraisal(below)}** da Caixa, de ${formatReais(evaluationValue)}. Compare com anúncios da região: a avaliação é do banco.`
}

/** Describes the net ROI with its ends, the highest bid for the target, the next price, and the list they rest on. */
export function describeNetRoi({ returnRange, maxBid, nextPrice, listDate }: OfferedListing): string {
  if (returnRange === null)
    return `ROI líquido estimado: **${unknownFactText}**: a lista não traz a avaliação.`
  const most = maxBid === null ? '' : ` Lance máximo para a sua meta: **${formatReais(maxBid)}**.`
  const next =
    nextPrice === null
      ? ''
      : ` Próximo preço, pela escada observada nas listas: **${formatReais(nextPrice)}**.`
  return `O ROI líquido estimado é de **${describeReturn(returnRange)}** (do cenário pessimista ao otimista), já com comissão, impostos, reforma e corretagem.${most}${next} Pela lista de ${formatListDate(listDate)}. São suposições: mude cada uma na calculadora de custo total.`
}

/** Says which price follows as observed in the lists, or that nothing is known of it. */
export function describeNextPrice({ price, nextPrice, listDate, gone }: OfferedListing): string {
  if (gone) return 'Ele não está mais na lista: não há próximo preço.'
  if (nextPrice === null)
    return `Próximo preço: **${unknownFactText}**. A escada observada nas listas não diz nada deste imóvel agora; o preço é **${formatReais(price)}**.`
  const next =
    nextPrice === price
      ? `Se ninguém comprar na licitação, o preço continua em **${formatReais(nextPrice)}**, em venda online e sem a comissão do leiloeiro`
      : `O próximo preço, se ninguém comprar, é de **${formatReais(nextPrice)}**`
  return `${next}; o de agora é ${formatReais(price)}, pela lista de ${formatListDate(listDate)}. É uma regra observada nas listas: a Caixa não a publica. Até lá ele pode sair da lista, por venda ou retirada: quantos de cem saem, e quando o preço pode mudar, está na página do imóvel.`
}

/** Says what speaks for it and against it; a question whether it is good gets figures, no advice. */
export const describeVerdict = (about: OfferedListing): string =>
  `${describeDiscount(about)} ${describeNetRoi(about)} ${describeOccupancy(about)}`

/** Says how many rooms or parking spaces it has. */
export const describeCount = (count: number | null, one: string, many: string): string => {
  if (count === null)
    return `${many.charAt(0).toUpperCase()}${many.slice(1)}: **${unknownFactText}** na lista da Caixa.`
  return `Segundo a lista da Caixa ${count === 1 ? `é **1 ${one}**` : `são **${integerFormat(count)} ${many}**`}.`
}
