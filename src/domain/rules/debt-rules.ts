import { figuresInUse } from './figures-in-use.ts'
import type { Rule } from './rule.ts'
import { auctionLaw, documents, reviews, salesRules } from './rule-documents.ts'

/** Who pays condomínio and taxes that are owed, and the worst that may come. */
export const debtRules = {
  'taxes-vendas': {
    topic: 'debts',
    name: 'Tributos atrasados nas vendas e licitações',
    statement:
      'Se o total fica abaixo do limite, são de quem compra; acima, a Caixa paga tudo. Assim diziam 509 de 512 páginas; vale a página do imóvel.',
    unit: '% da avaliação',
    appliesTo: 'venda online, compra direta, licitação',
    uses: ['consultant'],
    versions: [
      {
        value: 10,
        from: '2026-08',
        isChange: true,
        source: documents.pagesOfRsAndSc,
        review: reviews.salesRules,
        conflict:
          'As regras v066 (nov/2025), item 16.2.2, deixam os tributos com quem compra; o item 16.2.1 manda valer o anúncio.',
      },
    ],
  },
  'condo-vendas': {
    topic: 'debts',
    name: 'Condomínio atrasado nas vendas e licitações',
    statement: 'Até o limite é de quem compra; a Caixa paga só o que passar.',
    unit: '% da avaliação',
    appliesTo: 'venda online, compra direta, licitação',
    uses: ['costs', 'consultant'],
    versions: [{ value: 10, from: '2025-11', source: salesRules('item 16.2.3'), review: reviews.salesRules }],
  },
  'taxes-condo-sfi': {
    topic: 'debts',
    name: 'Condomínio e tributos no leilão SFI',
    statement: 'Tudo é de quem compra. Assim diziam as 290 páginas de leilão do RS e as 10 de SC.',
    unit: null,
    appliesTo: 'leilão SFI',
    uses: ['consultant'],
    versions: [
      { value: 'sem limite', from: '2026-08', source: documents.pagesOfRsAndSc, review: reviews.salesRules },
    ],
  },
  'worst-tax-debt': {
    topic: 'debts',
    name: 'O pior caso de tributos',
    statement: 'Nas vendas e licitações até o limite; no leilão SFI não há limite.',
    unit: '% da avaliação',
    appliesTo: 'cenário pessimista',
    uses: [],
    versions: [{ value: 10, from: '2026-08', source: documents.pagesOfRs, review: reviews.salesRules }],
  },
  'worst-condo-months': {
    topic: 'debts',
    name: 'O pior caso de condomínio, onde nada o limita',
    statement: 'Meses de despesa que o cenário pessimista põe na conta.',
    unit: 'meses',
    appliesTo: 'cenário pessimista',
    uses: ['costs', 'property'],
    versions: [
      {
        value: figuresInUse['worst-condo-months'],
        from: '2026-11',
        source: documents.assumption,
        review: reviews.assumption,
      },
    ],
  },
  'all-by-caixa': {
    topic: 'debts',
    name: 'Páginas em que a Caixa paga tudo',
    statement: '“A CAIXA pagará integralmente”: as páginas do RS que dizem isso de tributos e condomínio.',
    unit: null,
    appliesTo: 'compra direta',
    uses: ['papers'],
    versions: [
      { value: '3 de 802', from: '2026-08-07', source: documents.pagesOfRs, review: reviews.salesRules },
    ],
  },
  riders: {
    topic: 'debts',
    name: 'Páginas com ressalvas depois das regras',
    statement:
      'Gravame, penhora ou indisponibilidade em 147 páginas do RS; área não averbada em 39; 5 com as duas.',
    unit: null,
    appliesTo: 'imóveis da Caixa no RS',
    uses: ['papers'],
    versions: [
      {
        value: '147 e 39 de 802',
        from: '2026-08-07',
        source: documents.pagesOfRs,
        review: reviews.salesRules,
      },
    ],
  },
  'condo-silent': {
    topic: 'debts',
    name: 'Anúncio que não fala do condomínio',
    statement: 'Nas vendas, o silêncio do anúncio deixa o condomínio atrasado com a Caixa.',
    unit: null,
    appliesTo: 'vendas da Caixa',
    uses: ['papers', 'costs', 'consultant'],
    versions: [
      {
        value: 'a Caixa paga',
        from: null,
        source: salesRules('item 16.2.3.1'),
        review: reviews.salesRules,
      },
    ],
  },
  'debt-docs': {
    topic: 'debts',
    name: 'Prazo para mandar os débitos à Caixa',
    statement: 'Da proposta até a entrega dos documentos do que ela deve pagar.',
    unit: 'dias',
    appliesTo: 'vendas da Caixa',
    uses: ['consultant'],
    versions: [{ value: 60, from: null, source: salesRules('item 16.4.1'), review: reviews.salesRules }],
  },
  'debt-caixa-pays-within': {
    topic: 'debts',
    name: 'Prazo da Caixa para pagar os débitos',
    statement: 'Contado da entrega dos documentos.',
    unit: 'dias',
    appliesTo: 'vendas da Caixa',
    uses: [],
    versions: [{ value: 120, from: null, source: salesRules('item 16.4.4'), review: reviews.salesRules }],
  },
  'debt-occupant': {
    topic: 'debts',
    name: 'Compra por quem ocupa ou devia',
    statement: 'Ocupante, ex-mutuário ou parente até o terceiro grau paga todos os débitos.',
    unit: null,
    appliesTo: 'vendas e licitação',
    uses: ['papers'],
    versions: [
      { value: 'paga tudo', from: null, source: salesRules('item 16.6'), review: reviews.salesRules },
    ],
  },
  tema1134: {
    topic: 'debts',
    name: 'Edital que passa tributos antigos ao arrematante',
    statement:
      'A cláusula é inválida nos editais publicados depois do julgamento; o caso era de leilão judicial, e no extrajudicial da Caixa não está decidido.',
    unit: null,
    appliesTo: 'leilão judicial',
    uses: ['consultant'],
    versions: [
      {
        value: 'inválida',
        from: '2024-10-24',
        isChange: true,
        source: documents.taxDebtRuling,
        review: reviews.law,
      },
    ],
  },
  'tax-debt-time': {
    topic: 'debts',
    name: 'Prescrição de tributos',
    statement:
      'Depois desse tempo a prefeitura não cobra mais a dívida; a Caixa não a paga, e pedir a baixa é de quem compra.',
    unit: 'anos',
    appliesTo: 'IPTU e outros tributos',
    uses: ['consultant'],
    versions: [
      {
        value: 5,
        from: null,
        source: salesRules('item 16.5.1 e Anexo I'),
        review: reviews.salesRules,
      },
    ],
  },
  cc1345: {
    topic: 'debts',
    name: 'Quotas atrasadas acompanham o imóvel',
    statement: 'Podem ser cobradas de quem compra; o texto do artigo não foi relido.',
    unit: null,
    appliesTo: 'condomínio',
    uses: ['costs', 'consultant'],
    versions: [{ value: 'sim', from: null, source: documents.civilCode('art. 1.345'), review: reviews.law }],
  },
  'art27-8': {
    topic: 'debts',
    name: 'O que o antigo devedor deve',
    statement: 'Responde por tributos e condomínio até o banco ter a posse; vale entre as partes.',
    unit: null,
    appliesTo: 'entre as partes',
    uses: [],
    versions: [
      { value: 'até a posse', from: null, source: auctionLaw('art. 27, § 8º'), review: reviews.law },
    ],
  },
} as const satisfies Record<string, Rule>
