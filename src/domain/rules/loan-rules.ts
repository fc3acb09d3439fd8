import { figuresInUse, lifeInsuranceSteps } from './figures-in-use.ts'
import type { Rule } from './rule.ts'
import { documents, reviews, salesRules } from './rule-documents.ts'

const bankLoan = 'financiamento SBPE da Caixa'

/** The bank's loans for its own homes, and what the simulations begin with. */
export const loanRules = {
  'sbpe-rate': {
    topic: 'loan',
    name: 'Juros do SBPE, no balcão',
    statement: 'Taxa efetiva da Caixa sem relacionamento; a nominal é de 10,92% ao ano.',
    unit: '% ao ano + TR',
    appliesTo: `${bankLoan}, imóvel de até R$ 2,25 milhões`,
    uses: ['consultant'],
    versions: [
      {
        value: figuresInUse['sbpe-rate'],
        from: '2026-04',
        isChange: true,
        source: documents.financingTable,
        review: reviews.bankTerms,
      },
    ],
  },
  'sbpe-rate-relationship': {
    topic: 'loan',
    name: 'Juros do SBPE, com relacionamento',
    statement: 'Taxa efetiva da Caixa para quem usa outros serviços dela.',
    unit: '% ao ano + TR',
    appliesTo: `${bankLoan}, imóvel de até R$ 2,25 milhões`,
    uses: [],
    versions: [
      {
        value: figuresInUse['sbpe-rate-relationship'],
        from: '2026-04',
        source: documents.financingTable,
        review: reviews.bankTerms,
      },
    ],
  },
  'sbpe-rate-best': {
    topic: 'loan',
    name: 'Juros do SBPE, com salário e débito em conta',
    statement: 'A menor taxa efetiva da Caixa: salário recebido nela e parcela debitada em conta.',
    unit: '% ao ano + TR',
    appliesTo: `${bankLoan}, imóvel de até R$ 2,25 milhões`,
    uses: ['consultant'],
    versions: [
      {
        value: figuresInUse['sbpe-rate-best'],
        from: '2026-04',
        source: documents.financingTable,
        review: reviews.bankTerms,
      },
    ],
  },
  'sac-share': {
    topic: 'loan',
    name: 'Parte financiada no SAC',
    statement: 'O máximo que a Caixa empresta no SAC, do menor entre preço e avaliação.',
    unit: '%',
    appliesTo: bankLoan,
    uses: ['home-purchase', 'consultant'],
    versions: [
      {
        value: figuresInUse['sac-share'],
        from: '2025-10-13',
        isChange: true,
        source: documents.simulations,
        review: reviews.simulations,
      },
    ],
  },
  'price-share': {
    topic: 'loan',
    name: 'Parte financiada na PRICE',
    statement: 'O máximo que a Caixa empresta na PRICE, do menor entre preço e avaliação.',
    unit: '%',
    appliesTo: bankLoan,
    uses: ['consultant'],
    versions: [
      {
        value: figuresInUse['price-share'],
        from: '2025-10-13',
        isChange: true,
        source: documents.simulations,
        review: reviews.simulations,
      },
    ],
  },
  'income-share': {
    topic: 'loan',
    name: 'Parcela no SAC',
    statement: 'Quanto da renda bruta a parcela pode tomar no SAC.',
    unit: '% da renda',
    appliesTo: `${bankLoan} no SAC`,
    uses: ['home-purchase', 'consultant'],
    versions: [
      {
        value: figuresInUse['income-share'],
        from: null,
        source: documents.creditTerms,
        review: reviews.simulations,
        conflict: 'A tabela de financiamento (set/2026) fala em 25% em todo o SBPE.',
      },
    ],
  },
  'income-share-price': {
    topic: 'loan',
    name: 'Parcela na PRICE',
    statement: 'Quanto da renda bruta a parcela pode tomar na PRICE.',
    unit: '% da renda',
    appliesTo: `${bankLoan} na PRICE`,
    uses: ['consultant'],
    versions: [
      {
        value: figuresInUse['income-share-price'],
        from: null,
        source: documents.simulations,
        review: reviews.simulations,
      },
    ],
  },
  'max-term': {
    topic: 'loan',
    name: 'Prazo máximo',
    statement: 'O maior prazo de um financiamento da Caixa: 35 anos.',
    unit: 'meses',
    appliesTo: 'SBPE e Minha Casa, Minha Vida',
    uses: ['home-purchase', 'financing', 'consultant'],
    versions: [
      {
        value: figuresInUse['max-term'],
        from: null,
        source: documents.creditTerms,
        review: reviews.simulations,
      },
    ],
  },
  'age-limit': {
    topic: 'loan',
    name: 'Idade mais prazo',
    statement: 'A idade do mais velho da conta, no fim do prazo.',
    unit: 'meses',
    appliesTo: 'financiamento da Caixa',
    uses: ['consultant'],
    versions: [
      {
        value: figuresInUse['age-limit'],
        shown: '80 anos e 6 meses',
        from: null,
        source: documents.creditTerms,
        review: reviews.simulations,
      },
    ],
  },
  mip: {
    topic: 'loan',
    name: 'Seguro de vida (MIP)',
    statement: 'Por mês, sobre o saldo, conforme a idade de quem financia.',
    unit: '% ao mês',
    appliesTo: 'SBPE da Caixa, seguradora Caixa Residencial',
    uses: ['consultant'],
    versions: [
      {
        value:
          'até 25 anos 0,0093; até 30 0,0096; até 35 0,0116; até 40 0,0093; até 45 0,0252; até 50 0,0386; até 55 0,0676; até 60 0,1533; até 65 0,2731; acima 0,3259',
        shown: '0,0093% a 0,3259% ao mês',
        steps: lifeInsuranceSteps,
        from: '2026-07',
        source: documents.simulations,
        review: reviews.simulations,
      },
    ],
  },
  dfi: {
    topic: 'loan',
    name: 'Seguro do imóvel (DFI)',
    statement: 'Por mês, sobre o valor do imóvel.',
    unit: '% ao mês',
    appliesTo: 'SBPE da Caixa',
    uses: ['consultant'],
    versions: [
      {
        value: figuresInUse.dfi,
        from: '2026-06',
        source: documents.simulations,
        review: reviews.simulations,
      },
    ],
  },
  'admin-fee': {
    topic: 'loan',
    name: 'Tarifa de administração',
    statement: 'A tarifa que acompanha cada parcela.',
    unit: 'R$ por mês',
    appliesTo: 'financiamento da Caixa no SFH',
    uses: ['home-purchase', 'financing', 'consultant'],
    versions: [
      {
        value: figuresInUse['admin-fee'],
        from: null,
        source: documents.simulations,
        review: reviews.simulations,
      },
    ],
  },
  'bank-fee': {
    topic: 'loan',
    name: 'Avaliação do imóvel pelo banco',
    statement: 'O que a Caixa cobra uma vez para avaliar o imóvel; outras tarifas somam-se.',
    unit: null,
    appliesTo: 'financiamento da Caixa',
    uses: [],
    versions: [
      { value: 'R$ 800 a R$ 2.500', from: null, source: documents.creditTerms, review: reviews.simulations },
    ],
  },
  'bank-fee-assumed': {
    topic: 'loan',
    name: 'Avaliação e tarifas que supomos',
    statement:
      'O que as contas de quem vai morar põem no primeiro dia para a avaliação e as tarifas do banco.',
    unit: 'R$',
    appliesTo: 'compra financiada',
    uses: ['home-purchase'],
    versions: [
      {
        value: figuresInUse['bank-fee-assumed'],
        from: '2026-11',
        source: documents.assumption,
        review: reviews.assumption,
      },
    ],
  },
  'simulator-rate': {
    topic: 'loan',
    name: 'Juros de uma simulação antiga',
    statement: 'Abaixo do que a Caixa cobra hoje: o simulador abre com a taxa da Caixa e oferece esta.',
    unit: '% ao ano',
    appliesTo: 'simulador do Arremate',
    uses: ['financing'],
    versions: [
      {
        value: figuresInUse['simulator-rate'],
        from: '2026-11',
        source: documents.assumption,
        review: reviews.assumption,
      },
    ],
  },
  'assumed-age': {
    topic: 'loan',
    name: 'Idade com que as simulações abrem',
    statement:
      'De quem não disse a sua: dela depende o seguro de vida, e a partir dos 45 anos e meio o prazo.',
    unit: 'anos',
    appliesTo: 'simulações do Arremate',
    uses: ['home-purchase', 'financing'],
    versions: [
      {
        value: figuresInUse['assumed-age'],
        from: '2026-11',
        source: documents.assumption,
        review: reviews.assumption,
      },
    ],
  },
  'simulator-down': {
    topic: 'loan',
    name: 'Entrada com que o simulador abre',
    statement: 'Valor de partida; a Caixa pede ao menos 20% no SAC e 30% na PRICE.',
    unit: '% do preço',
    appliesTo: 'simulador do Arremate',
    uses: ['financing', 'property'],
    versions: [
      {
        value: figuresInUse['simulator-down'],
        from: '2026-11',
        source: documents.assumption,
        review: reviews.assumption,
      },
    ],
  },
  'simulator-years': {
    topic: 'loan',
    name: 'Prazo com que as simulações abrem',
    statement: 'Valor de partida, que cada um troca.',
    unit: 'anos',
    appliesTo: 'simulações do Arremate',
    uses: ['home-purchase', 'financing', 'property'],
    versions: [
      {
        value: figuresInUse['simulator-years'],
        from: '2026-11',
        source: documents.assumption,
        review: reviews.assumption,
      },
    ],
  },
  'own-money': {
    topic: 'loan',
    name: 'Dinheiro próprio, no mínimo',
    statement: 'Saem do bolso também com FGTS ou financiamento; só promoções e convênios dispensam.',
    unit: '% da proposta',
    appliesTo: 'vendas da Caixa',
    uses: ['home-purchase', 'consultant'],
    versions: [
      {
        value: figuresInUse['own-money'],
        from: null,
        source: salesRules('itens 8.2.1 e 8.2.2'),
        review: reviews.salesRules,
      },
    ],
  },
  'sbpe-only': {
    topic: 'loan',
    name: 'Que crédito a Caixa aceita',
    statement:
      'Nos seus próprios imóveis a Caixa só financia pelo SBPE, e só a pessoa física: juros, tetos e subsídios de Minha Casa, Minha Vida ou Pró-Cotista não se aplicam.',
    unit: null,
    appliesTo: 'vendas da Caixa',
    uses: ['home-purchase', 'consultant'],
    versions: [
      {
        value: 'só SBPE da Caixa',
        from: null,
        source: salesRules('itens 8.1 e 8.4.1'),
        review: reviews.salesRules,
      },
    ],
  },
  'tender-payment': {
    topic: 'loan',
    name: 'Licitações e leilões que aceitam financiamento',
    statement: 'Das páginas do RS em agosto de 2026; FGTS era aceito em 97 licitações e 212 leilões.',
    unit: null,
    appliesTo: 'licitação e leilão SFI',
    uses: ['consultant'],
    versions: [
      {
        value: '5 de 156 licitações e 3 de 290 leilões',
        from: '2026-08',
        source: documents.pagesOfRsAndSc,
        review: reviews.salesRules,
      },
    ],
  },
  'financing-share-of-list': {
    topic: 'loan',
    name: 'Imóveis que aceitam financiamento',
    statement: 'Quantos imóveis à venda no RS aceitavam SBPE em 7 de agosto de 2026.',
    unit: null,
    appliesTo: 'imóveis da Caixa no RS',
    uses: ['consultant'],
    versions: [
      { value: '130 de 802', from: '2026-08-07', source: documents.pagesOfRs, review: reviews.salesRules },
    ],
  },
} as const satisfies Record<string, Rule>
