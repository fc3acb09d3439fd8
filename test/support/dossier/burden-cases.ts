import {
  type DossierCase,
  dossierBurden,
  dossierEdital,
  dossierListing,
  dossierTitleRecord,
} from './dossier-case.ts'

/** Cases about burdens. */
export const burdenDossierCases: readonly DossierCase[] = [
  {
    name: 'a burden in force that neither page nor edital names',
    listing: dossierListing(),
    edital: dossierEdital([
      'lawsuits',
      '9.1 Compete ao comprador verificar a existência de ações judiciais e ônus.',
    ]),
    titleRecord: dossierTitleRecord({ burdens: [dossierBurden()] }),
    expected: {
      states: { 'burden AV-5': 'one source' },
      first: 'burden AV-5',
      weighs: ['burden AV-5'],
      questions: [
        ['registry', /AV-5/],
        ['lawyer', /AV-5/],
      ],
      openCosts: [/penhora/i],
    },
  },
  {
    name: 'a burden in force of a home that the edital calls free',
    listing: dossierListing(),
    edital: dossierEdital(['lawsuits', '9.1 O imóvel está livre e desembaraçado de quaisquer ônus.']),
    titleRecord: dossierTitleRecord({ burdens: [dossierBurden()] }),
    expected: { states: { 'burden AV-5': 'contradiction' }, first: 'burden AV-5' },
  },
  {
    name: 'a burden in force that the page warns of',
    listing: dossierListing({}, { warnings: ['Consta penhora averbada na matrícula.'] }),
    edital: null,
    titleRecord: dossierTitleRecord({ burdens: [dossierBurden()] }),
    expected: {
      states: { 'burden AV-5': 'agrees' },
      weighs: ['burden AV-5'],
      openCosts: [/penhora/i],
    },
  },
  {
    name: 'a burden that the text does not surely end',
    listing: dossierListing({}, { warnings: ['Consta penhora averbada na matrícula.'] }),
    edital: null,
    titleRecord: dossierTitleRecord({
      burdens: [
        dossierBurden({
          inForce: null,
          cancelledBy: 'AV-8',
          reason: 'O cancelamento é de uma parte. A regra tem condição: leia os dois atos.',
          certainty: 'low',
        }),
      ],
    }),
    expected: {
      states: { 'burden AV-5': 'unanswered' },
      weighs: ['burden AV-5'],
      questions: [['registry', /AV-5/]],
      openCosts: [/penhora/i],
    },
  },
  {
    name: 'a burden that the page warns of and the matrícula has cancelled',
    listing: dossierListing({}, { warnings: ['Consta penhora averbada na matrícula.'] }),
    edital: null,
    titleRecord: dossierTitleRecord({
      burdens: [dossierBurden({ inForce: false, cancelledBy: 'AV-8' })],
    }),
    expected: { states: { 'burden AV-5': 'contradiction' }, openCosts: [] },
  },
  {
    name: 'a burden that the page warns of and the matrícula does not have',
    listing: dossierListing({}, { warnings: ['Consta penhora averbada na matrícula.'] }),
    edital: null,
    titleRecord: dossierTitleRecord(),
    expected: { states: { burdens: 'contradiction' }, first: 'burdens' },
  },
  {
    name: 'two burdens of one act',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({
      burdens: [
        dossierBurden({ kind: 'usufruct', act: 'R-4', excerpt: 'R-4. DOAÇÃO com reserva de usufruto.' }),
        dossierBurden({ kind: 'restrictive-clauses', act: 'R-4', excerpt: 'R-4. DOAÇÃO com cláusulas.' }),
      ],
    }),
    expected: {
      states: { 'burden R-4': 'one source', 'burden R-4 2': 'one source' },
      openCosts: [/usufruto/, /cláusulas/],
    },
  },
  {
    name: 'cancelled burdens weigh nothing',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({
      burdens: [
        dossierBurden({ inForce: false, cancelledBy: 'AV-8' }),
        dossierBurden({ kind: 'mortgage', act: 'R-1', inForce: false, cancelledBy: 'AV-2' }),
      ],
    }),
    expected: { states: { burdens: 'one source' }, weighs: [], openCosts: [] },
  },
  {
    name: 'a cancellation whose letters were hardly recognized ends nothing',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({
      recognized: true,
      burdens: [dossierBurden({ inForce: false, cancelledBy: 'AV-8', certainty: 'low' })],
    }),
    expected: {
      states: { 'burden AV-5': 'unanswered' },
      weighs: ['burden AV-5'],
      questions: [['registry', /AV-5.* ainda vale\? Um ato diz que foi cancelado, mas as letras/]],
      openCosts: [/penhora/i],
    },
  },
  {
    name: 'a text in which no act was found says of no burden that there is none',
    listing: dossierListing({}, { warnings: ['O imóvel está livre e desembaraçado de quaisquer ônus.'] }),
    edital: null,
    titleRecord: dossierTitleRecord({ acts: [], owners: [], negativeAuctions: null }),
    expected: { states: { burdens: 'unanswered' }, weighs: ['burdens'], questions: [['registry', /ônus/]] },
  },
  {
    name: 'the questions about several clauses are in the plural',
    listing: dossierListing(),
    edital: null,
    titleRecord: dossierTitleRecord({
      burdens: [dossierBurden({ kind: 'restrictive-clauses', act: 'R-4', inForce: null, certainty: 'low' })],
    }),
    expected: {
      states: { 'burden R-4': 'unanswered' },
      questions: [
        ['registry', /^As cláusulas restritivas do ato R-4 .* ainda valem\?/],
        ['lawyer', /continuam valendo .* Quem as retira/],
      ],
    },
  },
]
