import {
  type DossierCase,
  dossierBurden,
  dossierEdital,
  dossierListing,
  dossierTitleRecord,
  editalOfOptions,
  flatListing,
  flatTitle,
} from './dossier-case.ts'

/** Cases about the terms of the sale. */
export const saleDossierCases: readonly DossierCase[] = [
  {
    name: 'a flat that the page makes larger than the matrícula',
    listing: dossierListing({ ...flatListing, privateArea: 71 }),
    edital: null,
    titleRecord: dossierTitleRecord({ property: flatTitle }),
    expected: {
      states: { area: 'contradiction' },
      first: 'area',
      questions: [['registry', /62 m²/]],
    },
  },
  {
    name: 'occupied on the page, empty by the edital',
    listing: dossierListing({ situation: 'occupied' }),
    edital: dossierEdital(['occupation', '2.3 O imóvel encontra-se desocupado.']),
    titleRecord: null,
    expected: {
      states: { occupancy: 'contradiction' },
      first: 'occupancy',
      questions: [['bank', /ocupado/]],
      offers: [],
    },
  },
  {
    name: 'occupancy that only the edital tells is offered',
    listing: dossierListing(),
    edital: dossierEdital(['occupation', '2.3 Situação: imóvel ocupado.']),
    titleRecord: null,
    expected: { states: { occupancy: 'one source' }, offers: ['occupancy: occupied'] },
  },
  {
    name: 'an attachment for condomínio is the debt’s matter, too',
    listing: dossierListing(flatListing, { condominiumRule: 'Sob responsabilidade do comprador.' }),
    edital: null,
    titleRecord: dossierTitleRecord({
      burdens: [
        dossierBurden({
          kind: 'attachment',
          act: 'R-5',
          excerpt: 'R-5. PENHORA. Exequente: CONDOMÍNIO EDIFÍCIO INVENTADO, por cotas condominiais.',
        }),
      ],
    }),
    expected: {
      states: { condominium: 'one source', 'burden R-5': 'one source' },
      weighs: ['burden R-5', 'condominium'],
      questions: [['bank', /condomínio em atraso/]],
    },
  },
  {
    name: 'an attachment of a flat in a building that is called Condomínio, for another debt',
    listing: dossierListing(flatListing, { condominiumRule: 'Sob responsabilidade do comprador.' }),
    edital: null,
    titleRecord: dossierTitleRecord({
      burdens: [
        dossierBurden({
          kind: 'attachment',
          act: 'R-5',
          excerpt: 'R-5. PENHORA do apartamento 12 do Condomínio Inventado, Exequente: BANCO INVENTADO S.A.',
        }),
      ],
    }),
    expected: { states: { condominium: 'one source' }, weighs: ['burden R-5'] },
  },
  {
    name: 'a lease in force in the matrícula of a home that is said to be empty',
    listing: dossierListing({ situation: 'vacant' }),
    edital: null,
    titleRecord: dossierTitleRecord({
      burdens: [
        dossierBurden({ kind: 'lease', act: 'R-5', excerpt: 'R-5. LOCAÇÃO, com cláusula de vigência.' }),
      ],
    }),
    expected: { states: { occupancy: 'contradiction', 'burden R-5': 'one source' }, weighs: ['burden R-5'] },
  },
  {
    name: 'an edital that says who clears the home, not whether somebody is in it',
    listing: dossierListing(),
    edital: dossierEdital([
      'occupation',
      '7.1 A desocupação do imóvel, quando ocupado, é de responsabilidade do comprador.',
    ]),
    titleRecord: null,
    expected: { states: { occupancy: 'unanswered' }, offers: [] },
  },
  {
    name: 'the page gives the condomínio to the buyer, the edital to the bank',
    listing: dossierListing(flatListing, { condominiumRule: 'Sob responsabilidade do comprador.' }),
    edital: dossierEdital([
      'condominium',
      '5.1 A CAIXA pagará as dívidas de condomínio vencidas até a data da venda.',
    ]),
    titleRecord: null,
    expected: {
      states: { condominium: 'contradiction' },
      first: 'condominium',
      questions: [['bank', /condomínio/]],
      offers: [],
      openCosts: [/Condomínio em atraso/],
    },
  },
  {
    name: 'page and edital set different limits',
    listing: dossierListing(flatListing, {
      condominiumRule:
        'Sob responsabilidade do comprador, até o limite de 10% em relação ao valor de avaliação do imóvel.',
    }),
    edital: dossierEdital([
      'condominium',
      '5.1 Sob responsabilidade do comprador, até o limite de 5% em relação ao valor de avaliação do imóvel, os débitos de condomínio.',
    ]),
    titleRecord: null,
    expected: { states: { condominium: 'contradiction' } },
  },
  {
    name: 'a rule with a condition is compared with nothing',
    listing: dossierListing(flatListing, { condominiumRule: 'Sob responsabilidade do comprador.' }),
    edital: dossierEdital([
      'condominium',
      '5.1 Os débitos de condomínio são de responsabilidade do comprador, exceto quando o anúncio disser o contrário.',
    ]),
    titleRecord: null,
    expected: { states: { condominium: 'unanswered' } },
  },
  {
    name: 'debts that only the edital rules, in favour of the buyer, are offered',
    listing: dossierListing(flatListing),
    edital: dossierEdital(['taxes', '5.2 A CAIXA pagará os débitos de IPTU vencidos até a data da venda.']),
    titleRecord: null,
    expected: {
      states: { taxes: 'one source', condominium: 'unanswered' },
      offers: ['taxes: 0'],
      openCosts: [],
    },
  },
  {
    name: 'a rule of which the page shows a part only agrees with nothing',
    listing: dossierListing(flatListing, {
      taxesRule: 'Sob responsabilidade do comprador',
      taxesRuleCut: true,
    }),
    edital: dossierEdital(['taxes', '5.2 Os débitos de IPTU são de responsabilidade do comprador.']),
    titleRecord: null,
    expected: { states: { taxes: 'unanswered' } },
  },
  {
    name: 'auction days that differ',
    listing: dossierListing({
      modality: 'leilao',
      firstAuctionDate: '2026-12-10T10:00:00-03:00',
      secondAuctionDate: '2026-12-17T10:00:00-03:00',
    }),
    edital: dossierEdital(['deadlines', '1.1 O 1º leilão será em 10/12/2026 e o 2º leilão em 18/12/2026.']),
    titleRecord: null,
    expected: {
      states: { dates: 'contradiction' },
      first: 'dates',
      questions: [['bank', /18\/12\/2026/]],
    },
  },
  {
    name: 'auction days that are the same in words',
    listing: dossierListing({ modality: 'leilao', firstAuctionDate: '2026-12-10T23:30:00-03:00' }),
    edital: dossierEdital(['deadlines', 'Primeiro leilão: 10 de dezembro de 2026.']),
    titleRecord: null,
    expected: { states: { dates: 'agrees' } },
  },
  {
    name: 'list and page disagree on financing',
    listing: dossierListing({ financing: true }, { financing: false }),
    edital: null,
    titleRecord: null,
    expected: {
      states: { payment: 'contradiction' },
      first: 'payment',
      questions: [['bank', /financiamento/]],
    },
  },
  {
    name: 'financing on the page, cash alone in the edital',
    listing: dossierListing({ financing: true }, { financing: true }),
    edital: dossierEdital(['payment', '4.1 O pagamento será efetuado exclusivamente à vista.']),
    titleRecord: null,
    expected: { states: { payment: 'contradiction' } },
  },
  {
    name: 'an edital with several rules, one of which is the page’s',
    listing: dossierListing(flatListing, {
      condominiumRule:
        'Sob responsabilidade do comprador, até o limite de 10% em relação ao valor de avaliação do imóvel. A CAIXA realizará o pagamento apenas do valor que exceder o limite de 10% do valor de avaliação.',
    }),
    edital: editalOfOptions(
      [
        'condominium',
        '17.2.3. Condomínio: O comprador paga até 10% do Valor de Avaliação do imóvel e a CAIXA paga o que exceder esse limite;',
      ],
      ['condominium', 'A CAIXA paga toda a dívida condominial.'],
    ),
    titleRecord: null,
    expected: { states: { condominium: 'agrees' }, offers: [] },
  },
  {
    name: 'an edital with several rules, and a page that names none',
    listing: dossierListing(flatListing),
    edital: editalOfOptions(['condominium', 'A CAIXA paga toda a dívida condominial.']),
    titleRecord: null,
    expected: { states: { condominium: 'unanswered' }, offers: [], openCosts: [] },
  },
  {
    name: 'an edital that leaves the payment to the page, which accepts financing',
    listing: dossierListing({ financing: true }, { financing: true }),
    edital: editalOfOptions(['payment', 'Exclusivamente à vista (somente recursos próprios).']),
    titleRecord: null,
    expected: { states: { payment: 'one source' } },
  },
]
