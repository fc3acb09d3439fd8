import {
  type DossierCase,
  dossierBurden,
  dossierEdital,
  dossierListing,
  dossierTitleRecord,
} from './dossier-case.ts'

/** Cases about number, owner, auctions and certificate of the matrícula. */
export const titleDossierCases: readonly DossierCase[] = [
  {
    name: 'another registration number: the wrong paper comes first, and nothing follows from it',
    listing: dossierListing(),
    edital: dossierEdital(['occupation', 'O imóvel encontra-se desocupado.']),
    titleRecord: dossierTitleRecord({
      property: { registration: '54.321', builtArea: null },
      burdens: [dossierBurden()],
      negativeAuctions: null,
    }),
    expected: {
      states: { registration: 'contradiction' },
      first: 'registration',
      wrongPaper: true,
      openCosts: [],
      questions: [['registry', /54\.321/]],
      offers: ['occupancy: vacant'],
    },
  },
  {
    name: 'a matrícula of another state is the wrong paper even without a number',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({ property: { registration: null, city: 'curitiba', uf: 'PR' } }),
    expected: {
      states: { registration: 'one source', registry: 'contradiction' },
      first: 'registry',
      wrongPaper: true,
    },
  },
  {
    name: 'a registration number by the national code',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({ property: { registration: '026.542.2.0012345-12' } }),
    expected: { states: { registration: 'agrees' } },
  },
  {
    name: 'one of two matrículas of the page has been read',
    listing: dossierListing({ registrationNumber: '12345, 12346' }, { titleRecords: ['12345', '12346'] }),
    edital: null,
    titleRecord: dossierTitleRecord(),
    expected: {
      states: { registration: 'agrees' },
      weighs: ['registration'],
      questions: [['registry', /12346/]],
    },
  },
  {
    name: 'EMGEA owns, for which Caixa sells: no contradiction, and asked',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({
      owners: [{ who: 'a EMGEA', kind: 'emgea', share: null, since: 'AV-7', page: 3 }],
    }),
    expected: {
      states: { owner: 'one source' },
      weighs: ['owner'],
      questions: [['bank', /a EMGEA, desde AV-7.*em nome dela/]],
    },
  },
  {
    name: 'EMGEA owns with a person',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({
      owners: [
        { who: 'a EMGEA', kind: 'emgea', share: '1/2', since: 'AV-7', page: 3 },
        { who: 'uma pessoa (nome encoberto)', kind: 'person', share: '1/2', since: 'R-2', page: 1 },
      ],
    }),
    expected: { states: { owner: 'contradiction' }, questions: [['lawyer', /a EMGEA, 1\/2, desde AV-7/]] },
  },
  {
    name: 'the owner is a person, with the lien of the bank in force',
    listing: dossierListing({ modality: 'leilao' }, { failedAuctionsRecorded: null, modality: 'leilao' }),
    edital: null,
    titleRecord: dossierTitleRecord({
      acts: [{ number: 'R-3', kind: 'fiduciary-lien', page: 2 }],
      owners: [{ who: 'uma pessoa (nome encoberto)', kind: 'person', share: null, since: 'R-2', page: 1 }],
      burdens: [dossierBurden({ kind: 'fiduciary-lien', act: 'R-3', excerpt: 'R-3. ALIENAÇÃO FIDUCIÁRIA' })],
      negativeAuctions: null,
    }),
    expected: {
      states: { owner: 'contradiction', 'burden R-3': 'one source' },
      first: 'owner',
      weighs: ['burden R-3'],
      questions: [
        ['bank', /R-2/],
        ['lawyer', /dona?/],
      ],
      absent: ['negativeAuctions'],
    },
  },
  {
    name: 'the bank owns a half only',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({
      owners: [
        { who: 'a Caixa', kind: 'caixa', share: '1/2', since: 'AV-6', page: 3 },
        { who: 'uma pessoa (nome encoberto)', kind: 'person', share: '1/2', since: 'R-2', page: 1 },
      ],
    }),
    expected: { states: { owner: 'contradiction' }, questions: [['lawyer', /1\/2/]] },
  },
  {
    name: 'a matrícula that does not tell its owner agrees with nobody',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({ owners: [] }),
    expected: { states: { owner: 'unanswered' }, questions: [['registry', /dono/]] },
  },
  {
    name: 'consolidated without negative auctions, in a sale after the auctions',
    listing: dossierListing({}, { failedAuctionsRecorded: null }),
    edital: null,
    titleRecord: dossierTitleRecord({ negativeAuctions: null }),
    expected: {
      states: { negativeAuctions: 'unanswered' },
      weighs: ['negativeAuctions'],
      questions: [['registry', /leilões negativos/]],
      openCosts: [/leilões negativos/],
    },
  },
  {
    name: 'the page says that the negative auctions are recorded, the matrícula has none',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({ negativeAuctions: null }),
    expected: { states: { negativeAuctions: 'contradiction' }, first: 'negativeAuctions' },
  },
  {
    name: 'page and matrícula agree that the negative auctions are missing, which still costs',
    listing: dossierListing({}, { failedAuctionsRecorded: 'Em andamento' }),
    edital: null,
    titleRecord: dossierTitleRecord({ negativeAuctions: null }),
    expected: {
      states: { negativeAuctions: 'agrees' },
      weighs: ['negativeAuctions'],
      openCosts: [/leilões negativos/],
    },
  },
  {
    name: 'in the first auctions themselves there are no negative ones yet',
    listing: dossierListing(
      { modality: 'leilao' },
      { failedAuctionsRecorded: 'Não se aplica', modality: 'leilao' },
    ),
    edital: null,
    titleRecord: dossierTitleRecord({ negativeAuctions: null }),
    expected: { states: { negativeAuctions: 'agrees' }, weighs: [], openCosts: [] },
  },
  {
    name: 'negative auctions without the extinction of the debt',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({ negativeAuctions: { act: 'AV-7', page: 3, debtExtinguished: false } }),
    expected: {
      states: { negativeAuctions: 'agrees' },
      weighs: ['negativeAuctions'],
      questions: [['registry', /extinção da dívida/]],
    },
  },
  {
    name: 'a certificate of more than thirty days',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({ certificateDate: '2026-10-26' }),
    expected: {
      states: { certificate: 'one source' },
      weighs: ['certificate'],
      questions: [['registry', /certidão/]],
    },
  },
  {
    name: 'a certificate of exactly thirty days',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({ certificateDate: '2026-10-27' }),
    expected: { states: { certificate: 'one source' }, weighs: [] },
  },
  {
    name: 'a city that was read with the end of its registry’s name is the same city',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({ property: { city: 'istro de imoveis de anapolis' } }),
    expected: { states: { registry: 'agrees' } },
  },
  {
    name: 'a city whose name only ends alike is another',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({ property: { city: 'campoanapolis' } }),
    expected: { states: { registry: 'contradiction' } },
  },
  {
    name: 'a certificate of a day to come weighs',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({ certificateDate: '2027-01-05' }),
    expected: { states: { certificate: 'one source' }, weighs: ['certificate'] },
  },
  {
    name: 'a certificate without a day',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({ certificateDate: null }),
    expected: { states: { certificate: 'unanswered' }, questions: [['registry', /certidão/]] },
  },
  {
    name: 'a matrícula without a number is not surely that of the property',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({ property: { registration: null } }),
    expected: { states: { registration: 'one source' }, weighs: ['registration'] },
  },
  {
    name: 'acts that are missing in the text weigh, the age of the certificate once',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({
      certificateDate: '2026-10-01',
      warnings: [
        'A certidão tem 56 dias. O que foi registrado depois dela não está aqui: peça uma nova antes de pagar.',
        'O texto começa no ato R-5: faltam os atos anteriores.',
      ],
    }),
    expected: {
      states: { reading: 'one source', certificate: 'one source' },
      weighs: ['reading', 'certificate'],
      questions: [['registry', /inteira, .* O texto começa no ato R-5/]],
    },
  },
  {
    name: 'a reading without warnings has no row for them',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord(),
    expected: { states: { certificate: 'one source' }, absent: ['reading'] },
  },
]
