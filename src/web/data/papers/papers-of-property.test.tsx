// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { waitFor } from '@testing-library/dom'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { keptPaperCalls } from '#contract/kept-paper-calls.ts'
import type { KeptPaper } from '#contract/kept-paper-schemas.ts'
import { fakedMe } from '#test/support/faked-account.ts'
import { type FakedServer, fakeServer } from '#test/support/faked-server.ts'
import { exampleEdital, exampleTitleRecord } from '#test/support/kept-papers.ts'
import { it } from '#test/support/rendered-component.ts'
import { clearStoredAccount, sessionQuery } from '../account/session.ts'
import { queryClient } from '../query-client.ts'
import { deleteKeptPaper, keepPaper, keptPapersQuery, tidyPaperName } from './kept-paper-calls.ts'
import { type PaperReading, useKeptPaperLines, usePapersOf } from './papers-of-property.ts'
import {
  addReadPaper,
  forgetReadPaper,
  listReadPapers,
  maxReadPapers,
  type NewReadPaper,
} from './read-papers.ts'

const property = '8444405322578'
const at = (hour: number) => `2026-01-10T${String(hour).padStart(2, '0')}:00:00.000Z`
const edital = (changes: Partial<Extract<NewReadPaper, { paper: 'edital' }>> = {}): NewReadPaper => ({
  paper: 'edital',
  propertyId: property,
  name: 'edital.pdf',
  readAt: at(11),
  reading: exampleEdital,
  ...changes,
})
const titleRecord: NewReadPaper = {
  paper: 'title-record',
  propertyId: property,
  name: 'matricula.pdf',
  readAt: at(10),
  reading: exampleTitleRecord,
}
const id = 'a0000000-0000-4000-8000-000000000001'

/** What the server keeps, and the ids of what can no longer be read. */
let kept: KeptPaper[] = []
let lost = new Set<string>()
let server: FakedServer
const problems: string[] = []

function lineOf(paper: KeptPaper) {
  const { reading: _reading, ...line } = paper
  return line
}

// The stub is removed only at the end, because a page may still ask while its test ends.
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  kept = []
  lost = new Set()
  problems.length = 0
  const faked = fakeServer(problem => problems.push(problem))
  server = faked
  vi.stubGlobal('fetch', faked.fetch)
  queryClient.setQueryData(sessionQuery.queryKey, { me: fakedMe, demonstration: false })
  server.answer(keptPaperCalls.keptPapers, () => ({
    items: kept.map(paper => ({ ...lineOf(paper), ...(lost.has(paper.id) && { name: null }) })),
  }))
  server.answer(keptPaperCalls.keptPaper, ({ path }) => {
    const found = kept.find(paper => paper.id === path['id'])
    if (!found) throw new Error('The page asked for a paper that is not kept')
    return found
  })
  server.answer(keptPaperCalls.keepPaper, ({ path, body }) => {
    const paper = { ...(body as object), id: path['id'] } as KeptPaper
    kept = [...kept.filter(other => other.id !== paper.id), paper]
    return lineOf(paper)
  })
  server.answer(keptPaperCalls.deleteKeptPaper, ({ path }) => {
    kept = kept.filter(paper => paper.id !== path['id'])
    return { ok: true } as const
  })
})
afterEach(async () => {
  await queryClient.cancelQueries()
  for (const paper of listReadPapers()) forgetReadPaper(paper.id)
  queryClient.clear()
  localStorage.clear()
  expect(problems).toEqual([])
})

function ShownPapers() {
  const { titleRecord, edital, loading, failed } = usePapersOf(property)
  const say = (paper: PaperReading<unknown> | null) =>
    paper && `${paper.name} ${paper.readAt.slice(11, 13)}h ${paper.keptId === null ? 'read' : 'kept'}`
  return (
    <output>
      {JSON.stringify([say(titleRecord), say(edital), loading ? 'loading' : failed ? 'failed' : 'whole'])}
    </output>
  )
}
const Papers = () => (
  <QueryClientProvider client={queryClient}>
    <ShownPapers />
  </QueryClientProvider>
)
const shown = (): unknown => JSON.parse(document.querySelector('output')?.textContent ?? 'null')
const becomes = (...papers: unknown[]) => waitFor(() => expect(shown()).toEqual(papers))

it('the papers of a property are the last read ones, kept or read in this visit', async ({ view }) => {
  kept = [{ ...edital({ name: 'antigo.pdf', readAt: at(9) }), id } as KeptPaper]
  view.render(<Papers />)
  expect(shown()).toEqual([null, null, 'loading'])
  await becomes(null, 'antigo.pdf 09h kept', 'whole')
  addReadPaper(edital({ propertyId: '1' }))
  addReadPaper(titleRecord)
  const read = addReadPaper(edital())
  await becomes('matricula.pdf 10h read', 'edital.pdf 11h read', 'whole')
  await keepPaper(read)
  await becomes('matricula.pdf 10h read', 'edital.pdf 11h kept', 'whole')
  kept.push({ ...edital({ name: 'do celular.pdf', readAt: at(12) }), id: id.replace('1', '2') } as KeptPaper)
  await queryClient.invalidateQueries({ queryKey: keptPapersQuery.queryKey })
  await becomes('matricula.pdf 10h read', 'do celular.pdf 12h kept', 'whole')
})

function AllKept() {
  const { lines, loading } = useKeptPaperLines()
  return <output>{JSON.stringify(loading ? 'loading' : lines.map(({ name }) => name))}</output>
}

it('the list of an account has its papers of every property, those that cannot be read without a name', async ({
  view,
}) => {
  kept = [
    { ...edital(), id } as KeptPaper,
    { ...edital({ propertyId: null, name: 'outro.pdf' }), id: id.replace('1', '2') } as KeptPaper,
  ]
  lost.add(id)
  view.render(
    <QueryClientProvider client={queryClient}>
      <AllKept />
    </QueryClientProvider>,
  )
  expect(shown()).toBe('loading')
  await waitFor(() => expect(shown()).toEqual([null, 'outro.pdf']))
})

it('a deleted paper stays in the visit in which it was read, and can be taken back', async ({ view }) => {
  view.render(<Papers />)
  const read = addReadPaper(edital())
  await keepPaper(read)
  const deleted = await deleteKeptPaper(read.id)
  await becomes(null, 'edital.pdf 11h read', 'whole')
  forgetReadPaper(read.id)
  await becomes(null, null, 'whole')
  if (deleted) await keepPaper(deleted)
  await becomes(null, 'edital.pdf 11h kept', 'whole')
})

it('a paper that can no longer be read is left out, and can be deleted', async ({ view }) => {
  kept = [{ ...edital({ readAt: at(12) }), id } as KeptPaper]
  lost.add(id)
  view.render(<Papers />)
  await becomes(null, null, 'whole')
  server.refuse(keptPaperCalls.keptPaper, 'paper_unreadable')
  expect(await deleteKeptPaper(id)).toBeNull()
  expect(kept).toEqual([])
})

it('without a connection there is what was read in this visit, and that there may be more', async ({
  view,
}) => {
  server.disconnect()
  addReadPaper(titleRecord)
  view.render(<Papers />)
  await becomes('matricula.pdf 10h read', null, 'failed')
})

it('nothing is asked for the demonstration’s account, which everybody shares', async ({ view }) => {
  queryClient.setQueryData(sessionQuery.queryKey, {
    me: { ...fakedMe, demonstration: true },
    demonstration: true,
  })
  addReadPaper(titleRecord)
  view.render(<Papers />)
  await becomes('matricula.pdf 10h read', null, 'whole')
  expect(server.requests(keptPaperCalls.keptPapers)).toEqual([])
})

it('papers read in a visit are few, and nothing of them is left on the device', async () => {
  const read = Array.from({ length: maxReadPapers + 2 }, () => addReadPaper(titleRecord))
  expect(listReadPapers()).toEqual(read.toReversed().slice(0, maxReadPapers))
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  await clearStoredAccount(null)
  expect(listReadPapers()).toEqual([])
})

it('a file’s name becomes one that can be kept', () => {
  expect(tidyPaperName(' matrícula\n 5.000\u0000.pdf ', 'Matrícula')).toBe('matrícula 5.000 .pdf')
  expect(tidyPaperName(' \u0007', 'Matrícula')).toBe('Matrícula')
  expect(tidyPaperName(`${'a'.repeat(119)}😀.pdf`, 'x')).toBe('a'.repeat(119))
})
