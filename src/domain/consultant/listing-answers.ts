import { formatWholeReais } from '../whole-reais.ts'
import { formatBrasiliaDay } from '../brasilia-time.ts'
import { formatLongWeekday } from '../format-date.ts'
import { computeCostSums } from '../calculators/cost-sheet.ts'
import { foldText } from '../fold-text.ts'
import { decimalFormat, formatCentavos, formatPercent, formatReais } from '../format-figures.ts'
import { fromReais, fromReaisOrNull } from '../money.ts'
import { formatNeighborhood, formatPlaceName } from '../property/place-names.ts'
import { formatSaleTime } from '../property/sale-dates.ts'
import { citeAuctionLaw, citeSalesRules } from '../rule-sources.ts'
import type { WaitingOdds } from '../waiting/waiting-odds.ts'
import type { OfferedListing, PageSentences } from './consultant-answer.ts'
import { modalityNames } from './describe-listing.ts'
import { explainTopic, findTopicByKey } from './knowledge/knowledge-topics.ts'
import {
  describeNetRoi,
  describeOccupancy,
  describeTotalCost,
  readAnsweredFacts,
  writeUnknownFact,
} from './listing-fact-sentences.ts'
import { isGrounded } from '../judgement/judged-return.ts'
import { type ComputedAnswer, answerReturn, buildAskedPurchase, nameUngrounded } from './listing-figures.ts'
import { answerFirstDay, answerInstalment, describeCashOnly } from './purchase-answers.ts'
import { compareWeekday, describeDaysLeft, describeSecondAuctionWindow } from './question-dates.ts'
import type { QuestionFigures } from './question-figures.ts'

/** A question about one listing. */
export interface ListingQuestionContext {
  about: OfferedListing
  /** The question, folded. */
  text: string
  figures: QuestionFigures
  /** The day of the question, `YYYY-MM-DD`; `null` = not known. */
  today?: string | null
  /** Reads what the bank's page says; `null` when it was not read. */
  readPage: () => Promise<PageSentences | null>
  /** Reads what becomes of listings like this one. */
  readWaiting: () => Promise<WaitingOdds | null>
}

/** A subject of questions about a listing. */
export interface ListingSubject {
  key: string
  asks: RegExp
  /** Words, beside those that `asks` matches, that a question about it may contain. */
  words: string
  /** Subjects whose answer this one contains. */
  contains?: readonly string[]
  /** Keys of topics whose answer this one is for the listing. */
  covers?: readonly string[]
  /** Also asked about where the question says numbers of it. */
  byFigures?: (figures: QuestionFigures, text: string) => boolean
  answer: (context: ListingQuestionContext) => string | ComputedAnswer | Promise<string | ComputedAnswer>
}

/** Says by which page something is known. */
const citePage = (said: string, { readAt }: PageSentences): string =>
  `${said}\n\nÉ o que diz a página da Caixa deste imóvel, lida em ${formatBrasiliaDay(readAt)}.`

/** Answers when the 2nd auction is, and at which minimum. */
export async function answerSecondAuction({ about, readPage }: ListingQuestionContext): Promise<string> {
  const page = await readPage()
  if (page === null || page.secondAuctionPrice === null)
    return about.modality === 'leilao'
      ? `${explainByKey('two-auctions')}\n\n${describeSecondWindow(about)}Deste imóvel: ${writeUnknownFact('2º leilão')}, ${page === null ? 'a página da Caixa ainda não foi lida' : 'a página da Caixa, lida, não traz o mínimo'}. Ele e a data estão no edital.`
      : 'Só o leilão SFI tem 2º leilão, e este imóvel não está em leilão, ou a página da Caixa não diz.'
  const { secondAuctionPrice, auctions, firstAuctionPrice } = page
  const second = `No 2º leilão o lance mínimo é **${formatReais(secondAuctionPrice)}**${auctions.second === null ? '' : `, em ${formatSaleTime(auctions.second)}`}.`
  const first =
    firstAuctionPrice === null
      ? ''
      : ` O do 1º leilão${auctions.first === null ? '' : ` (${formatSaleTime(auctions.first)})`} é **${formatReais(firstAuctionPrice)}**; o 2º só acontece se ninguém arrematar no 1º.`
  return citePage(second + first, page)
}

/** Says until when the 2nd auction comes after the date that is known. */
const describeSecondWindow = ({ auctionDate }: OfferedListing): string =>
  auctionDate === null
    ? ''
    : `A data que conheço é **${formatBrasiliaDay(auctionDate)}**; se for a do 1º leilão, ${describeSecondAuctionWindow(auctionDate.slice(0, 10))} `

const burdens = /penhora|gravame|indisponibilidade|hipoteca|onus|acao judicial/

/** Answers what weighs on the listing by the page's warnings. */
export async function answerBurdens({ about, readPage }: ListingQuestionContext): Promise<string> {
  const page = await readPage()
  const said = (page?.warnings ?? []).filter(warning => burdens.test(foldText(warning)))
  if (page !== null && said.length > 0)
    return citePage(
      `${said.map(warning => `“${warning}”`).join(' ')} Leia na matrícula o que pesa sobre o imóvel.`,
      page,
    )
  return `Não sei: ${page === null ? 'a página da Caixa deste imóvel ainda não foi lida' : 'a página da Caixa, lida, não fala disso'}, e isso **não quer dizer** que não haja. Peça a matrícula atualizada e leia-a em [Ler papéis](/papeis), ou veja o cartão Documentos na [página do imóvel](/imovel/${about.id}).`
}

/** Answers what is warned of. */
export async function answerWarnings({ about, readPage }: ListingQuestionContext): Promise<string> {
  const page = await readPage()
  if (page === null)
    return `A página da Caixa deste imóvel ainda não foi lida. Abra a [página do imóvel](/imovel/${about.id}) e veja “o que falta saber”.`
  if (page.warnings.length === 0) return citePage('A página não traz avisos além das regras da venda.', page)
  return citePage(page.warnings.map(warning => `- “${warning}”`).join('\n'), page)
}

/** Says where its papers are. */
export const answerPapers = ({ about }: ListingQuestionContext): string =>
  `A matrícula, o edital e a página da Caixa, quando existem, estão no cartão **Documentos** da [página do imóvel](/imovel/${about.id}). Em [Ler papéis](/papeis) eu leio o que você baixar: ônus, quem paga o quê, o que falta. A cópia da Caixa pode estar velha: peça a matrícula atualizada no cartório.`

/** Answers what a square metre costs. */
export const answerPricePerArea = ({ about, figures }: ListingQuestionContext): ComputedAnswer => {
  const { price, area, evaluationValue } = about
  if (area === null || area <= 0)
    return {
      text: `Falta um dado: a área. ${writeUnknownFact('Área')} na lista da Caixa; veja na matrícula e divida o preço, ${formatReais(price)}, por ela.`,
      used: [],
    }
  const appraised =
    evaluationValue === null ? '' : ` Pela avaliação seriam ${formatWholeReais(evaluationValue / area)}.`
  const { areaPrice, reform } = figures
  const [own, other] = [price / area, (areaPrice ?? 0) / 100]
  const against =
    areaPrice === null || other === 0
      ? ''
      : ` **${own < other ? 'Sim, é mais barato' : own > other ? 'É mais caro' : 'É o mesmo'}** por metro que os ${formatWholeReais(other)} do outro${own === other ? '' : `: ${formatWholeReais(Math.abs(own - other))}, ou ${formatPercent((Math.abs(own - other) * 100) / other, 1)}, ${own < other ? 'a menos' : 'a mais'}`}. O que se pede não é o que se paga.`
  const withWorks =
    reform === null
      ? ''
      : ` Com a obra de ${formatCentavos(reform)}, **${formatWholeReais((price + reform / 100) / area)} por m²**.`
  return {
    text: `São **${formatWholeReais(own)} por m²**: ${formatReais(price)} por ${decimalFormat(area)} m².${against}${withWorks}${appraised} Confira a área na matrícula.`,
    used: (['areaPrice', 'reform'] as const).filter(name => figures[name] !== null),
    compare: {
      value: price / area,
      best: 'least',
      words: value => `${formatWholeReais(value)} por m²`,
    },
  }
}

/** Explains a topic for the listing's modality. */
export function explainByKey(key: string, about: OfferedListing | null = null): string {
  const topic = findTopicByKey(key)
  return topic === null ? '' : explainTopic(topic, about?.modality ?? null)
}

/** Whether a listing stands at the legal minimum of its first auction. */
export const isFirstAuction = ({ modality, price, evaluationValue }: OfferedListing): boolean =>
  modality === 'leilao' && (evaluationValue === null || price >= evaluationValue * 0.95)

/** Answers what the first auction is about: its price is a legal minimum, no discount. */
export function answerFirstAuction({ about }: Pick<ListingQuestionContext, 'about'>): string {
  const { price, evaluationValue, auctionDate, modality } = about
  if (modality !== 'leilao') return 'Este imóvel não está em leilão: 1º e 2º leilão só há no leilão SFI.'
  const against =
    evaluationValue === null
      ? ''
      : price >= evaluationValue
        ? `, e não fica abaixo da avaliação, ${formatReais(evaluationValue)}`
        : `; a avaliação é ${formatReais(evaluationValue)}`
  return `No **1º leilão não há desconto** de que falar: o preço, **${formatReais(price)}**, é o piso da lei, o maior entre o valor do contrato e a base do ITBI${against}. Sem lance, o **2º leilão** vem nos 15 dias seguintes, com outro mínimo (a dívida com despesas), que está no edital.${auctionDate === null ? '' : ` A data de agora: **${formatBrasiliaDay(auctionDate)}**.`}\n\nFonte: ${citeAuctionLaw('arts. 26-A e 27, §§ 1º e 2º')}`
}

/** Says how a listing may be paid. */
function describePayment(about: OfferedListing): string {
  const { financing, fgts } = readAnsweredFacts(about)
  const own = `ao menos 5% (${formatReais(about.price / 20)}) do seu bolso`
  if (financing === true)
    return `aceita financiamento: leve o **crédito aprovado** antes; ${own}${fgts === true ? '; FGTS aceito' : ''}`
  const cash =
    financing === false
      ? 'não aceita financiamento: **à vista**'
      : 'não se sabe se aceita financiamento: veja na página'
  return fgts === true ? `${cash}, ou com FGTS, e ${own}` : cash
}

const howToBid = {
  leilao:
    'Cadastre-se no site do **leiloeiro do edital**, dê o lance na data e conte 5% de comissão por fora.',
  licitacao:
    'Cadastre-se no site do **leiloeiro do edital**, dê o lance na sessão e conte 5% de comissão por fora.',
  'venda-online':
    'A proposta é no **portal da Caixa**, enquanto o cronômetro corre; ganha a maior. Fixe o seu teto antes.',
  'venda-direta':
    'A proposta é no **portal da Caixa**; leva quem primeiro oferecer o mínimo. Não há disputa.',
} as const

/** Lists what comes first for who wants to buy a listing. */
export function answerSteps({ about }: ListingQuestionContext): string {
  const { modality } = about
  const edital = modality === 'leilao' || modality === 'licitacao' ? 'o edital' : 'as regras da venda'
  return `1. **Leia** a página da Caixa e ${edital}, a matrícula atualizada e quem paga condomínio e IPTU; [Ler papéis](/papeis) ajuda.\n2. **Vá ao local**: ${describeOccupancy(about)}\n3. **Dinheiro**: ${describePayment(about)}; some ITBI e cartório.\n4. ${modality === null ? 'Veja no anúncio como é vendido.' : howToBid[modality]}\n\nFonte: ${citeSalesRules('itens 6, 8.1, 8.2.1 e 17.1')}`
}

/** How soon one may move in, best first. */
const readiness = { vacant: 0, unknown: 1, occupied: 2 }

/** Answers when one may move in: by whether it is occupied, and by the terms of the papers. */
export function answerMoveIn({ about }: ListingQuestionContext): ComputedAnswer {
  const { situation } = readAnsweredFacts(about)
  const when = {
    vacant: 'É o mais provável para mudar logo, **se o local confirmar**.',
    unknown: 'Sem saber se há alguém, não dá para contar com data.',
    occupied: '**Não dá para garantir data**: depende de acordo ou do juiz.',
  }[situation]
  return {
    text: `${describeOccupancy(about)} ${when} Os papéis: contrato ou escritura em até 30 dias do resultado, e registro em até 60 depois de quitar; antes do registro, não conte com a posse.`,
    used: [],
    compare: {
      value: readiness[situation],
      best: 'least',
      words: value =>
        value === 0 ? 'dado como desocupado' : value === 1 ? 'ocupação não informada' : 'ocupado',
    },
  }
}

/** Guides of the cost of repairs, reais per m²: simple and middling (2026). */
const repairCosts = { simple: [500, 800], middling: [900, 1_500] } as const

/** Answers what to expect of its state, and what repairs may cost for its area. */
export function answerCondition({ about }: ListingQuestionContext): ComputedAnswer {
  const { area } = about
  const at = ([low, high]: readonly [number, number]): string =>
    area === null
      ? `R$ ${low} a R$ ${high} por m²`
      : `**${formatReais(low * area)} a ${formatReais(high * area)}**`
  const forArea = area === null ? '' : ` para ${decimalFormat(area)} m²`
  return {
    text: `Você compra **no estado em que está**, sem garantia do que há por dentro, e sem desconto nem devolução por defeito. Reserve${forArea}, como estimativa: reforma simples ${at(repairCosts.simple)}; média ${at(repairCosts.middling)}. Para usar FGTS ou financiar, o avaliador precisa achá-lo habitável.\n\nFonte: ${citeSalesRules('itens 18, 21.3 e 21.5')}; guia de preços de reforma, por terceiros (out/2026)`,
    used: [],
  }
}

/** Answers what buying it takes: at once, with the costs of its place, then by the sheet until it is sold again. */
export const answerTotal = ({ about, text, figures }: ListingQuestionContext): string | ComputedAnswer => {
  const asked = about.gone ? null : buildAskedPurchase(about, figures)
  if (about.gone || about.judgement.own) {
    if (asked === null || asked.used.length === 0) return describeTotalCost(about)
    const changed = { ...about, judgement: { ...about.judgement, purchase: asked.purchase } }
    return {
      text: describeTotalCost({ ...changed, price: asked.purchase.bid / 100 }),
      used: asked.used,
    }
  }
  const financed = /\b(?:financ|entrada)/.test(text) && !/\ba vista\b/.test(text)
  const day = answerFirstDay(about, figures, financed)
  const whole =
    asked === null
      ? ' Sem a avaliação não dá para estimar o resto até a revenda.'
      : ` Até revender em ${asked.purchase.months} meses, com obra, desocupação e despesas mensais supostas, a calculadora de custo total conta **${formatCentavos(computeCostSums(asked.purchase).invested)}**.`
  return { ...day, text: day.text.replace('\n\nFonte:', `${whole}\n\nFonte:`) }
}

export const goneText = 'Fora da lista não há preço por que comprar, nem conta a fazer.'

/** Whether a question says numbers that change the account of a resale. */
export const changesReturn = ({
  saleValue,
  saleMonths,
  reform,
  eviction,
  debts,
  monthlyCosts,
  bid,
  brokeragePercent,
  savings,
}: QuestionFigures) =>
  [saleValue, saleMonths, reform, eviction, debts, monthlyCosts, bid, brokeragePercent, savings].some(
    value => value !== null,
  )

/** Whether a question says numbers of a resale: a debt or a bid alone asks for something else. */
export const saysSale = ({
  saleValue,
  saleMonths,
  brokeragePercent,
  savings,
  reform,
  eviction,
}: QuestionFigures) =>
  [saleValue, saleMonths, brokeragePercent, savings, reform, eviction].some(value => value !== null)

/** Whether a question says what it wants to earn. */
export const hasGoal = ({ goalPercent, goalProfit }: QuestionFigures): boolean =>
  goalPercent !== null || goalProfit !== null

/** Answers what it returns, for the question's numbers where it says some. */
export const answerYield = ({ about, figures, text }: ListingQuestionContext): string | ComputedAnswer => {
  if (about.gone) return goneText
  if (changesReturn(figures) || figures.goalPercent !== null)
    return answerReturn(about, figures, /\b(?:poupanca|caderneta)\b/.test(text))
  const { ground: rests, returnRange } = about.judgement
  const ground =
    isGrounded(rests) || returnRange === null
      ? ''
      : `Para ${nameUngrounded(about)} não há prova do que se revende: este retorno vale só **se vender pela avaliação**, que é do banco, não do mercado. Por quanto você venderia?\n\n`
  return `${ground}${describeNetRoi(about)}`
}

/** Whether a question says numbers of a loan. */
export const loanFigures = ({ downPayment, downPercent, termMonths }: QuestionFigures): boolean =>
  downPayment !== null || downPercent !== null || termMonths !== null

/** Answers what a loan for it takes. */
export const answerLoan = ({ about, figures, text }: ListingQuestionContext): ComputedAnswer => {
  const loan = answerInstalment(fromReais(about.price), fromReaisOrNull(about.evaluationValue), figures, text)
  const { financing, fgts } = readAnsweredFacts(about)
  if (financing === false)
    return {
      text: `**Não dá**: ${describeCashOnly(about, figures, fgts)}`,
      used: loan.used,
    }
  const before =
    financing === null ? 'A lista não diz se ele aceita financiamento: confirme na página da Caixa. ' : ''
  return { ...loan, text: before + loan.text }
}

/** Says that what IPTU or condomínio cost is not known, and who knows it. */
export const answerBills = ({ about }: ListingQuestionContext): string =>
  `Não sei: nem a lista nem a página da Caixa trazem o valor do IPTU do ano ou do condomínio do mês. O IPTU, veja na prefeitura de ${formatPlaceName(about.city)} com a inscrição imobiliária do anúncio; o condomínio, pergunte ao síndico ou à portaria.`

/** Answers when it is sold. */
export const answerDates = ({
  about: { auctionDate },
  today = null,
  text,
}: ListingQuestionContext): string =>
  auctionDate === null
    ? `${writeUnknownFact('Data')}. Ela está na página do imóvel na Caixa e, nos leilões e licitações, no edital.`
    : `${compareWeekday(auctionDate.slice(0, 10), text)}A próxima data é **${formatBrasiliaDay(auctionDate)}**, ${formatLongWeekday(auctionDate.slice(0, 10))}.${describeDaysLeft(auctionDate.slice(0, 10), today)} Confirme na página do imóvel na Caixa.`

/** Answers how it is sold. */
export const answerSaleMode = ({ about: { modality, auctionType } }: ListingQuestionContext): string => {
  if (modality === null)
    return `${auctionType === '' ? writeUnknownFact('Modalidade') : `Modalidade: **${auctionType}**`}.`
  const how = modality === 'leilao' ? 'o leilão' : `a ${modalityNames[modality]}`
  return `Ele está em **${modalityNames[modality]}** (na Caixa: ${auctionType}). Pergunte “como funciona ${how}?”.`
}

/** Answers where it is. */
export const answerPlace = ({ about: { neighborhood, city, state } }: ListingQuestionContext): string =>
  `Fica em ${[formatNeighborhood(neighborhood), formatPlaceName(city), state]
    .filter(part => part !== '')
    .map(part => `**${part}**`)
    .join(', ')}. O endereço está na página do imóvel.`
