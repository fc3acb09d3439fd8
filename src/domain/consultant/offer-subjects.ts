import { computeBreakEvenSale } from '../calculators/break-even-sale.ts'
import { computeCostSums } from '../calculators/cost-sheet.ts'
import { formatCentavos, formatPercent } from '../format-figures.ts'
import { fromReais, fromReaisOrNull } from '../money.ts'
import { formatPlaceName } from '../property/place-names.ts'
import { citeSalesRules } from '../rule-sources.ts'
import { describePaidEstimate, writePaidGap } from '../paid-prices/paid-price-words.ts'
import type { OfferedListing } from './consultant-answer.ts'
import { describeDiscount } from './listing-fact-sentences.ts'
import { goneText } from './listing-answers.ts'
import { type ComputedAnswer, buildAskedPurchase, describeAssumptions } from './listing-figures.ts'
import type { ListingSubject } from './listing-answers.ts'
import { answerInstalment } from './purchase-answers.ts'
import type { QuestionFigures } from './question-figures.ts'

/** Answers whether an offer reaches the listing's price, which every sale takes for its minimum. */
function answerOffer(about: OfferedListing, { bid }: QuestionFigures): ComputedAnswer {
  const price = fromReais(about.price)
  const source = `Fonte: ${citeSalesRules('itens 7.1 a 7.5')}`
  if (bid === null)
    return {
      text: `A proposta tem de ser **igual ou maior** que o mínimo de hoje, **${formatCentavos(price)}**: abaixo dele não é aceita.\n\n${source}`,
      used: [],
    }
  return {
    text:
      bid < price
        ? `**Não**: ${formatCentavos(bid)} ficam ${formatCentavos(price - bid)} abaixo do mínimo de hoje, **${formatCentavos(price)}**, e a proposta tem de ser igual ou maior. Não se negocia por fora: acompanhe se o preço desce ou se muda a modalidade.\n\n${source}`
        : `**Sim, alcança o mínimo** de hoje, ${formatCentavos(price)}${bid > price ? `, e passa dele em ${formatCentavos(bid - price)} (${formatPercent(((bid - price) * 100) / price, 1)})` : ''}. Onde há disputa, leva a maior proposta; à vista ou financiada, no mesmo valor, veja o desempate nas regras.\n\n${source}`,
    used: ['bid'],
  }
}

/** Answers for how much a listing must be sold for nothing to be lost, with the question's numbers. */
function answerBreakEven(about: OfferedListing, figures: QuestionFigures): ComputedAnswer {
  const start = figures.saleValue ?? fromReais(about.price) * 2
  const asked = buildAskedPurchase(about, { ...figures, saleValue: start })
  if (asked === null) return { text: 'Falta um dado: o preço deste imóvel.', used: [] }
  const used = asked.used.filter(name => name !== 'saleValue')
  const saleValue = computeBreakEvenSale(asked.purchase)
  if (saleValue === null) return { text: 'Com estes custos, nenhuma venda paga a conta.', used: asked.used }
  const purchase = { ...asked.purchase, saleValue }
  const { invested } = computeCostSums(purchase)
  return {
    text: `Para não perder, venda por pelo menos **${formatCentavos(saleValue)}**: comprando por ${formatCentavos(purchase.bid)}, investe **${formatCentavos(invested)}**, e a corretagem ainda sai da venda; sem ganho não há imposto. A conta vai ${describeAssumptions(purchase, [...used, 'saleValue'], about.judgement.ground)}. São estimativas: mude cada valor na calculadora de custo total.`,
    used: [...used, ...(figures.saleValue === null ? [] : (['saleValue'] as const))],
    compare: {
      value: saleValue,
      best: 'least',
      words: value => `empata vendendo por ${formatCentavos(value)}`,
    },
  }
}

/** Answers whether a rent pays the first instalment of the loan that the question describes. */
function answerRentAgainstLoan(about: OfferedListing, figures: QuestionFigures): ComputedAnswer {
  const loan = answerInstalment(fromReais(about.price), fromReaisOrNull(about.evaluationValue), figures)
  const { rent } = figures
  const first = loan.compare?.value ?? null
  if (rent === null || first === null) return loan
  const verdict =
    rent < first
      ? `**Não no começo**: o aluguel de ${formatCentavos(rent)} fica ${formatCentavos(first - rent)} por mês abaixo da 1ª parcela`
      : `**Sim, por pouco que seja**: o aluguel de ${formatCentavos(rent)} passa da 1ª parcela em ${formatCentavos(rent - first)}`
  return {
    ...loan,
    text: `${verdict}, antes de condomínio, IPTU, manutenção e meses vazios. ${loan.text}`,
    used: [...loan.used, 'rent'],
  }
}

/** Says what a listing is against the price of another home, which proves no value. */
function answerOtherPrice(about: OfferedListing, { otherPrice }: QuestionFigures): ComputedAnswer {
  const price = fromReais(about.price)
  const against =
    otherPrice === null || otherPrice === 0
      ? ''
      : `Ele custa **${formatCentavos(Math.abs(otherPrice - price))} a ${price <= otherPrice ? 'menos' : 'mais'}** (${formatPercent((Math.abs(otherPrice - price) * 100) / otherPrice, 1)}) que os ${formatCentavos(otherPrice)} do outro. `
  const appraisal =
    about.evaluationValue === null
      ? ''
      : ` A avaliação da Caixa, ${formatCentavos(fromReais(about.evaluationValue))}, também não é valor de mercado.`
  return {
    text: `${against}**Não dá para afirmar** que está barato: preço pedido não é preço pago, e um imóvel não prova o valor de outro.${appraisal} Some ITBI, cartório e obra antes de comparar, veja vários anúncios do bairro, e ponha o seu valor de venda na calculadora de custo total.`,
    used: otherPrice === null ? [] : ['otherPrice'],
  }
}

/** Answers what was paid in the building, and how far the price is from that; says where the sales would stand. */
function answerPaidInBuilding({ id, gone, paid, paidDiscount }: OfferedListing): string {
  const page = `[página do imóvel](/imovel/${id})`
  if (paid === null)
    return `**Não sei** o que se pagou no prédio: faltam registros da prefeitura, ou são poucos para estimar. Se há vendas conhecidas, a ${page} as mostra, uma a uma. Onde há, são **vendas declaradas à prefeitura** para o ITBI, e não preços de anúncio. A avaliação da Caixa não é o que se pagou.`
  const gap = gone || paidDiscount === null ? '' : ` O preço de hoje está **${writePaidGap(paidDiscount)}**.`
  return `${describePaidEstimate(paid)}${gap} As vendas, uma a uma, estão na ${page}.`
}

/** Subjects about what neighbours paid, offers below the price, the sale that only covers the costs, and the rent that pays a loan. */
export const offerSubjects: readonly ListingSubject[] = [
  {
    key: 'paid-in-building',
    asks: /\b(?:pag(?:ou|aram|am)|vend(?:eu|eram|ido|idos|em)|compr(?:ou|aram))\b[^?.!]*\b(?:predio|edificio|vizinh\w+|residencial)\b|\b(?:predio|edificio|vizinh\w+)\b[^?.!]*\b(?:pag(?:ou|aram|am)|vend(?:eu|eram|ido|idos)|compr(?:ou|aram))\b/,
    words: 'quanto qto por um apartamento nesse ultimamente outros valor preco se foi mesmo no',
    contains: ['price', 'discount', 'return', 'itbi', 'registry'],
    covers: ['market-value', 'discount', 'price-per-area', 'itbi', 'registry-fees', 'deed'],
    answer: ({ about }) => answerPaidInBuilding(about),
  },
  {
    key: 'city-discount',
    asks: /\bdescont\w+\b[^?]*\b(?:perto d|compar\w+|media|outros|outras|demais)[^?]*\b(?:cidade|bairro|regiao|estado|outros|outras)\b/,
    words: 'bom grande normal cidade outros perto media imoveis regiao daqui',
    contains: ['price', 'discount', 'return', 'verdict', 'place', 'occupancy', 'other-price'],
    covers: ['discount', 'market-value', 'compare'],
    answer: ({ about }) =>
      `${describeDiscount(about)} Com os outros da cidade não o comparo aqui: busque “imóveis em ${formatPlaceName(about.city)}” e ordene pelo desconto.`,
  },
  {
    key: 'rent-against-loan',
    asks: /\balug\w+\b[^?]*\b(?:paga|pagar|cobre|banca)\b[^?]*\b(?:parcela|prestac\w+|financiamento)\b|\b(?:parcela|prestac\w+|financ\w+)\b[^?]*\b(?:menos|mais|menor|maior|abaixo|acima) (?:do )?(?:que|q)? ?(?:o |d?o meu |de )?alug\w+/,
    words: 'aluguel parcela financiamento pagar consigo alugar prestacao cobre',
    contains: ['rent', 'rent-or-buy', 'instalment', 'financing', 'return', 'price', 'verdict'],
    covers: ['rent-or-buy', 'rent-yield', 'resale', 'instalment'],
    byFigures: ({ rent, downPayment, downPercent, termMonths }, text) =>
      rent !== null &&
      (downPayment !== null || downPercent !== null || termMonths !== null) &&
      /\b(?:parcel|prestac|financ)/.test(text) &&
      /\b(?:menor|menos|maior|mais|abaixo|acima|paga|cobre|banca)\b/.test(text) &&
      !/\bcompens|\bcomprar\b|\bcontinu/.test(text),
    answer: ({ about, figures }) => (about.gone ? goneText : answerRentAgainstLoan(about, figures)),
  },
  {
    key: 'other-price',
    asks: /\b(?:olx|zap|viva ?real)\b|\b(?:pedindo|pedem|anunciad[oa] por)\b|\bvizinh\w+ (?:\w+ )?(?:vend\w+|pede|pediu)|\b(?:ta|esta|e) (?:barat|car)[oa] (?:para|pra|em|pro|pelo|na|no|mesmo)\b|\bmedia d[aeo] (?:bairro|cidade|regiao|mercado|preco)/,
    words: 'parecida barato caro bairro cidade preco mercado vale olx afirmar encontrei igual rua custa',
    contains: ['price', 'discount', 'place', 'verdict', 'return', 'offer'],
    covers: ['market-value', 'appraisal-trust', 'discount', 'why-cheap'],
    byFigures: ({ otherPrice }) => otherPrice !== null,
    answer: ({ about, figures }) => (about.gone ? goneText : answerOtherPrice(about, figures)),
  },
  {
    key: 'offer',
    asks: /\baceit(?:a|am|aria|ariam)\b (?:por |uns |umas |uma (?:proposta|oferta) de |menos |so )*(?:r\$ ?)?\d|\b(?:oferec\w+|oferta\w*|propor|proposta de)\b[^?]*\d[^?]*\baceit/,
    words: 'aceitam oferecer vista eles mil menos proposta caixa nele nela',
    contains: ['price', 'discount', 'max-bid', 'return', 'verdict'],
    covers: ['bid', 'proposal', 'payment'],
    byFigures: ({ bid }, text) =>
      bid !== null &&
      /\b(?:minimo|preco|anuncio)\b/.test(text) &&
      /\b(?:a mais|acima d[oa]|abaixo d[oa]|menos que|mais que|diferenca|aceita\w*|passa)\b/.test(text) &&
      !/\bavaliac|\blucr|\bvend/.test(text),
    answer: ({ about, figures }) => (about.gone ? goneText : answerOffer(about, figures)),
  },
  {
    key: 'break-even',
    asks: /\b(?:menor|minimo) (?:preco|valor)?(?: de)? ?venda\b|\b(?:por )?quanto (?:eu )?(?:tenho|preciso|devo|teria|precisaria) (?:que |de )?(?:vender|revender)\b|\bempat\w+|\bnao (?:ter|tomar|dar|levar|sair no) prejuizo\b|\bzero a zero\b/,
    words: 'menor preco venda prejuizo gastar reforma condominio qual vender minimo perder obra mes',
    contains: ['return', 'max-bid', 'price', 'total-cost', 'verdict', 'condition', 'bills', 'debts', 'rent'],
    covers: ['reform-cost', 'extra-costs', 'roi', 'market-value', 'monthly-costs', 'debts'],
    answer: ({ about, figures }) => (about.gone ? goneText : answerBreakEven(about, figures)),
  },
]
