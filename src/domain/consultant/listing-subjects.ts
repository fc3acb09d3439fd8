import { formatBrasiliaDay } from '../brasilia-time.ts'
import { decimalFormat, formatReais } from '../format-figures.ts'
import { fromReais, fromReaisOrNull } from '../money.ts'
import { formatNeighborhood, formatPlaceName } from '../property/place-names.ts'
import { formatSaleTime } from '../property/sale-dates.ts'
import { foldText } from '../fold-text.ts'
import type { WaitingOdds } from '../waiting/waiting-odds.ts'
import type { OfferedListing, PageSentences } from './consultant-answer.ts'
import { modalityNames } from './describe-listing.ts'
import { explainTopic, findTopicByKey } from './knowledge/knowledge-topics.ts'
import {
  describeCount,
  describeDebts,
  describeDiscount,
  describeFgts,
  describeFinancing,
  describeNetRoi,
  describeOccupancy,
  describeTotalCost,
  describeVerdict,
  writeUnknownFact,
} from './listing-fact-sentences.ts'
import {
  answerCommission,
  answerInstalment,
  answerMaxBid,
  answerRent,
  answerReturn,
  buildAskedPurchase,
  type ComputedAnswer,
} from './listing-figures.ts'
import { describeNextPrice } from './next-price-sentences.ts'
import { describeItbi, describeRegistryFees } from './place-costs.ts'
import type { QuestionFigures } from './question-figures.ts'

/** A question about one listing. */
interface ListingQuestionContext {
  about: OfferedListing
  /** The question, folded. */
  text: string
  figures: QuestionFigures
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
  /** Also asked about where the question says numbers of it. */
  byFigures?: (figures: QuestionFigures) => boolean
  answer: (context: ListingQuestionContext) => string | ComputedAnswer | Promise<string | ComputedAnswer>
}

/** Says by which page something is known. */
const citePage = (said: string, { readAt }: PageSentences): string =>
  `${said}\n\nÉ o que diz a página da Caixa deste imóvel, lida em ${formatBrasiliaDay(readAt)}.`

/** Answers when the 2nd auction is, and at which minimum. */
async function answerSecondAuction({ about, readPage }: ListingQuestionContext): Promise<string> {
  const page = await readPage()
  if (page === null || page.secondAuctionPrice === null)
    return about.modality === 'leilao'
      ? `${writeUnknownFact('2º leilão')}: a página da Caixa deste imóvel ainda não foi lida. O mínimo e a data estão nela e no edital.`
      : 'Só o leilão SFI tem 2º leilão, e este imóvel não está em leilão, ou a página da Caixa não diz.'
  const { secondAuctionPrice, auctions, firstAuctionPrice } = page
  const second = `No 2º leilão o lance mínimo é **${formatReais(secondAuctionPrice)}**${auctions.second === null ? '' : `, em ${formatSaleTime(auctions.second)}`}.`
  const first =
    firstAuctionPrice === null
      ? ''
      : ` O do 1º leilão${auctions.first === null ? '' : ` (${formatSaleTime(auctions.first)})`} é **${formatReais(firstAuctionPrice)}**; o 2º só acontece se ninguém arrematar no 1º.`
  return citePage(second + first, page)
}

/** Answers who pays debts: by the page's own sentences, else by what is known, else by the rule of its modality. */
async function answerDebts({ about, text, readPage }: ListingQuestionContext): Promise<string> {
  if (about.judgement.answers.debts !== undefined) return describeDebts(about)
  const page = await readPage()
  const [condominium, taxes] = [/condomin/.test(text), /iptu|tribut|imposto/.test(text)]
  const both = condominium === taxes
  const rules = [
    (condominium || both) && page?.condominiumRule != null && `Condomínio: **${page.condominiumRule}**`,
    (taxes || both) && page?.taxesRule != null && `Tributos: **${page.taxesRule}**`,
  ].filter(rule => typeof rule === 'string')
  if (page !== null && rules.length > 0) return citePage(rules.join('\n\n'), page)
  const topic = findTopicByKey('debts')
  const rule =
    about.modality === null || topic === null || about.debtsStated || about.gone
      ? ''
      : `\n\n${explainTopic(topic, about.modality)}`
  return `${describeDebts(about)}${rule}`
}

const burdens = /penhora|gravame|indisponibilidade|hipoteca|onus|acao judicial/

/** Answers what weighs on the listing by the page's warnings. */
async function answerBurdens({ about, readPage }: ListingQuestionContext): Promise<string> {
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
async function answerWarnings({ about, readPage }: ListingQuestionContext): Promise<string> {
  const page = await readPage()
  if (page === null)
    return `A página da Caixa deste imóvel ainda não foi lida. Abra a [página do imóvel](/imovel/${about.id}) e veja “o que falta saber”.`
  if (page.warnings.length === 0) return citePage('A página não traz avisos além das regras da venda.', page)
  return citePage(page.warnings.map(warning => `- “${warning}”`).join('\n'), page)
}

const answerPapers = ({ about }: ListingQuestionContext): string =>
  `A matrícula, o edital e a página da Caixa, quando existem, estão no cartão **Documentos** da [página do imóvel](/imovel/${about.id}). Em [Ler papéis](/papeis) eu leio o que você baixar: ônus, quem paga o quê, o que falta. A cópia da Caixa pode estar velha: peça a matrícula atualizada no cartório.`

const answerPricePerArea = ({ about }: ListingQuestionContext): string => {
  const { price, area, evaluationValue } = about
  if (area === null || area <= 0)
    return `Falta um dado: a área. ${writeUnknownFact('Área')} na lista da Caixa; veja na matrícula e divida o preço, ${formatReais(price)}, por ela.`
  const appraised =
    evaluationValue === null
      ? ''
      : ` Pela avaliação seriam ${formatReais(Math.round(evaluationValue / area))}.`
  return `São **${formatReais(Math.round(price / area))} por m²**: ${formatReais(price)} por ${decimalFormat(area)} m².${appraised} Confira a área na matrícula.`
}

const answerTotal = ({ about, figures }: ListingQuestionContext): string | ComputedAnswer => {
  const asked = about.gone ? null : buildAskedPurchase(about, figures)
  if (asked === null || asked.used.length === 0) return describeTotalCost(about)
  const changed = { ...about, judgement: { ...about.judgement, purchase: asked.purchase } }
  return {
    text: describeTotalCost({ ...changed, price: asked.purchase.bid / 100 }),
    used: asked.used,
  }
}

const goneText = 'Fora da lista não há preço por que comprar, nem conta a fazer.'

/** Whether a question says numbers that change the account of a resale. */
const changesReturn = ({
  saleValue,
  saleMonths,
  reform,
  eviction,
  debts,
  monthlyCosts,
  bid,
}: QuestionFigures) =>
  [saleValue, saleMonths, reform, eviction, debts, monthlyCosts, bid].some(value => value !== null)

const hasGoal = ({ goalPercent, goalProfit }: QuestionFigures): boolean =>
  goalPercent !== null || goalProfit !== null

const answerYield = ({ about, figures }: ListingQuestionContext): string | ComputedAnswer =>
  about.gone ? goneText : changesReturn(figures) ? answerReturn(about, figures) : describeNetRoi(about)

const loanFigures = ({ downPayment, downPercent, termMonths }: QuestionFigures): boolean =>
  downPayment !== null || downPercent !== null || termMonths !== null

const answerLoan = ({ about, figures }: ListingQuestionContext): ComputedAnswer => {
  const loan = answerInstalment(fromReais(about.price), fromReaisOrNull(about.evaluationValue), figures)
  const accepts = about.judgement.answers.financing?.value ?? about.financing
  const before =
    accepts === false
      ? 'Este imóvel **não aceita financiamento**, segundo o que se sabe: a conta fica só como ideia. '
      : accepts === null
        ? 'A lista não diz se ele aceita financiamento: confirme na página da Caixa. '
        : ''
  return { ...loan, text: before + loan.text }
}

/** The subjects of questions about a listing. Of two that match, both are answered, unless one contains the other. */
export const listingSubjects: readonly ListingSubject[] = [
  {
    key: 'second-auction',
    asks: /\b(?:2[ºo°]?|segund[oa]) (?:leilao|praca)\b/,
    words: 'quando quanto minimo data lance valor dia sai preco',
    contains: ['price', 'dates', 'sale-mode', 'return', 'max-bid'],
    answer: answerSecondAuction,
  },
  {
    key: 'burdens',
    asks: /\bpenhora|\bgravame|\bindisponibilidade|\bhipoteca|\bonus\b|\bacao judicial|\bprocesso na justica/,
    words: 'matricula tem algum imovel pesa',
    answer: answerBurdens,
  },
  {
    key: 'warnings',
    asks: /\bavisos?\b|\balertas? (?:da caixa|do anuncio|desse)|\bo que (?:devo |tenho (?:de|que) |preciso )?(?:verificar|conferir|saber)\b|\brestric/,
    words: 'pagina anuncio antes imovel comprar',
    answer: answerWarnings,
  },
  {
    key: 'papers',
    asks: /\b(?:cade|onde (?:esta|ta|vejo|acho|baixo|pego)|tem|link|ver|baixar|numero d[aeo]) (?:a |o |d[ao] |os )?(?:matricula|edital|documentos|papeis|site|pagina)|\blink\b|\bfotos?\b/,
    words: 'matricula edital documento pdf pagina caixa imovel baixar ver site foto',
    answer: answerPapers,
  },
  {
    key: 'instalment',
    asks: /\bparcelas?\b(?! de condom)|\bprestac|\bpor mes\b.*\bfinanc|\bfinanc.*\bpor mes\b|\bentrada\b|\brenda\b|\bganhar por mes\b|\bem \d+ (?:anos|meses|vezes)\b.*\bquanto\b/,
    words:
      'entrada financiar ano mes quanto resto renda preciso ganhar fica prazo sac price juro dar minima vezes pagar',
    contains: ['financing', 'price', 'return', 'rent'],
    byFigures: figures => loanFigures(figures) && !hasGoal(figures),
    answer: answerLoan,
  },
  {
    key: 'financing',
    asks: /\bfinanci|\bsbpe\b/,
    words: 'aceita caixa credito banco da',
    answer: ({ about }) => describeFinancing(about),
  },
  {
    key: 'fgts',
    asks: /\bfgts\b|\bfundo de garantia/,
    words: 'aceita usar da',
    answer: ({ about }) => describeFgts(about),
  },
  {
    key: 'occupancy',
    asks: /\b(?:des)?ocupad|\b(?:des)?ocupacao\b|\bvazi[ao]\b|\bmorando\b|\bmora (?:alguem|gente)\b|\btem gente\b|\binquilino\b/,
    words: 'tem alguem gente dentro morador',
    answer: ({ about }) => describeOccupancy(about),
  },
  {
    key: 'next-price',
    asks: /\bproximo (?:preco|valor)\b|\bdegraus?\b|\bescada\b|\b(?:vale|compensa) (?:a pena )?esperar\b|\bdevo esperar\b|\besperar (?:o preco )?(?:baixar|cair|descer)\b|\bquando (?:o preco |ele |ela )?(?:vai )?(?:baixa|cai|desce|baixar|cair|descer)\b|\b(?:vai|pode) (?:baixar|cair|descer|ficar mais barat[oa])\b/,
    words: 'preco comprar esperar ninguem agora quando vai',
    contains: ['price', 'verdict', 'dates', 'return'],
    answer: async ({ about, readWaiting }) => describeNextPrice(about, await readWaiting()),
  },
  {
    key: 'debts',
    asks: /\bdividas?\b|\bquem (?:paga|arca|responde|quita)\b.*\b(?:condomin|iptu|tribut|divida|debito)|\b(?:condominio|iptu|tributos?|contas?)\b.*\b(?:atrasad|devid|em atraso|velh|antig)|\bdeve (?:o )?(?:condominio|iptu)\b|\bdebitos?\b|\bdevendo\b/,
    words: 'condominio iptu tributo atrasado mim comprador paga tem imovel ficar conta eu',
    contains: ['monthly'],
    answer: answerDebts,
  },
  {
    key: 'commission',
    asks: /\bcomissao\b|\bleiloeir[oa]\b/,
    words: 'quanto pago lance paga taxa',
    contains: ['price', 'total-cost', 'max-bid'],
    answer: ({ about, figures }) => answerCommission(about, figures),
  },
  {
    key: 'itbi',
    asks: /\bitbi\b|\bitiv\b|\bimposto d[aeo] (?:transmissao|prefeitura|compra)\b/,
    words: 'quanto imposto prefeitura pagar fica cidade',
    contains: ['price', 'total-cost'],
    answer: ({ about, figures }) => ({
      text: describeItbi(about.state, about.city, figures.bid ?? fromReais(about.price)),
      used: figures.bid === null ? [] : ['bid'],
    }),
  },
  {
    key: 'registry',
    asks: /\bregistr(?:o|ar)\b|\bescritura\b|\bcartorio\b/,
    words: 'quanto custa cartorio escritura registro fica nome passar taxa',
    contains: ['price', 'total-cost'],
    answer: ({ about, figures }) => ({
      text: describeRegistryFees(about.state, figures.bid ?? fromReais(about.price)),
      used: figures.bid === null ? [] : ['bid'],
    }),
  },
  {
    key: 'rent',
    asks: /\balug(?:ar|ado|uel|o|ando)\b|\blocacao\b/,
    words: 'rende mes quanto por valor renda retorno vale',
    contains: ['return', 'price', 'verdict'],
    byFigures: ({ rent }) => rent !== null,
    answer: ({ about, figures }) => (about.gone ? goneText : answerRent(about, figures)),
  },
  {
    key: 'max-bid',
    asks: /\blance maximo\b|\bmaximo (?:que )?(?:posso|devo|da)\b|\bate quanto\b|\b(?:quanto|que lance) (?:posso|devo|da pra|eu posso) (?:pagar|dar|oferecer|ofertar|lancar)\b|\bteto\b/,
    words: 'ganhar lucro lance vender meta retorno reforma pagar dar mes livre limpo',
    contains: ['return', 'price', 'total-cost', 'verdict', 'rent'],
    byFigures: hasGoal,
    answer: ({ about, figures }) => {
      if (about.gone) return goneText
      return hasGoal(figures) || changesReturn(figures) ? answerMaxBid(about, figures) : describeNetRoi(about)
    },
  },
  {
    key: 'total-cost',
    asks: /\bcustos?\b|\bcusta(?:ria)? (?:no|ao) todo|\bno (?:total|fim|final)\b|\bvou gastar\b|\bgastos?\b|\bdespesas?\b|\bquanto (?:eu )?(?:gasto|desembolso)\b/,
    words: 'quanto tudo comprar taxa reforma obra total',
    contains: ['price', 'return'],
    answer: answerTotal,
  },
  {
    key: 'verdict',
    asks: /\bvale a pena\b|\bbom negocio\b|\be bom\b|\be boa\b|\bcompensa\b|\bpresta\b|\bvale (?:o|esse)\b|\brecomenda|\bo que acha|\bque tal\b|\bcilada\b|\bfurada\b|\bme convem\b/,
    words: 'investir comprar imovel negocio risco',
    contains: ['return', 'discount', 'price', 'occupancy'],
    answer: ({ about, figures }) =>
      changesReturn(figures) && !about.gone ? answerReturn(about, figures) : describeVerdict(about),
  },
  {
    key: 'return',
    asks: /\broi\b|\bretorno\b|\blucr|\brende|\brentab|\bsobra(?:ria)?\b|\bganho\b|\bganharia\b|\bmargem\b|\bprejuizo\b/,
    words: 'vender revender reforma lance gastar mes bolso quanto imposto meses livre limpo ainda',
    contains: ['price'],
    byFigures: figures =>
      changesReturn(figures) && !hasGoal(figures) && !loanFigures(figures) && figures.rent === null,
    answer: answerYield,
  },
  {
    key: 'price-per-area',
    asks: /\b(?:preco|valor|custa|quanto)\b.*\b(?:metro|m2|m²)(?= |[?.,!]|$)|\bpor (?:metro|m2)\b/,
    words: 'preco metro quadrado area valor sai',
    contains: ['price', 'area'],
    answer: answerPricePerArea,
  },
  {
    key: 'discount',
    asks: /\bdescont|\bavalia|\babaixo d/,
    words: 'quanto valor caixa preco',
    contains: ['price'],
    answer: ({ about }) => describeDiscount(about),
  },
  {
    key: 'price',
    asks: /\bpreco\b|\bquanto (?:custa|sai|esta|ta|e(?= ?[?!.]*$))|\bvalor\b(?! d[aeo] (?!imovel|casa|apartamento|terreno))|\blance minimo\b/,
    words: 'imovel minimo casa lance',
    answer: ({ about }) => describeDiscount(about),
  },
  {
    key: 'rooms',
    asks: /\bquartos?\b|\bdormitorios?\b/,
    words: 'quantos tem',
    answer: ({ about }) => describeCount(about.rooms, 'quarto', 'quartos'),
  },
  {
    key: 'garage',
    asks: /\bvagas?\b|\bgaragem\b/,
    words: 'quantas tem carro',
    answer: ({ about }) => describeCount(about.garage, 'vaga', 'vagas'),
  },
  {
    key: 'area',
    asks: /\barea\b|\bmetragem\b|\btamanho\b|\bm2\b|\bmetros\b/,
    words: 'quantos qual tem',
    answer: ({ about: { area } }) =>
      area === null
        ? `${writeUnknownFact('Área')} na lista da Caixa. Confira na matrícula e no IPTU.`
        : `São **${decimalFormat(area)} m²**, segundo a lista da Caixa. Confira na matrícula: a venda não garante medidas.`,
  },
  {
    key: 'dates',
    asks: /\bquando (?:e|sera|vai ser|comeca|acaba|termina|encerra|fecha)\b|\bdatas?\b|\bque dia\b|\bate quando\b|\bque horas\b/,
    words: 'leilao dia hora lance proposta acaba',
    answer: ({ about: { auctionDate } }) =>
      auctionDate === null
        ? `${writeUnknownFact('Data')}. Ela está na página do imóvel na Caixa e, nos leilões e licitações, no edital.`
        : `A próxima data é **${formatBrasiliaDay(auctionDate)}**. Confirme na página do imóvel na Caixa.`,
  },
  {
    key: 'sale-mode',
    asks: /\bmodalidade\b|\btipo de venda\b|\be leilao\b|\bcomo (?:compro|e vendido|comprar)\b/,
    words: 'leilao venda direta online',
    answer: ({ about: { modality, auctionType } }) => {
      if (modality === null)
        return `${auctionType === '' ? writeUnknownFact('Modalidade') : `Modalidade: **${auctionType}**`}.`
      const how = modality === 'leilao' ? 'o leilão' : `a ${modalityNames[modality]}`
      return `Ele está em **${modalityNames[modality]}** (na Caixa: ${auctionType}). Pergunte “como funciona ${how}?”.`
    },
  },
  {
    key: 'place',
    asks: /\bonde fica\b|\bendereco\b|\blocaliza|\bbairro\b|\bqual (?:a )?cidade\b/,
    words: 'rua qual seguro perto',
    answer: ({ about: { neighborhood, city, state } }) =>
      `Fica em ${[formatNeighborhood(neighborhood), formatPlaceName(city), state]
        .filter(part => part !== '')
        .map(part => `**${part}**`)
        .join(', ')}. O endereço está na página do imóvel.`,
  },
]
