import { describe, expect, it } from 'vitest'
import {
  dossierBurden,
  dossierEdital,
  dossierListing,
  dossierTitleRecord,
  dossierToday,
} from '#test/support/dossier/dossier-case.ts'
import { dossierCases } from '#test/support/dossier-cases.ts'
import { buildDossier, type Dossier } from './build-dossier.ts'
import type { DossierSources } from './dossier-facts.ts'
import { writeDossierHeadline } from './dossier-headline.ts'
import { groupOfRow } from './dossier-row.ts'

const readAt = '2026-11-25T09:00:00-03:00'

const build = ({
  listing,
  edital,
  titleRecord,
  isDemonstration = false,
}: {
  listing: DossierSources['listing']
  edital: NonNullable<DossierSources['edital']>['reading'] | null
  titleRecord: NonNullable<DossierSources['titleRecord']>['reading'] | null
  isDemonstration?: boolean
}): Dossier =>
  buildDossier({
    listing,
    edital: edital && { reading: edital, readAt },
    titleRecord: titleRecord && { reading: titleRecord, readAt },
    isDemonstration,
    today: dossierToday,
  })

const penhora = dossierBurden()
const clauses = dossierBurden({ kind: 'restrictive-clauses', act: 'R-2' })
const arresto = dossierBurden({ kind: 'pre-judgment-attachment', act: 'R-8' })
const doubtful = { inForce: null, reason: 'O cancelamento é de uma parte.', certainty: 'low' } as const
const free = dossierEdital(['lawsuits', '9.1 O imóvel está livre e desembaraçado de quaisquer ônus.'])
const smaller = { property: { area: 200, builtArea: 60, landArea: 200 } }

const table: readonly (readonly [
  is: string,
  sources: Partial<Parameters<typeof build>[0]>,
  text: string,
  group: 'contradiction' | 'weighs' | null,
])[] = [
  [
    'a burden in force',
    { titleRecord: dossierTitleRecord({ burdens: [penhora] }) },
    'A matrícula lida mostra uma penhora em vigor (AV-5)',
    'weighs',
  ],
  [
    'one of another gender',
    { titleRecord: dossierTitleRecord({ burdens: [arresto] }) },
    'A matrícula lida mostra um arresto em vigor (R-8)',
    'weighs',
  ],
  [
    'one of many words',
    { titleRecord: dossierTitleRecord({ burdens: [clauses] }) },
    'A matrícula lida mostra cláusulas restritivas em vigor (R-2)',
    'weighs',
  ],
  [
    'several burdens',
    { titleRecord: dossierTitleRecord({ burdens: [arresto, penhora, clauses] }) },
    'A matrícula lida mostra 3 ônus em vigor, entre eles o arresto (R-8)',
    'weighs',
  ],
  [
    'a burden that the edital denies, before other contradictions',
    { edital: free, titleRecord: dossierTitleRecord({ burdens: [penhora], ...smaller }) },
    'A matrícula lida mostra uma penhora em vigor (AV-5)',
    'contradiction',
  ],
  [
    'a burden that nothing contradicts, beside a contradiction of another matter',
    { titleRecord: dossierTitleRecord({ burdens: [penhora], ...smaller }) },
    'A matrícula lida mostra uma penhora em vigor (AV-5)',
    'contradiction',
  ],
  [
    'a contradiction, before a burden that may be over',
    {
      titleRecord: dossierTitleRecord({
        burdens: [{ ...penhora, ...doubtful }],
        property: { area: 200, landArea: 200 },
      }),
    },
    'Não bate: área do terreno',
    'contradiction',
  ],
  [
    'a burden that may be over',
    { titleRecord: dossierTitleRecord({ burdens: [{ ...penhora, ...doubtful }] }) },
    'Não se sabe se a penhora (AV-5) ainda vale',
    'weighs',
  ],
  [
    'burdens that are many in word and may be over',
    { titleRecord: dossierTitleRecord({ burdens: [{ ...clauses, ...doubtful }] }) },
    'Não se sabe se as cláusulas restritivas (R-2) ainda valem',
    'weighs',
  ],
  [
    'the paper of another property, before anything that stands in it',
    { titleRecord: dossierTitleRecord({ burdens: [penhora], property: { registration: '999' } }) },
    'A matrícula lida parece ser de outro imóvel',
    'contradiction',
  ],
  [
    'auctions that are not recorded',
    {
      titleRecord: dossierTitleRecord({
        acts: [{ number: 'AV-6', kind: 'consolidation', page: 3 }],
        negativeAuctions: null,
      }),
      listing: dossierListing({}, { failedAuctionsRecorded: null }),
    },
    'Confira antes: averbação dos leilões negativos',
    'weighs',
  ],
  [
    'an old certificate',
    { titleRecord: dossierTitleRecord({ certificateDate: '2026-01-10' }) },
    'Confira antes: idade da certidão',
    'weighs',
  ],
  [
    'what the reading warns of, and an old certificate',
    { titleRecord: dossierTitleRecord({ certificateDate: '2026-01-10', warnings: ['Faltam atos.'] }) },
    'Confira antes: o que a leitura da matrícula avisa e mais 1 ponto',
    'weighs',
  ],
  [
    'a cancelled burden, which is nothing',
    {
      titleRecord: dossierTitleRecord({ burdens: [dossierBurden({ inForce: false, cancelledBy: 'AV-8' })] }),
    },
    'No que foi lido, nada se contradiz nem pesa',
    null,
  ],
  ['an edital alone', { edital: free }, 'No que foi lido, nada se contradiz nem pesa', null],
]

describe('the headline of a dossier', () => {
  it.each(table)('names %s', (_, sources, text, group) => {
    const dossier = build({ listing: dossierListing(), edital: null, titleRecord: null, ...sources })
    expect(writeDossierHeadline(dossier)).toEqual({ text, group })
  })

  it('is never calmer than the dossier, and fits two lines of a phone', () => {
    for (const { name, demonstration, ...sources } of dossierCases) {
      const dossier = build({ ...sources, isDemonstration: demonstration ?? false })
      const { text, group } = writeDossierHeadline(dossier)
      const groups = dossier.rows.map(groupOfRow)
      const worst = groups.find(each => each === 'contradiction' || each === 'weighs') ?? null
      expect(group, name).toBe(worst)
      expect(text.startsWith('No que foi lido'), name).toBe(worst === null)
      expect(text.length, `${name}: ${text}`).toBeLessThanOrEqual(84)
    }
  })
})
