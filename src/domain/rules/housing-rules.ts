import { figuresInUse } from './figures-in-use.ts'
import type { Rule, RuleVersion } from './rule.ts'
import { documents, reviews } from './rule-documents.ts'

const program = 'Minha Casa, Minha Vida, que não financia imóveis da Caixa'

/** What the bands were before, as the press stated them. */
const oldBand = (value: number): RuleVersion => ({
  value,
  from: '2025-05',
  source: { kind: 'press', name: 'Faixas de maio de 2025 (R7)', date: '2025-04-18' },
  review: reviews.law,
})

/** The order of the first of April, applied by the bank since the 22nd. */
const newBand = (value: number): RuleVersion => ({
  value,
  from: '2026-04-22',
  source: documents.housingOrder,
  review: '2027-04-30',
})

/** The housing programme, which does not apply to the bank's own homes, and the use of FGTS. */
export const housingRules = {
  'mcmv-income-f1': {
    topic: 'housing',
    name: 'Renda da faixa 1',
    statement: 'A maior renda da família por mês na faixa 1.',
    unit: 'R$',
    appliesTo: program,
    uses: ['home-purchase', 'consultant'],
    versions: [oldBand(2850), newBand(figuresInUse['mcmv-income-f1'])],
  },
  'mcmv-income-f2': {
    topic: 'housing',
    name: 'Renda da faixa 2',
    statement: 'A maior renda da família por mês na faixa 2.',
    unit: 'R$',
    appliesTo: program,
    uses: ['home-purchase', 'consultant'],
    versions: [oldBand(4700), newBand(figuresInUse['mcmv-income-f2'])],
  },
  'mcmv-income-f3': {
    topic: 'housing',
    name: 'Renda da faixa 3',
    statement: 'A maior renda da família por mês na faixa 3.',
    unit: 'R$',
    appliesTo: program,
    uses: ['home-purchase', 'consultant'],
    versions: [oldBand(8600), newBand(figuresInUse['mcmv-income-f3'])],
  },
  'mcmv-income-f4': {
    topic: 'housing',
    name: 'Renda da faixa 4',
    statement: 'A maior renda da família por mês na faixa 4, a da classe média.',
    unit: 'R$',
    appliesTo: program,
    uses: ['home-purchase', 'consultant'],
    versions: [oldBand(12000), newBand(figuresInUse['mcmv-income-f4'])],
  },
  'mcmv-price-f1f2': {
    topic: 'housing',
    name: 'Teto do imóvel nas faixas 1 e 2',
    statement: 'Conforme o município: R$ 275 mil acima de 750 mil habitantes.',
    unit: null,
    appliesTo: program,
    uses: [],
    versions: [
      {
        value: 'R$ 210 mil a R$ 275 mil',
        from: '2026-01',
        source: documents.councilPrices,
        review: '2027-01-31',
      },
    ],
  },
  'mcmv-price-f3': {
    topic: 'housing',
    name: 'Teto do imóvel na faixa 3',
    statement: 'O maior preço do imóvel na faixa 3.',
    unit: 'R$',
    appliesTo: program,
    uses: [],
    versions: [
      {
        value: 400_000,
        from: '2026-04-22',
        isChange: true,
        source: documents.housingPress,
        review: '2027-04-30',
      },
    ],
  },
  'mcmv-price-f4': {
    topic: 'housing',
    name: 'Teto do imóvel na faixa 4',
    statement: 'O maior preço do imóvel na faixa 4.',
    unit: 'R$',
    appliesTo: program,
    uses: [],
    versions: [
      {
        value: 600_000,
        from: '2026-04-22',
        isChange: true,
        source: documents.housingPress,
        review: '2027-04-30',
      },
    ],
  },
  'mcmv-rates': {
    topic: 'housing',
    name: 'Juros das faixas',
    statement:
      'Nominais, sem redutor: faixa 1 de 4,75% a 5,25%, faixa 2 de 5,5% a 7%, faixa 3 8,16%, faixa 4 10% (10,47% efetiva); cotista do FGTS 0,5 ponto a menos, menos na faixa 4.',
    unit: null,
    appliesTo: program,
    uses: [],
    versions: [
      {
        value: '4,25% a 10% ao ano + TR',
        from: '2026-04',
        source: documents.financingTable,
        review: reviews.bankTerms,
      },
    ],
  },
  'mcmv-subsidy': {
    topic: 'housing',
    name: 'Subsídio máximo',
    statement: 'Só nas faixas 1 e 2; R$ 65 mil na região Norte.',
    unit: 'R$',
    appliesTo: program,
    uses: [],
    versions: [
      {
        value: 55_000,
        from: '2025-11-11',
        isChange: true,
        source: documents.councilPrices,
        review: '2027-01-31',
      },
    ],
  },
  'fgts-ceiling': {
    topic: 'fgts',
    name: 'Teto do imóvel para usar FGTS',
    statement:
      'A maior avaliação, a mesma do SFH; desde 26 de novembro de 2025 também nos contratos antigos.',
    unit: 'R$',
    appliesTo: 'compra com FGTS ou pelo SFH',
    uses: ['home-purchase', 'consultant'],
    versions: [
      {
        value: figuresInUse['fgts-ceiling'],
        shown: 'R$\u00a02,25\u00a0milhões',
        from: '2025-10-10',
        isChange: true,
        source: documents.councilOrder,
        review: reviews.law,
      },
    ],
  },
  'fgts-three-years': {
    topic: 'fgts',
    name: 'Tempo de trabalho com FGTS',
    statement: 'Somado, em um ou em vários empregos.',
    unit: 'anos',
    appliesTo: 'quem compra',
    uses: ['home-purchase', 'consultant'],
    versions: [{ value: 3, from: null, source: documents.fgtsLaw, review: reviews.law }],
  },
  'fgts-interval': {
    topic: 'fgts',
    name: 'Intervalo entre dois usos no mesmo imóvel',
    statement:
      'É do imóvel: não pode ter sido comprado com FGTS há menos de três anos, contados do registro na matrícula.',
    unit: 'anos',
    appliesTo: 'o imóvel',
    uses: ['home-purchase'],
    versions: [{ value: 3, from: null, source: documents.fgtsConditions, review: reviews.law }],
  },
  'fgts-own-home': {
    topic: 'fgts',
    name: 'Não ter outra casa',
    statement:
      'Sem imóvel residencial no município onde mora ou trabalha, nos vizinhos ou na região metropolitana, nem financiamento ativo do SFH no país.',
    unit: null,
    appliesTo: 'quem compra',
    uses: ['home-purchase'],
    versions: [{ value: 'exigido', from: null, source: documents.fgtsConditions, review: reviews.law }],
  },
  'fgts-place': {
    topic: 'fgts',
    name: 'Onde o imóvel fica',
    statement: 'Onde quem compra trabalha ou mora há um ano, vizinhos e região metropolitana incluídos.',
    unit: null,
    appliesTo: 'o imóvel',
    uses: ['home-purchase'],
    versions: [{ value: 'exigido', from: null, source: documents.fgtsConditions, review: reviews.law }],
  },
  'fgts-kind': {
    topic: 'fgts',
    name: 'Tipo do imóvel',
    statement: 'Não vale para terreno, comercial ou rural.',
    unit: null,
    appliesTo: 'o imóvel',
    uses: ['home-purchase'],
    versions: [
      { value: 'residencial urbano', from: null, source: documents.fgtsConditions, review: reviews.law },
    ],
  },
  'fgts-habitable': {
    topic: 'fgts',
    name: 'Estado do imóvel',
    statement: 'A avaliação do banco precisa dizer que se pode morar nele, sem vícios de construção.',
    unit: null,
    appliesTo: 'o imóvel',
    uses: ['home-purchase'],
    versions: [{ value: 'habitável', from: null, source: documents.fgtsConditions, review: reviews.law }],
  },
} as const satisfies Record<string, Rule>
