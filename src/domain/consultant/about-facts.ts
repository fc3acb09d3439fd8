import { assumedCosts, commissionPercent } from '../calculators/assumptions.ts'
import { costSums } from '../calculators/costs.ts'
import { centavosText, integer, netRoiText, reaisText } from '../format.ts'
import { fromReais } from '../money.ts'
import type { Offer } from './answer.ts'
import { againstAppraisal } from './words.ts'

/** The text for a fact that the bank list leaves open. */
export const unknown = 'Não informado'

/** Describes the total cost of the purchase with the assumptions of the cost sheet. */
export function totalCost(about: Offer): string {
  const sheet = assumedCosts({
    price: fromReais(about.price),
    evaluation: about.evaluationValue === null ? null : fromReais(about.evaluationValue),
    modality: about.modality,
    category: about.category,
    occupancy: about.situation === 'unknown' ? null : about.situation,
    state: about.state,
    city: about.city,
    area: about.area,
  })
  const commission = commissionPercent(about.modality)
  if (sheet === null)
    return `Além do preço de **${reaisText(about.price)}**, conte com ITBI, escritura e registro${commission > 0 ? ` e ${commission}% de comissão do leiloeiro` : ''}. Sem a avaliação não dá para estimar o resto: abra a calculadora de custo total.`
  const { invested, items } = costSums(sheet)
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
    .map(([name, key]) => `- ${name}: ${centavosText(value(key))}`)
  return `Comprando por **${reaisText(about.price)}**, o total estimado até a revenda é de **${centavosText(invested)}**:

${lines.join('\n')}

São suposições, e dívidas de condomínio e IPTU ficaram de fora: mude cada valor na calculadora de custo total.`
}

/** Says whether the bank finances the listing. */
export function financing({ financing: accepts, modality }: Offer): string {
  if (accepts === null)
    return `Financiamento: **${unknown}** pela Caixa na lista. Confira as formas de pagamento na página do imóvel na Caixa.`
  if (!accepts) return 'Não, este imóvel **não aceita financiamento**, segundo a Caixa.'
  const sale = modality === 'venda-online' || modality === 'venda-direta'
  return `Sim, segundo a Caixa ele **aceita financiamento**. Tenha o crédito aprovado antes da proposta${sale ? ': o contrato precisa ser assinado em até 30 dias, e ao menos 5% saem de recursos próprios' : ''}.`
}

/** Says whether FGTS may pay for it. */
export function fgts({ fgts: accepts }: Offer): string {
  if (accepts === null)
    return `FGTS: **${unknown}**. Confira as formas de pagamento na página do imóvel na Caixa.`
  return accepts
    ? 'Sim, segundo a Caixa ele **aceita FGTS**, se você e o imóvel se enquadram: confirme em uma agência antes da proposta.'
    : 'Não, este imóvel **não aceita FGTS**, segundo a Caixa.'
}

/** Says whether it is occupied, and who is responsible for the eviction. */
export function occupancy({ situation }: Offer): string {
  if (situation === 'unknown')
    return `Ocupação: **${unknown}**. Visite, fale com o porteiro e os vizinhos: se houver alguém, a desocupação é por conta de quem compra.`
  return situation === 'vacant'
    ? 'A Caixa o dá como **desocupado**. Confirme no local: se houver alguém, a desocupação é por sua conta.'
    : 'Segundo a Caixa ele está **ocupado**. A desocupação é por sua conta: reserve tempo e dinheiro para acordo ou ação.'
}

/** Compares its price with the appraisal. */
export function discount({ price, evaluationValue, discount: below }: Offer): string {
  if (evaluationValue === null || below === null)
    return `Desconto: **${unknown}**: a lista não traz a avaliação. O preço mínimo é **${reaisText(price)}**.`
  return `O preço mínimo é **${reaisText(price)}**, **${againstAppraisal(below)}** da Caixa, de ${reaisText(evaluationValue)}. Compare com anúncios da região: a avaliação é do banco.`
}

/** Describes the estimated net ROI of selling it at the appraisal. */
export function roi({ netRoi }: Offer): string {
  if (netRoi === null) return `ROI líquido estimado: **${unknown}**: a lista não traz a avaliação.`
  return `O ROI líquido estimado é de **${netRoiText(netRoi)}**, vendendo pela avaliação da Caixa em 12 meses e já com comissão, impostos, reforma e corretagem. São suposições: mude cada uma na calculadora de custo total.`
}

/** Says how many rooms or parking spaces it has. */
export const counted = (count: number | null, one: string, many: string): string => {
  if (count === null)
    return `${many.charAt(0).toUpperCase()}${many.slice(1)}: **${unknown}** na lista da Caixa.`
  return `Segundo a lista da Caixa ${count === 1 ? `é **1 ${one}**` : `são **${integer(count)} ${many}**`}.`
}
