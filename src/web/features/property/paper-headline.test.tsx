// @vitest-environment happy-dom
import { describe, expect, vi } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { keptPaperCalls } from '#contract/kept-paper-calls.ts'
import type { KeptPaper } from '#contract/kept-paper-schemas.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { type Application, it, screen, shownText, waitFor } from '#test/support/rendered-application.ts'
import { fakeAccount, fakedStats } from '#test/support/faked-account.ts'
import { fakeFavorites } from '#test/support/faked-favorites.ts'
import { exampleEdital, exampleTitleRecord } from '#test/support/kept-papers.ts'
import { listedProperty, richProperty } from '#test/support/property-detail.ts'
import type { NewReadPaper } from '../../data/papers/read-papers.ts'

const { id: propertyId, state } = richProperty
const own = {
  registration: richProperty.bankPage?.titleRecords[0] ?? '41207',
  uf: state,
  city: null,
  address: null,
}
const attached = {
  ...exampleTitleRecord,
  property: { ...exampleTitleRecord.property, ...own },
  burdens: [
    {
      ...exampleTitleRecord.burdens[0]!,
      kind: 'attachment',
      act: 'AV-9',
      inForce: true,
      cancelledBy: null,
      reason: null,
      certainty: 'high',
    },
  ],
} as const satisfies KeptPaper['reading']
const common = { propertyId, readAt: '2026-11-18T12:00:00.000Z' }
const titleRecord: KeptPaper = {
  id: 'a0000000-0000-4000-8000-000000000001',
  ...common,
  paper: 'title-record',
  name: 'matricula.pdf',
  reading: { ...attached, burdens: [...attached.burdens] },
}
const edital: KeptPaper = {
  id: 'a0000000-0000-4000-8000-000000000002',
  ...common,
  paper: 'edital',
  name: 'edital.pdf',
  reading: exampleEdital,
}
const withPapers: PropertyDetail = { ...richProperty, keptPapers: ['title-record'] }

function keep({ server }: Application, papers: readonly KeptPaper[], lost = false): void {
  server.answer(keptPaperCalls.keptPapers, {
    items: papers.map(paper => {
      const { reading: _reading, ...line } = paper
      return { ...line, ...(lost && { name: null }) }
    }),
  })
  server.answer(keptPaperCalls.keptPaper, ({ path }) => papers.find(({ id }) => id === path['id'])!)
}

/** Opens the page of a property as an account, whose server answers about papers as `prepare` says. */
async function openProperty(
  app: Application,
  prepare: () => void,
  property: PropertyDetail = withPapers,
): Promise<void> {
  const { server, open } = app
  fakeAccount(server)
  fakeFavorites(server, [], [listedProperty])
  server.answer(catalogueCalls.stats, { ...fakedStats, source: 'caixa' })
  server.answer(catalogueCalls.property, property)
  prepare()
  await open(`/imovel/${property.id}`)
  await screen.findByRole('heading', { name: /^Localização/ })
  await vi.dynamicImportSettled()
}

const headline = (name: RegExp | string) => screen.findByRole('region', { name })
/** The number of the act is in a part of its own, which this document surrounds with blanks. */
const worst = /^A matrícula lida mostra uma penhora em vigor \(\s?AV-9\s?\)/
const place = (): Element | null => document.querySelector('.paper-headline')

/** Remembers a paper as read in this visit, in the code of the page that is open. */
async function readPaper(paper: NewReadPaper): Promise<void> {
  const { addReadPaper } = await import('../../data/papers/read-papers.ts')
  addReadPaper(paper)
}

describe('what the papers of a property say above its verdict', () => {
  it('names the burden in force of a kept matrícula, and leads to the papers side by side', async ({
    app,
  }) => {
    await openProperty(app, () => keep(app, [titleRecord]))
    const headlineText = await headline(worst)
    expect(shownText(headlineText)).toMatch(/pesam.*2 custos fora da conta/)
    const verdict = screen.getByRole('region', {
      name: /^(Paga|Só paga|Não paga|Não dá para dizer|Provavelmente) ?/,
    })
    expect(headlineText.compareDocumentPosition(verdict) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ver os papéis lado a lado' }).getAttribute('href')).toBe(
      '#papeis',
    )
  })

  it('keeps its place while they are on their way, and says nothing calm', async ({ app }) => {
    await openProperty(app, () => app.server.withhold(keptPaperCalls.keptPapers))
    const waiting = await headline('Vendo o que dizem os papéis deste imóvel…')
    expect(shownText(waiting)).toContain('A sua conta guarda o que se leu: a matrícula.')
  })

  it('waits for the matrícula where only the edital is there, which says less', async ({ app }) => {
    await openProperty(
      app,
      () => {
        keep(app, [titleRecord, edital])
        app.server.withhold(keptPaperCalls.keptPaper)
      },
      { ...withPapers, keptPapers: ['edital', 'title-record'] },
    )
    await readPaper({
      ...common,
      paper: 'edital',
      name: 'outro.pdf',
      readAt: '2026-11-19T12:00:00.000Z',
      reading: exampleEdital,
    })
    expect(shownText(await headline(/^Vendo/))).toContain('o edital e a matrícula')
  })

  it('says that they did not load, and asks again at a press', async ({ app }) => {
    await openProperty(app, () => {
      keep(app, [titleRecord])
      app.server.disconnect(keptPaperCalls.keptPaper)
    })
    const failed = await headline('Os papéis que a conta guarda não carregaram')
    expect(shownText(failed)).toContain('O que vem abaixo não conta com eles')
    app.server.connect()
    await app.user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await headline(/uma penhora em vigor/)
  })

  it('says of a paper that cannot be decrypted that it is not counted', async ({ app }) => {
    await openProperty(app, () => keep(app, [titleRecord], true))
    expect(shownText(await headline(/não abre mais/))).toContain('Leia o papel de novo')
  })

  it('follows a paper that was read in this visit', async ({ app }) => {
    await openProperty(app, () => keep(app, []), richProperty)
    expect(place()).toBeNull()
    const { id: _id, ...read } = titleRecord
    await readPaper(read)
    await headline(worst)
  })

  it('is nothing, and asks for nothing, where no paper was read', async ({ app }) => {
    await openProperty(app, () => {}, richProperty)
    expect(place()).toBeNull()
  })

  it('goes when the paper has been deleted meanwhile', async ({ app }) => {
    await openProperty(app, () => keep(app, []))
    await waitFor(() => expect(place()).toBeNull())
  })
})
