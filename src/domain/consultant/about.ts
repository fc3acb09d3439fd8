import { day } from '../brasilia.ts'
import { assumedCosts, commissionPercent } from '../calculators/assumptions.ts'
import { costSums } from '../calculators/costs.ts'
import { centavosText, decimal, integer, netRoiText, reaisText } from '../format.ts'
import { fromReais } from '../money.ts'
import { displayName, neighborhoodName } from '../property/names.ts'
import { fold } from '../text.ts'
import type { Offer } from './answer.ts'
import { againstAppraisal, modalityNames } from './words.ts'

const unknown = 'Não informado'

/** What the purchase comes to with the assumptions of the cost sheet. */
function totalCost(about: Offer): string {
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

function financing({ financing: accepts, modality }: Offer): string {
  if (accepts === null)
    return `Financiamento: **${unknown}** pela Caixa na lista. Confira as formas de pagamento na página do imóvel na Caixa.`
  if (!accepts) return 'Não, este imóvel **não aceita financiamento**, segundo a Caixa.'
  const sale = modality === 'venda-online' || modality === 'venda-direta'
  return `Sim, segundo a Caixa ele **aceita financiamento**. Tenha o crédito aprovado antes da proposta${sale ? ': o contrato precisa ser assinado em até 30 dias, e ao menos 5% saem de recursos próprios' : ''}.`
}

function fgts({ fgts: accepts }: Offer): string {
  if (accepts === null)
    return `FGTS: **${unknown}**. Confira as formas de pagamento na página do imóvel na Caixa.`
  return accepts
    ? 'Sim, segundo a Caixa ele **aceita FGTS**, se você e o imóvel se enquadram: confirme em uma agência antes da proposta.'
    : 'Não, este imóvel **não aceita FGTS**, segundo a Caixa.'
}

function occupancy({ situation }: Offer): string {
  if (situation === 'unknown')
    return `Ocupação: **${unknown}**. Visite, fale com o porteiro e os vizinhos: se houver alguém, a desocupação é por conta de quem compra.`
  return situation === 'vacant'
    ? 'A Caixa o dá como **desocupado**. Confirme no local: se houver alguém, a desocupação é por sua conta.'
    : 'Segundo a Caixa ele está **ocupado**. A desocupação é por sua conta: reserve tempo e dinheiro para acordo ou ação.'
}

function discount({ price, evaluationValue, discount: below }: Offer): string {
  if (evaluationValue === null || below === null)
    return `Desconto: **${unknown}**: a lista não traz a avaliação. O preço mínimo é **${reaisText(price)}**.`
  return `O preço mínimo é **${reaisText(price)}**, **${againstAppraisal(below)}** da Caixa, de ${reaisText(evaluationValue)}. Compare com anúncios da região: a avaliação é do banco.`
}

function roi({ netRoi }: Offer): string {
  if (netRoi === null) return `ROI líquido estimado: **${unknown}**: a lista não traz a avaliação.`
  return `O ROI líquido estimado é de **${netRoiText(netRoi)}**, vendendo pela avaliação da Caixa em 12 meses e já com comissão, impostos, reforma e corretagem. São suposições: mude cada uma na calculadora de custo total.`
}

const counted = (count: number | null, one: string, many: string): string => {
  if (count === null)
    return `${many.charAt(0).toUpperCase()}${many.slice(1)}: **${unknown}** na lista da Caixa.`
  return `Segundo a lista da Caixa ${count === 1 ? `é **1 ${one}**` : `são **${integer(count)} ${many}**`}.`
}

/** What is asked of a property, and its answer. The first that fits a question is taken. */
const subjects: readonly { asks: RegExp; answer: (about: Offer) => string }[] = [
  { asks: /\bfinanci/, answer: financing },
  { asks: /\bfgts\b|\bfundo de garantia/, answer: fgts },
  {
    asks: /\b(?:des)?ocupa|\bvazi[ao]\b|\bmorando\b|\bmora (?:alguem|gente)\b|\btem gente\b/,
    answer: occupancy,
  },
  {
    asks: /\bcustos?\b|\bcusta(?:ria)? (?:no|ao) todo|\bno total\b|\bvou gastar\b|\bgastos?\b|\bdespesas?\b/,
    answer: totalCost,
  },
  { asks: /\broi\b|\bretorno\b|\blucro\b|\brende|\brentab|\bvale a pena\b|\bbom negocio\b/, answer: roi },
  { asks: /\bdescont|\bavalia|\babaixo d/, answer: discount },
  {
    asks: /\bpreco\b|\bquanto (?:custa|sai|esta|e(?= ?[?!.]*$))|\bvalor\b(?! d[aeo] (?!imovel|casa|apartamento|terreno))|\blance minimo\b/,
    answer: discount,
  },
  { asks: /\bquartos?\b|\bdormitorios?\b/, answer: ({ rooms }) => counted(rooms, 'quarto', 'quartos') },
  { asks: /\bvagas?\b|\bgaragem\b/, answer: ({ garage }) => counted(garage, 'vaga', 'vagas') },
  {
    asks: /\barea\b|\bmetragem\b|\btamanho\b|\bm2\b|\bmetros\b/,
    answer: ({ area }) =>
      area === null
        ? `Área: **${unknown}** na lista da Caixa. Confira na matrícula e no IPTU.`
        : `São **${decimal(area)} m²**, segundo a lista da Caixa. Confira na matrícula: a venda não garante medidas.`,
  },
  {
    asks: /\bquando (?:e|sera|vai ser|comeca|acaba|termina|encerra|fecha)\b|\bdatas?\b|\bque dia\b/,
    answer: ({ auctionDate }) =>
      auctionDate === null
        ? `Data: **${unknown}**. Ela está na página do imóvel na Caixa e, nos leilões e licitações, no edital.`
        : `A próxima data é **${day(auctionDate)}**. Confirme na página do imóvel na Caixa.`,
  },
  {
    asks: /\bmodalidade\b|\btipo de venda\b|\be leilao\b|\bcomo (?:compro|e vendido|comprar)\b/,
    answer: ({ modality, auctionType }) =>
      modality === null
        ? `Modalidade: **${auctionType === '' ? unknown : auctionType}**.`
        : `Ele está em **${modalityNames[modality]}** (na Caixa: ${auctionType}). Pergunte “como funciona ${modality === 'leilao' ? 'o leilão' : `a ${modalityNames[modality]}`}?”.`,
  },
  {
    asks: /\bonde fica\b|\bendereco\b|\blocaliza|\bbairro\b|\bqual (?:a )?cidade\b/,
    answer: ({ neighborhood, city, state }) =>
      `Fica em ${[neighborhoodName(neighborhood), displayName(city), state]
        .filter(part => part !== '')
        .map(part => `**${part}**`)
        .join(', ')}. O endereço está na página do imóvel.`,
  },
]

const similar = /\bparecid|\bsemelhant|\bsimilar|\boutros como\b|\bcomparav/
const thisOne =
  /\b[dn]?(?:ess|est)[ea]s? (?:imovel|casa|apartamento|apto|ape|terreno|lote|sala|loja|predio|galpao|sitio|chacara|anuncio|propriedade|aqui)\b|\b[dn]?el[ea]\b|\b(?:o|do|no|ao) imovel\b/
const inGeneral =
  /\bcomo funciona|\bo que (?:e|sao|significa)\b|\bdiferenca\b|\bem geral\b|\bleiloes\b|\bem leilao\b|\bquem paga\b|\bimoveis\b|\bcaixa\b|\bquais?\b.*\b(?:tem|aceitam|estao)\b/

/** Whether nothing in it tells where or what else to look for. */
const namesNothing = (criteria: {
  city: string[]
  state: string[]
  category: string | null
  maxPrice: number | null
}) =>
  criteria.city.length + criteria.state.length === 0 &&
  criteria.category === null &&
  criteria.maxPrice === null

/** What a question asks of the property whose page is open; `null` where it is not about it. */
export function askedAbout(
  message: string,
  criteria: Parameters<typeof namesNothing>[0],
): 'similar' | ((about: Offer) => string) | null {
  const text = fold(message)
  const points = thisOne.test(text)
  if (!points && (text.length > 60 || inGeneral.test(text) || !namesNothing(criteria))) return null
  if (similar.test(text)) return 'similar'
  const answer = subjects.find(({ asks }) => asks.test(text))?.answer
  if (answer === undefined) return null
  return about =>
    about.gone
      ? `Este imóvel **saiu da lista da Caixa**; o que sabíamos dele:\n\n${answer(about)}`
      : answer(about)
}
