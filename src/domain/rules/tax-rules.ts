import type { Rule } from './rule.ts'
import { figuresInUse, fixedIncomeTaxSteps, gainTaxSteps } from './figures-in-use.ts'
import { documents, reviews } from './rule-documents.ts'

const person = 'pessoa física'
const own = { from: '2026-11', source: documents.assumption, review: reviews.assumption } as const

/** Taxes of a sale and of fixed income, indices, and what is assumed of markets. */
export const taxRules = {
  'gain-brackets': {
    topic: 'tax',
    name: 'Imposto sobre o ganho',
    statement: '15% até R$ 5 milhões, 17,5% até 10, 20% até 30 e 22,5% acima.',
    unit: null,
    appliesTo: person,
    uses: ['costs', 'bid', 'property', 'consultant'],
    versions: [
      {
        value: '15% a 22,5%',
        steps: gainTaxSteps,
        from: '2017-01-01',
        source: documents.gainLaw,
        review: reviews.law,
      },
    ],
  },
  'gain-180': {
    topic: 'tax',
    name: 'Isenção de quem compra outra casa',
    statement:
      'Não paga imposto sobre o ganho quem vende residencial e compra outro: uma vez a cada 5 anos, e só na parte usada.',
    unit: 'dias',
    appliesTo: person,
    uses: ['costs', 'consultant'],
    versions: [
      {
        value: 180,
        from: '2005-11-21',
        source: documents.smallGainLaw('art. 39, §§ 2º e 5º'),
        review: reviews.law,
      },
    ],
  },
  'gain-440': {
    topic: 'tax',
    name: 'Isenção do único imóvel',
    statement: 'Não paga imposto sobre o ganho quem o vende por até este valor, sem outra venda em 5 anos.',
    unit: 'R$',
    appliesTo: person,
    uses: ['costs', 'consultant'],
    versions: [{ value: 440_000, from: null, source: documents.onlyHomeLaw, review: reviews.law }],
  },
  'gain-35': {
    topic: 'tax',
    name: 'Isenção de pequeno valor',
    statement: 'Vendas do mês até este valor.',
    unit: 'R$ por mês',
    appliesTo: person,
    uses: ['consultant'],
    versions: [
      {
        value: figuresInUse['gain-35'],
        from: '2005',
        source: documents.smallGainLaw('art. 38'),
        review: reviews.law,
      },
    ],
  },
  'gain-fr2': {
    topic: 'tax',
    name: 'Fator de redução do ganho',
    statement:
      'O ganho se divide por 1,0035 a cada mês de posse: 4,1% menos em 12 meses. As contas não o aplicam.',
    unit: null,
    appliesTo: person,
    uses: ['consultant'],
    versions: [
      {
        value: '1 ÷ 1,0035 por mês',
        from: '2005-12',
        source: documents.smallGainLaw('art. 40'),
        review: reviews.law,
      },
    ],
  },
  'ibs-cbs': {
    topic: 'tax',
    name: 'IBS e CBS na revenda',
    statement:
      'Quem vendeu mais imóveis do que isso no ano anterior, todos com menos de 5 anos, passa a pagar; no próprio ano, sobre o que exceder. A alíquota tem redução de 50%.',
    unit: 'imóveis por ano',
    appliesTo: 'pessoa física que revende',
    uses: ['consultant'],
    versions: [
      {
        value: 3,
        shown: 'mais de 3 imóveis por ano',
        from: '2027-01-01',
        isChange: true,
        source: documents.consumptionTaxLaw,
        review: '2027-01-31',
      },
    ],
  },
  'rent-tax': {
    topic: 'tax',
    name: 'Imposto sobre o aluguel',
    statement:
      'No carnê-leão, pela tabela progressiva do imposto de renda, até a maior alíquota; a tabela não foi relida.',
    unit: '%',
    appliesTo: 'aluguel pago por pessoa física',
    uses: ['consultant'],
    versions: [
      {
        value: 27.5,
        from: null,
        source: { kind: 'law', name: 'Lei 7.713/1988, arts. 7º e 8º (não relida)', date: '1988-12-22' },
        review: '2027-01-31',
      },
    ],
  },
  'fixed-income': {
    topic: 'tax',
    name: 'Imposto na renda fixa',
    statement:
      '22,5% até 180 dias, 20% até 360, 17,5% até 720 e 15% depois. A MP 1.303, que mudava isso, caducou.',
    unit: null,
    appliesTo: 'comparação com o CDI',
    uses: ['costs', 'bid', 'consultant'],
    versions: [
      {
        value: '22,5% a 15%',
        steps: fixedIncomeTaxSteps,
        from: '2005-01-01',
        source: documents.fixedIncomeLaw,
        review: reviews.law,
      },
    ],
  },
  cdi: {
    topic: 'index',
    name: 'CDI',
    statement: 'Só para comparar. A Selic estava em 13,75% desde 16 de setembro de 2026.',
    unit: '% ao ano',
    appliesTo: 'comparação com renda fixa',
    uses: ['costs', 'bid', 'consultant'],
    versions: [
      {
        value: figuresInUse.cdi,
        from: '2026-09-17',
        source: documents.centralBank(4389),
        review: '2026-11-04',
      },
    ],
  },
  tr: {
    topic: 'index',
    name: 'TR',
    statement:
      'Corrige o saldo do financiamento e a poupança; nos 12 meses antes foi de 0,12% a 0,176%. Fora das contas.',
    unit: '% ao mês',
    appliesTo: 'financiamento e poupança',
    uses: ['consultant'],
    versions: [{ value: 0.169, from: '2026-09', source: documents.centralBank(226), review: '2026-12-31' }],
  },
  ipca: {
    topic: 'index',
    name: 'IPCA em 12 meses',
    statement: 'Até agosto de 2026; o Focus previa 4,99% no ano.',
    unit: '% em 12 meses',
    appliesTo: 'inflação',
    uses: [],
    versions: [{ value: 4.22, from: '2026-08', source: documents.centralBank(13522), review: '2026-12-31' }],
  },
  savings: {
    topic: 'index',
    name: 'Poupança',
    statement: 'Com a Selic acima de 8,5% ao ano; a TR soma-se, e aqui não entra.',
    unit: '% ao mês + TR',
    appliesTo: 'alugar ou comprar',
    uses: ['home-purchase'],
    versions: [
      { value: figuresInUse.savings, from: '2012-05-04', source: documents.savingsLaw, review: reviews.law },
    ],
  },
  'yearly-rise': {
    topic: 'index',
    name: 'Alta de aluguel e preço que supomos',
    statement: 'Perto da inflação de 12 meses, 4,22% em agosto de 2026.',
    unit: '% ao ano',
    appliesTo: 'alugar ou comprar',
    uses: ['home-purchase'],
    versions: [{ value: figuresInUse['yearly-rise'], ...own }],
  },
  appreciation: {
    topic: 'index',
    name: 'Valorização que supomos',
    statement: 'Não há fonte para 2026: é um valor de partida.',
    unit: '% ao mês',
    appliesTo: 'simulador de financiamento',
    uses: ['financing'],
    versions: [{ value: figuresInUse.appreciation, ...own }],
  },
  rent: {
    topic: 'index',
    name: 'Aluguel que supomos',
    statement: 'Do valor do imóvel; o FipeZAP mediu 5,88% a 5,97% ao ano em 2024, cerca de 0,49% ao mês.',
    unit: '% ao mês',
    appliesTo: 'aluguel onde ninguém o disse',
    uses: ['financing', 'home-purchase', 'property'],
    versions: [{ value: figuresInUse.rent, ...own }],
  },
  'rent-measured': {
    topic: 'index',
    name: 'Aluguel medido',
    statement: 'Aluguel do ano sobre o preço anunciado, de março a agosto de 2024.',
    unit: null,
    appliesTo: 'capitais',
    uses: [],
    versions: [
      {
        value: '5,88% a 5,97% ao ano',
        from: '2024-03',
        source: documents.rents,
        review: reviews.yearlyTables,
      },
    ],
  },
  'market-115': {
    topic: 'index',
    name: 'Valor de mercado em outras contas',
    statement:
      'Avaliação mais 15%, como outros sites supõem; nenhuma fonte o sustenta, e só aparece como tal.',
    unit: '% da avaliação',
    appliesTo: 'outras contas do imóvel',
    uses: ['property', 'financing'],
    versions: [{ value: figuresInUse['market-115'], ...own }],
  },
} as const satisfies Record<string, Rule>
