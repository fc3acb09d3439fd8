// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { waitFor } from '@testing-library/dom'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { keptPaperCalls } from '#contract/kept-paper-calls.ts'
import type { KeptPaper } from '#contract/kept-paper-schemas.ts'
import { fakedMe } from '#test/support/faked-account.ts'
import { type FakedServer, fakeServer } from '#test/support/faked-server.ts'
import { exampleTitleRecord } from '#test/support/kept-papers.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { it } from '#test/support/rendered-component.ts'
import { sessionQuery } from '../../data/account/session.ts'
import { usePapersOf } from '../../data/papers/papers-of-property.ts'
import { addReadPaper, forgetReadPaper, listReadPapers } from '../../data/papers/read-papers.ts'
import { queryClient } from '../../data/query-client.ts'
import { DossierSources } from './dossier-view.tsx'
import { useDossier } from './use-dossier.ts'

const property = { ...richProperty, registrationNumber: '12.345', bankPage: null }
const now = Date.parse('2026-11-26T12:00:00Z')

function writePaper(name: string, hour: number, registration: string | null): KeptPaper {
  return {
    id: `a0000000-0000-4000-8000-0000000000${String(hour)}`,
    paper: 'title-record',
    propertyId: property.id,
    name,
    readAt: `2026-01-10T${String(hour)}:00:00.000Z`,
    reading: {
      ...exampleTitleRecord,
      property: { ...exampleTitleRecord.property, registration, city: null, uf: null, address: null },
    },
  }
}

let kept: KeptPaper[] = []
let server: FakedServer
const problems: string[] = []

afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  kept = []
  problems.length = 0
  const faked = fakeServer(problem => problems.push(problem))
  server = faked
  vi.stubGlobal('fetch', faked.fetch)
  queryClient.setQueryData(sessionQuery.queryKey, { me: fakedMe, demonstration: false })
  server.answer(keptPaperCalls.keptPapers, () => ({
    items: kept.map(({ reading: _reading, ...line }) => line),
  }))
  server.answer(keptPaperCalls.keptPaper, ({ path }) => {
    const found = kept.find(paper => paper.id === path['id'])
    if (!found) throw new Error('The page asked for a paper that is not kept')
    return found
  })
})
afterEach(async () => {
  await queryClient.cancelQueries()
  for (const paper of listReadPapers()) forgetReadPaper(paper.id)
  queryClient.clear()
  expect(problems).toEqual([])
})

function ShownDossier() {
  const papers = usePapersOf(property.id)
  const dossier = useDossier(property, papers, { isDemonstration: false, now })
  return (
    <section data-wrong={dossier.isWrongPaper} data-choosing={dossier.isChoosing}>
      <DossierSources
        property={property}
        papers={dossier.papers}
        leftOut={dossier.leftOut}
        loading={papers.loading || dossier.isChoosing}
        isDemonstration={false}
      />
    </section>
  )
}
const Dossier = () => (
  <QueryClientProvider client={queryClient}>
    <ShownDossier />
  </QueryClientProvider>
)
/** What stands for the matrícula, and whether it is the wrong one. */
const shown = (): [string, string | undefined] => {
  const section = document.querySelector('section')
  return [section?.querySelector('div:last-child dd')?.textContent ?? '', section?.dataset['wrong']]
}

it('a wrong matrícula that is newer is left out, and it is said which and why', async ({ view }) => {
  kept = [writePaper('certa.pdf', 10, '12.345'), writePaper('vizinho.pdf', 11, '54.321')]
  view.render(<Dossier />)
  await waitFor(() => expect(shown()[1]).toBe('false'))
  await waitFor(() => expect(shown()[0]).toMatch(/^certa\.pdf, lida em 10/))
  expect(shown()[0]).toContain(
    'Mais nova, mas não usada: vizinho.pdf, lida em 10 jan. 2026. Ela tem o nº 54.321, e o anúncio traz o nº 12345.',
  )
  expect(document.querySelectorAll('section div:last-child a')).toHaveLength(2)
})

it('one that was just read is left out for a kept one, too', async ({ view }) => {
  kept = [writePaper('certa.pdf', 10, '12.345')]
  const { id: _id, ...wrong } = writePaper('vizinho.pdf', 12, '54.321')
  addReadPaper(wrong)
  view.render(<Dossier />)
  await waitFor(() => expect(shown()[0]).toMatch(/^certa\.pdf/))
  expect(shown()[0]).toContain('vizinho.pdf')
})

it('where none fits the newest stands, and is said to be wrong', async ({ view }) => {
  kept = [writePaper('outra.pdf', 10, '99.999'), writePaper('vizinho.pdf', 11, '54.321')]
  view.render(<Dossier />)
  await waitFor(() => expect(shown()).toEqual([expect.stringMatching(/^vizinho\.pdf/), 'true']))
  expect(shown()[0]).not.toContain('não usada')
})

it('older ones are not asked for where the newest is the right one', async ({ view }) => {
  kept = [writePaper('antiga.pdf', 10, '12.345'), writePaper('certa.pdf', 11, '12.345')]
  view.render(<Dossier />)
  await waitFor(() => expect(shown()[0]).toMatch(/^certa\.pdf/))
  expect(server.requests(keptPaperCalls.keptPaper)).toHaveLength(1)
})
