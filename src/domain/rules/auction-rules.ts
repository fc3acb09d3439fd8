import { figuresInUse } from './figures-in-use.ts'
import type { Rule } from './rule.ts'
import { auctionLaw, documents, reviews } from './rule-documents.ts'

const ofLaw = (value: number | string, articles: string, from: string | null = '2023-10-31') =>
  ({ value, from, source: auctionLaw(articles), review: reviews.law }) as const

/** The law on the bank's own auctions, and on taking possession. */
export const auctionRules = {
  'auction-60': {
    topic: 'auction',
    name: 'Primeiro leilão',
    statement: 'Da consolidação da propriedade até o leilão.',
    unit: 'dias',
    appliesTo: 'alienação fiduciária',
    uses: [],
    versions: [ofLaw(60, 'art. 27')],
  },
  'second-auction': {
    topic: 'auction',
    name: 'Segundo leilão',
    statement:
      'Sem lance no primeiro, nos dias seguintes a ele; o edital traz o outro mínimo, com dívida e tributos.',
    unit: 'dias',
    appliesTo: 'alienação fiduciária',
    uses: ['consultant'],
    versions: [ofLaw(15, 'art. 27, § 1º', '2017-07-12')],
  },
  'second-auction-home': {
    topic: 'auction',
    name: 'Lance mínimo no segundo leilão, residencial',
    statement:
      'A dívida mais despesas, seguros, encargos, tributos e condomínio; sem lance, a dívida se extingue e o banco vende como quiser. Aqui não há metade da avaliação.',
    unit: null,
    appliesTo: 'financiamento da casa do devedor, quase todo leilão SFI da Caixa',
    uses: ['consultant'],
    versions: [{ ...ofLaw('a dívida e as despesas', 'art. 26-A, §§ 3º e 4º'), isChange: true }],
  },
  'second-auction-other': {
    topic: 'auction',
    name: 'Lance mínimo no segundo leilão, outros imóveis',
    statement: 'Abaixo da dívida, o banco pode aceitar a partir de metade da avaliação.',
    unit: '% da avaliação',
    appliesTo: 'alienação fiduciária fora do art. 26-A',
    uses: ['consultant'],
    versions: [ofLaw(50, 'art. 27, § 2º')],
  },
  'debt-extinct': {
    topic: 'auction',
    name: 'Dívida depois de dois leilões sem lance',
    statement:
      'No residencial ela se extingue; nos outros o art. 27, § 5º dá ao banco a livre disposição do imóvel.',
    unit: null,
    appliesTo: 'matrícula',
    uses: ['papers'],
    versions: [ofLaw('extinta no residencial', 'art. 26-A, § 4º')],
  },
  preference: {
    topic: 'auction',
    name: 'Direito de preferência do devedor',
    statement: 'Até a data do segundo leilão ele pode comprar pelo valor da dívida e das despesas.',
    unit: null,
    appliesTo: 'leilão SFI',
    uses: ['papers', 'consultant'],
    versions: [ofLaw('até o segundo leilão', 'art. 27, § 2º-B', '2017-07-12')],
  },
  'art27-11': {
    topic: 'auction',
    name: 'Penhoras sobre o direito do devedor',
    statement: 'Penhoras e indisponibilidades sobre o direito do devedor não impedem a venda.',
    unit: null,
    appliesTo: 'matrícula',
    uses: [],
    versions: [ofLaw('não impedem a venda', 'art. 27, §§ 11 e 12')],
  },
  'cpc-vil': {
    topic: 'auction',
    name: 'Preço vil no leilão judicial',
    statement:
      'Abaixo disso o lance não vale, se o juiz não disser outro mínimo; o texto do artigo não foi relido.',
    unit: '% da avaliação',
    appliesTo: 'leilão judicial',
    uses: ['consultant'],
    versions: [{ value: 50, from: null, source: documents.procedureLaw, review: reviews.law }],
  },
  art30: {
    topic: 'possession',
    name: 'Prazo para desocupar',
    statement: 'O juiz manda sair, por liminar, quem ocupa o imóvel comprado em leilão.',
    unit: 'dias',
    appliesTo: 'quem comprou em leilão, e quem comprou dele',
    uses: ['home-purchase', 'papers', 'costs', 'consultant'],
    versions: [{ ...ofLaw(60, 'art. 30'), isChange: true }],
  },
  'art30-par': {
    topic: 'possession',
    name: 'Ações do antigo devedor',
    statement:
      'Sobre o contrato e o leilão, viram perdas e danos e não impedem a posse, salvo falta de notificação do devedor.',
    unit: null,
    appliesTo: 'posse',
    uses: ['consultant'],
    versions: [ofLaw('não impedem a posse', 'art. 30, parágrafo único')],
  },
  art37a: {
    topic: 'possession',
    name: 'Taxa de ocupação',
    statement: 'Quem fica deve ao dono, por mês, do valor do imóvel no contrato (art. 24, VI), até sair.',
    unit: '% ao mês',
    appliesTo: 'antigo devedor',
    uses: ['consultant'],
    versions: [ofLaw(1, 'art. 37-A', null)],
  },
  'art27-7': {
    topic: 'possession',
    name: 'Inquilino no imóvel',
    statement:
      'A locação pode ser denunciada, com 30 dias para sair, nos 90 dias depois da consolidação, que está na matrícula.',
    unit: 'dias',
    appliesTo: 'imóvel locado',
    uses: ['consultant'],
    versions: [ofLaw(30, 'art. 27, § 7º', null)],
  },
  'eviction-cost': {
    topic: 'possession',
    name: 'Custo de desocupar',
    statement: 'Acordo, ou advogado e custas, onde não consta que está vazio; não há tabela oficial.',
    unit: 'R$',
    appliesTo: 'imóveis não sabidamente vazios',
    uses: ['costs', 'bid', 'property', 'home-purchase'],
    versions: [
      {
        value: figuresInUse['eviction-cost'],
        from: '2026-11',
        source: documents.assumption,
        review: reviews.assumption,
      },
    ],
  },
  'eviction-time': {
    topic: 'possession',
    name: 'Tempo de desocupar',
    statement: 'O que as contas supõem; nenhuma medida foi encontrada.',
    unit: null,
    appliesTo: 'imóveis ocupados',
    uses: ['home-purchase'],
    versions: [
      { value: '2 a 9 meses', from: '2026-11', source: documents.assumption, review: reviews.assumption },
    ],
  },
} as const satisfies Record<string, Rule>
