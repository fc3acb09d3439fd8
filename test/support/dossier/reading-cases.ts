import {
  type DossierCase,
  dossierBurden,
  dossierEdital,
  dossierListing,
  dossierTitleRecord,
} from './dossier-case.ts'

/** Cases about what has been read at all. */
export const readingDossierCases: readonly DossierCase[] = [
  {
    name: 'all three say the same of a house',
    listing: dossierListing(
      { financing: true, situation: 'vacant' },
      { financing: true, condominiumRule: 'Sob responsabilidade do comprador.' },
    ),
    edital: dossierEdital(
      ['condominium', '5.1 As despesas de condomínio em atraso são de responsabilidade do comprador.'],
      ['financing', '4.2 É permitida a utilização de financiamento da CAIXA.'],
    ),
    titleRecord: dossierTitleRecord(),
    expected: {
      states: {
        registration: 'agrees',
        registry: 'agrees',
        owner: 'agrees',
        address: 'agrees',
        landArea: 'agrees',
        builtArea: 'agrees',
        condominium: 'agrees',
        payment: 'agrees',
        negativeAuctions: 'agrees',
        occupancy: 'one source',
        burdens: 'one source',
      },
      offers: [],
    },
  },
  {
    name: 'nothing has been read, not even the page',
    listing: dossierListing({ totalArea: null, privateArea: null, landArea: null }, null),
    edital: null,
    titleRecord: null,
    expected: {
      states: {
        registration: 'unanswered',
        owner: 'unanswered',
        burdens: 'unanswered',
        occupancy: 'unanswered',
        condominium: 'unanswered',
        taxes: 'unanswered',
        payment: 'unanswered',
        address: 'one source',
      },
      absent: ['certificate'],
      openCosts: [],
      offers: [],
    },
  },
  {
    name: 'only the edital has been read',
    listing: dossierListing({ modality: 'leilao' }, null),
    edital: dossierEdital(
      ['condominium', '5.1 Os débitos de condomínio são de responsabilidade do arrematante.'],
      ['taxes', '5.2 A CAIXA pagará os débitos de IPTU vencidos até a data da venda.'],
    ),
    titleRecord: null,
    expected: {
      states: { condominium: 'one source', taxes: 'one source', owner: 'unanswered', burdens: 'unanswered' },
      openCosts: [/Condomínio em atraso/],
      offers: ['taxes: 0'],
    },
  },
  {
    name: 'a page about another sale says nothing of this one',
    listing: dossierListing(
      { modality: 'venda-online' },
      { modality: 'leilao', financing: false, condominiumRule: 'Sob responsabilidade do comprador.' },
    ),
    edital: dossierEdital([
      'condominium',
      '5.1 A CAIXA pagará as dívidas de condomínio vencidas até a data da venda.',
    ]),
    titleRecord: null,
    expected: { states: { condominium: 'one source', payment: 'unanswered' }, offers: ['condominium: 0'] },
  },
  {
    name: 'a demonstration listing with a matrícula',
    listing: dossierListing({ situation: 'occupied', financing: false }, null),
    edital: null,
    titleRecord: dossierTitleRecord({ burdens: [dossierBurden()] }),
    demonstration: true,
    expected: {
      states: {
        registration: 'one source',
        address: 'agrees',
        landArea: 'agrees',
        occupancy: 'one source',
        'burden AV-5': 'one source',
      },
      first: 'burden AV-5',
      questions: [['registry', /12\.345/]],
    },
  },
]
