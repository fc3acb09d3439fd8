import { decimalFormat } from '../format-figures.ts'
import { fromReais } from '../money.ts'
import {
  answerBills,
  answerBurdens,
  answerCondition,
  answerDates,
  answerFirstAuction,
  answerLoan,
  answerMoveIn,
  answerPapers,
  answerPlace,
  answerPricePerArea,
  answerSaleMode,
  answerSecondAuction,
  answerSteps,
  answerTotal,
  answerWarnings,
  answerYield,
  changesReturn,
  explainByKey,
  goneText,
  hasGoal,
  isFirstAuction,
  loanFigures,
  saysSale,
} from './listing-answers.ts'
import { answerDebts, describeMostDebt } from './listing-debts.ts'
import {
  answerDiscount,
  describeCount,
  describeDiscount,
  describeFgts,
  describeFinancing,
  describeNetRoi,
  describeNextPrice,
  describeOccupancy,
  describeVerdict,
  writeUnknownFact,
} from './listing-fact-sentences.ts'
import { answerCommission, answerMaxBid, answerRent, answerReturn } from './listing-figures.ts'
import type { ListingSubject } from './listing-answers.ts'
import { asksWhetherReached, maxBidPattern, readPercents, speaksOfSale } from './money-words.ts'
import { moneySubjects } from './money-subjects.ts'
import { offerSubjects } from './offer-subjects.ts'
import { compareItbi, describeRegistryFees } from './place-costs.ts'
import { answerFirstDay, answerLoanSystems, answerRentOrBuy } from './purchase-answers.ts'

/** The subjects of questions about a listing. Of two that match, both are answered, unless one contains the other. */
export const listingSubjects: readonly ListingSubject[] = [
  ...offerSubjects,
  ...moneySubjects,
  {
    key: 'price-alert',
    asks: /\b(?:me )?avis(?:a|e|ar|em)\b|\balerta\b(?! d[oa] (?:caixa|anuncio))/,
    words: 'quando baixar preco cair esse aqui quero saber so mudar sair lista vai quanto',
    contains: ['next-price', 'price', 'discount', 'dates', 'warnings'],
    covers: ['price-alert', 'alerts', 'channels'],
    answer: () => explainByKey('price-alert'),
  },
  {
    key: 'first-auction',
    asks: /\b(?:1[aºo°]?|primeir[oa]) (?:leilao|praca)\b/,
    words: 'quanto desconto dia qual preco vale pena ja quando data valor minimo',
    contains: ['price', 'discount', 'dates', 'sale-mode', 'return', 'verdict'],
    covers: ['two-auctions', 'discount'],
    answer: answerFirstAuction,
  },
  {
    key: 'steps',
    asks: /\bo que (?:eu )?(?:faco|fazer) (?:primeiro|agora)|\bpor onde (?:eu )?comec|\bprimeiro passo|\bpasso a passo|\bcomo (?:eu )?(?:compro|faco (?:pra|para) comprar|comprar) (?:ess|est|el)/,
    words: 'comprar nunca gostei esse imovel vida comprei primeiro passo quero',
    contains: ['sale-mode'],
    covers: ['start', 'proposal'],
    answer: answerSteps,
  },
  {
    key: 'rent-or-buy',
    asks: /\baluguel\b.*\b(?:compens|comprar|compro|continu)|\b(?:compens|comprar|compro|financ)\w*.*\b(?:continu|fic)\w* (?:no|de|com) aluguel/,
    words: 'pago compensa comprar financiado entrada ano continuar aluguel ou melhor vale pena mes',
    contains: ['rent', 'instalment', 'financing', 'verdict', 'price', 'first-day'],
    covers: ['rent-or-buy', 'resale'],
    answer: ({ about, figures }) => answerRentOrBuy(about, figures),
  },
  {
    key: 'loan-systems',
    asks: /\bsac (?:ou|e|x|vs|com) (?:a |o |na |no )?price|\bprice (?:ou|e|x|vs) (?:a |o |na |no )?sac/,
    words: 'quitar mes revender entrada qual melhor parcela menor aqui quando vou',
    contains: ['instalment', 'financing', 'price', 'return', 'first-day'],
    covers: ['sac-price', 'pay-off-early'],
    answer: ({ about, figures }) => answerLoanSystems(about, figures),
  },
  {
    key: 'first-day',
    asks: /\b(?:primeiro|1[oº]?) dia\b|\bna mao\b|\b(?:sai|sair|tirar|tiro) do (?:meu )?bolso|\bdinheiro (?:eu )?preciso\b|\b(?:preciso|tenho que|tem que|devo) ter\b|\bter guardad\w+|\bso (?:tiver|tenho|temos)\b|\bpreciso (?:guardar|juntar)\b/,
    words: 'quanto sai bolso financiar entrada ter guardado primeiro imovel nosso casa dinheiro vista dia',
    contains: ['instalment', 'financing', 'price', 'total-cost', 'return'],
    covers: ['first-day', 'down-payment', 'quota'],
    answer: ({ about, text, figures }) =>
      answerFirstDay(
        about,
        figures,
        /\b(?:financ|entrada|so t[ei])/.test(text) && !/\ba vista\b/.test(text),
        text,
      ),
  },
  {
    key: 'move-in',
    asks: /\b(?:preciso|quero|tenho que|temos que|da pra|consigo|posso) (?:me )?mudar\b|\bmudar (?:ate|em|antes|logo|rapido|ja)\b|\bentrar (?:pra|para) morar\b|\bmorar (?:ate|ja|logo)\b/,
    words:
      'crianca filho mudar marco janeiro fevereiro abril maio junho familia melhor qual ate preciso casa morar',
    contains: ['verdict', 'occupancy', 'price'],
    covers: ['keys', 'occupied'],
    answer: answerMoveIn,
  },
  {
    key: 'bills',
    asks: /\biptu\b[^.?!]*\b(?:por ano|anual|ano|por mes|mensal)\b|\bcondominio\b[^.?!]*\b(?:por mes|mensal)\b|\bvalor d[oe] (?:iptu|condominio)\b|\bquanto (?:e|eh|vem|fica|custa|sai|da) (?:de |o |a taxa de )?(?:iptu|condominio)\b/,
    words: 'quanto vem ano mes casa pagar valor',
    contains: ['price', 'total-cost', 'debts'],
    covers: ['bill-amount', 'monthly-costs', 'debts'],
    answer: answerBills,
  },
  {
    key: 'condition',
    asks: /\bquebrad|\bdestruid|\bestragad|\bfiacao\b|\bestado (?:de conservacao|do imovel|dele)|\bcaindo aos pedacos|\bquanto (?:custa|fica|gasto|sai)\b[^.?!]*\breform/,
    words: 'dentro tudo sem vaso ninguem ver viu por reforma quanto tiver casa',
    contains: ['total-cost', 'return'],
    covers: ['warranty', 'reform-cost', 'ad-corpus'],
    answer: answerCondition,
  },
  {
    key: 'second-auction',
    asks: /(?:\b2[aªºo°]?|\bsegund[oa]) (?:leilao|praca)\b/,
    words: 'quando quanto minimo data lance valor dia sai preco',
    contains: ['price', 'dates', 'sale-mode', 'return', 'max-bid'],
    covers: ['two-auctions'],
    answer: answerSecondAuction,
  },
  {
    key: 'burdens',
    asks: /\bpenhora|\bgravame|\bindisponibilidade|\bhipoteca|\bonus\b|\bacao judicial|\bprocessos?\b|\bacao na justica/,
    words: 'matricula tem algum imovel pesa',
    covers: ['cancel-liens', 'title'],
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
    asks: /\b(?:cade|onde (?:esta|ta|vejo|acho|baixo|pego)|tem|link|ver|baixar|numero d[aeo]) (?:a |o |d[ao] |os )?(?:matricula|edital|documentos|papeis|site|pagina)|\blink\b/,
    words: 'matricula edital documento pdf pagina caixa imovel baixar ver site foto',
    covers: ['title', 'edital', 'get-title', 'not-informed'],
    answer: answerPapers,
  },
  {
    key: 'instalment',
    asks: /\bparcelas?\b(?! de condom)|\bprestac|\bpor mes\b.*\bfinanc|\bfinanc.*\bpor mes\b|\bentrada\b|\b(?:minha|nossa|sua|que|qual|quanto de|a) renda\b|\brenda (?:de|bruta|familiar|mensal|precis\w+|minima|da familia|dela|dele|junt\w+)|\bganhar por mes\b|\b(?:preciso|tenho que|devo) ganhar\b|^(?!.*\b(?:vend|lance|obra|reform|ate quanto))[^?]*\bem \d+ (?:anos|meses|vezes)\b.*\bquanto\b/,
    words:
      'entrada financiar ano mes quanto resto renda preciso ganhar fica prazo sac price juro dar minima vezes pagar',
    contains: ['financing', 'price', 'return', 'rent', 'max-bid'],
    byFigures: figures => loanFigures(figures) && !hasGoal(figures),
    covers: [
      'instalment',
      'income-share',
      'quota',
      'age-limit',
      'term',
      'down-payment',
      'sac-price',
      'rate',
      'credit-letter',
      'calculators',
    ],
    answer: answerLoan,
  },
  {
    key: 'financing',
    asks: /(?<!\bem )\bfinanci|\bsbpe\b/,
    words:
      'aceita caixa credito banco da licitacao leilao venda pagina achar anuncio vazio vistoria exigir assim mesmo so cliente usar',
    contains: ['occupancy'],
    covers: ['financing', 'finance-occupied', 'payment'],
    answer: ({ about, text }) =>
      describeFinancing(about, /\b(?:ocupad|gente|morador|vazio|desocupad)/.test(text)),
  },
  {
    key: 'fgts',
    asks: /\bfgts\b|\bfundo de garantia/,
    words: 'aceita usar da pagar tudo bolso nada cobrir valor todo preciso proprio direto como',
    covers: ['fgts', 'fgts-only', 'payment'],
    answer: ({ about, figures }) => ({
      text: describeFgts(about),
      used: (['fgts', 'bid'] as const).filter(name => figures[name] !== null),
    }),
  },
  {
    key: 'occupancy',
    asks: /\b(?:des)?ocupad[oa]|\b(?:des)?ocupacao\b|\bvazi[ao]\b|\bmorando\b|\bhabitad[oa]\b|\bmora (?:alguem|gente)\b|\btem alguem\b|\balguem (?:la |ai )?(?:dentro|morando)\b|\b(?:tem|com|chegar|tiver) gente\b|\bgente (?:la )?dentro\b|\bmorador dentro\b|\binquilino\b/,
    words: 'tem alguem gente dentro morador quem tira caixa eu morar',
    covers: ['occupied'],
    answer: ({ about }) => describeOccupancy(about),
  },
  {
    key: 'next-price',
    asks: /\b(?:cair|baixar|descer|abaixar) (?:de |o |mais )?(?:preco|valor)\b|\bchance de (?:cair|baixar|descer|sair|sumir|vender)|\bproximo (?:preco|valor)\b|\bdegraus?\b|\bescada\b|\b(?:vale|compensa) (?:a pena )?esperar\b|\bdevo esperar\b|\besperar (?:o preco )?(?:baixar|cair|descer)\b|\bquando (?:o preco |ele |ela )?(?:vai )?(?:baixa|cai|desce|baixar|cair|descer)\b|\bainda (?:baixa|cai|desce)\b|\b(?:vai|pode) (?:baixar|cair|descer|ficar mais barat[oa])\b/,
    words: 'preco comprar esperar ninguem agora quando vai chance segurar mes sumir lista cair',
    contains: ['price', 'verdict', 'dates', 'return', 'discount'],
    covers: ['next-price-rule', 'waiting-odds', 'discount'],
    answer: async ({ about, figures, readWaiting }) => ({
      text: describeNextPrice(about, await readWaiting()),
      used: figures.saleMonths === null ? [] : ['saleMonths'],
    }),
  },
  {
    key: 'debts',
    asks: /\bdividas?\b|\bquem (?:paga|arca|responde|quita)\b.*\b(?:condomin|iptu|tribut|divida|debito)|\b(?:condominio|iptu|tributos?|contas?)\b.*\b(?:atrasad|devid|vencid|em atraso|velh|antig|pra tras)|\bdeve (?:o )?(?:condominio|iptu)\b|\bdebitos?\b|\bdevendo\b|\b(?:fala|diz|omiss|cita|menciona)\w*\b[^.?!]*\b(?:condominio|tributo|iptu)|\b(?:deve|divida)\b[^.?!]*\b(?:condominio|iptu)|\b(?:condominio|iptu|tributos?)\b[^.?!]*\b(?:der|deve|em aberto|limite|teto|e meu|fica comigo|caixa (?:paga|cobre|o resto))|\bcaixa (?:paga|cobre)\b[^.?!]*\b(?:condominio|iptu|tributo)/,
    words:
      'condominio iptu tributo atrasado mim comprador paga tem imovel ficar conta eu maximo sobrar caixa cobrir parte limite teto resto prefeitura sindico nada pagina anuncio fala certo avaliacao pegadinha sempre ouvi perigo herdar exposto passou quem comigo velho uns menos sfi aberto herdar arcar isso disse',
    contains: ['price', 'discount', 'max-bid', 'bills', 'return', 'total-cost', 'first-day', 'verdict'],
    covers: ['debts'],
    answer: async ({ about, text, figures, readPage }) => {
      const {
        text: said,
        used,
        usedAmounts = [],
        atMost,
      } = answerDebts(about, await readPage(), text, figures)
      return {
        text: said,
        used,
        usedAmounts,
        ...(atMost === null
          ? {}
          : { compare: { value: atMost, best: 'least' as const, words: describeMostDebt } }),
      }
    },
  },
  {
    key: 'commission',
    asks: /\bcomissao\b|\bleiloeir[oa]\b/,
    words: 'quanto pago lance paga taxa',
    contains: ['price', 'max-bid'],
    covers: ['commission'],
    answer: ({ about, figures }) => answerCommission(about, figures),
  },
  {
    key: 'itbi',
    asks: /\bitbi\b|\bitiv\b|\bimposto d[aeo] (?:transmissao|prefeitura|compra)\b/,
    words: 'quanto imposto prefeitura pagar fica cidade',
    contains: ['price'],
    covers: ['itbi', 'deadlines'],
    answer: ({ about, figures, text }) => ({
      text: compareItbi(about, figures.bid ?? fromReais(about.price), text),
      used: (['bid', 'evaluation'] as const).filter(name => figures[name] !== null),
    }),
  },
  {
    key: 'registry',
    asks: /\bregistr(?:o|ar)\b|\bescritura\b|\bcartorio\b/,
    words: 'quanto custa cartorio escritura registro fica nome passar taxa gastar gasto',
    contains: ['price'],
    covers: ['registry-fees', 'deed', 'extra-costs'],
    answer: ({ about, figures, text }) => ({
      text: `${/\b(?:quanto|custa|valor|preco|tax|gast|imposto|paga)/.test(text) ? '' : `${explainByKey('deed')}\n\n`}${describeRegistryFees(about.state, figures.bid ?? fromReais(about.price))}`,
      used: figures.bid === null ? [] : ['bid'],
    }),
  },
  {
    key: 'rent',
    asks: /\balug(?:ar|ado|uel|o|ando)\b|\blocacao\b/,
    words: 'rende mes quanto por valor renda retorno vale',
    contains: ['return', 'price', 'verdict'],
    byFigures: ({ rent }) => rent !== null,
    covers: ['rent-yield', 'resale', 'debts'],
    answer: ({ about, figures, text }) =>
      about.gone ? goneText : answerRent(about, figures, /\b(?:cdi|selic|renda fixa|tesouro)\b/.test(text)),
  },
  {
    key: 'max-bid',
    asks: maxBidPattern,
    words:
      'acima preco tela reais bolso oferecer morador acordo dentro mes folgado fechar ganhar lucro lance vender meta retorno reforma pagar dar mes livre limpo',
    contains: ['return', 'price', 'total-cost', 'verdict', 'rent', 'first-day'],
    byFigures: (figures, text) => hasGoal(figures) && !asksWhetherReached(figures, text),
    covers: ['max-bid', 'bid', 'roi', 'reform-cost'],
    answer: ({ about, figures, text }) => {
      if (about.gone) return goneText
      if (asksWhetherReached(figures, text)) return answerReturn(about, figures)
      return hasGoal(figures) || changesReturn(figures) ? answerMaxBid(about, figures) : describeNetRoi(about)
    },
  },
  {
    key: 'total-cost',
    asks: /\bcustos?\b|(?:\b(?:comissao|itbi|registro|escritura|cartorio)\b[^?.]*){3}|\bsomando\b|\b(?:imposto|cartorio)s?\b[^.?!]*\btudo\b|\bquanto (?:sai|fica|custa|da) (?:pra |para )?(?:comprar|levar)\b|\bcontando imposto\b|\bmais barato no total|\bcusta(?:ria)? (?:no|ao) todo|\bquanto (?:custa|sai|fica|da) tudo\b|\bem quanto (?:fica|sai)\b|\bquanto (?:fica|sai)\b[^?]*\b(?:somad|total\b|com tudo)|\bno (?:total|fim|final)\b|\bvou gastar\b(?! (?:de|com|no|na|pra) (?:cartorio|itbi|registro|escritura|leiloeiro|comissao|reforma))|\bgastos?\b|\bdespesas?\b|\bquanto (?:eu )?(?:gasto|desembolso)\b/,
    words: 'quanto tudo comprar taxa reforma obra total vista pagar imposto cartorio mesa barato contar',
    contains: ['price', 'return', 'registry', 'itbi', 'commission', 'discount', 'verdict'],
    covers: ['extra-costs', 'registry-fees', 'itbi', 'payment', 'reform-cost', 'deed', 'commission'],
    answer: answerTotal,
  },
  {
    key: 'verdict',
    asks: /\bvale a pena\b|\bbom negocio\b|\be bom\b|\be boa\b|\bcompensa\b|\bpresta\b|\bvale (?:o|esse)\b|\brecomenda|\bo que acha|\bque tal\b|\bcilada\b|\bfurada\b|\bme convem\b/,
    words: 'investir comprar imovel negocio risco',
    contains: ['return', 'discount', 'price', 'occupancy'],
    covers: ['risks'],
    answer: ({ about, figures }) =>
      changesReturn(figures) && !about.gone ? answerReturn(about, figures) : describeVerdict(about),
  },
  {
    key: 'return',
    asks: /\bcdi\b|\broi\b|\bretorno\b|\blucr|\brende|\brentab|\bsobra(?:ria)?\b|\bganho\b|\bganharia\b|\bmargem\b|\bprejuizo\b/,
    words:
      'vender revender reforma lance gastar mes bolso quanto imposto meses livre limpo ainda terreno abaixo avaliacao corretor leao cdi deixar avaliacao comprar floreio retorno folgado',
    contains: ['price', 'discount'],
    byFigures: (figures, text) =>
      asksWhetherReached(figures, text) ||
      (saysSale(figures) &&
        speaksOfSale(figures, text) &&
        !hasGoal(figures) &&
        !loanFigures(figures) &&
        figures.rent === null),
    covers: ['roi', 'gain-tax', 'broker', 'fixed-income', 'market-value', 'discount', 'max-bid'],
    answer: answerYield,
  },
  {
    key: 'price-per-area',
    asks: /\b(?:preco|valor|custa|quanto|qto|barato|sai)\b.*\b(?:metro|m2|m²)(?= |[?.,!]|$)|\bpor (?:metro|m2)\b|(?:^| )(?:metro|m2|m²)(?= ).*\b(?:sai|barato|custa|quanto|qto)\b/,
    words: 'preco metro quadrado area valor sai barato m2 predio pagar ultimamente',
    contains: ['price', 'area', 'papers'],
    covers: ['market-value'],
    answer: answerPricePerArea,
  },
  {
    key: 'discount',
    asks: /\bdescont|\bavalia|\babaixo d/,
    words: 'quanto valor caixa preco',
    contains: ['price'],
    covers: ['discount', 'market-value'],
    answer: ({ about, text }) => {
      if (isFirstAuction(about)) return answerFirstAuction({ about })
      const [claimed = null] = readPercents(text)
      const said = answerDiscount(about, text, claimed?.value ?? null)
      return { text: said, used: ['evaluation', 'bid'], usedAmounts: claimed === null ? [] : [claimed.said] }
    },
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
    asks: /\barea\b(?! de lazer)|\bmetros? quadrados?\b|\bmetragem\b|\btamanho\b|\bm2\b|\bmetros\b/,
    words: 'quantos qual tem terreno casa imovel util',
    answer: ({ about: { area } }) =>
      area === null
        ? `${writeUnknownFact('Área')} na lista da Caixa. Confira na matrícula e no IPTU.`
        : `São **${decimalFormat(area)} m²**, segundo a lista da Caixa. Confira na matrícula: a venda não garante medidas.`,
  },
  {
    key: 'dates',
    asks: /\bquando (?:e|sera|vai ser|comeca|acaba|termina|encerra|fecha)\b|\bdatas?\b|\bque dia\b|\bate quando\b|\bque horas\b|\b(?:leilao|licitacao|sessao|praca) (?:e|eh|cai|vai ser|sera)\b(?: n[oa]| em| dia)? (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|hoje|amanha|dia \d)|\bquantos dias\b[^?]*\b(?:falta|tenho|leilao|decidir|data)/,
    words: 'leilao dia hora lance proposta acaba licitacao qual venda praca',
    covers: ['auction-dates'],
    answer: answerDates,
  },
  {
    key: 'sale-mode',
    asks: /\bmodalidade\b|\btipo de venda\b|\be leilao\b|\bcomo (?:compro|e vendido|comprar)\b/,
    words: 'leilao venda direta online',
    covers: ['modalities'],
    answer: answerSaleMode,
  },
  {
    key: 'place',
    asks: /\bonde fica\b|\bendereco\b|\blocaliza|\bbairro\b|\bqual (?:a )?cidade\b/,
    words: 'rua qual seguro perto',
    answer: answerPlace,
  },
]
