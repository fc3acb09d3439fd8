// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { chatCalls } from '#contract/chat-calls.ts'
import { keptPaperCalls } from '#contract/kept-paper-calls.ts'
import type { KeptPaper } from '#contract/kept-paper-schemas.ts'
import { titleRecordCalls } from '#contract/title-record-calls.ts'
import { explainTitleRecord } from '#domain/title-records/explain-title-record.ts'
import { presentTitleRecord } from '#contract/present-title-record.ts'
import { fakeAccount, fakedMe } from '#test/support/faked-account.ts'
import { exampleEdital } from '#test/support/kept-papers.ts'
import {
  type Application,
  expectFocus,
  fillField,
  it,
  screen,
  shownText,
  waitFor,
  within,
} from '#test/support/rendered-application.ts'

const text = `MATRÍCULA Nº 5.000
IMÓVEL: lote de terreno com área de 300,00 m². PROPRIETÁRIA: Maria Aparecida da Silva, brasileira, solteira, CPF 123.456.789-00. Dou fé.
R-1/5.000 - Em 10 de maio de 2001. HIPOTECA em favor do BANCO DO BRASIL S.A., no valor de R$ 100.000,00.
R-2/5.000 - Em 10 de maio de 2010. PENHORA. Nos autos do processo 0001234-56.2015.8.26.0100 foi determinada a penhora do imóvel.
AV-3/5.000 - Em 10 de maio de 2020. CANCELAMENTO. Fica cancelada a hipoteca do R-1.`
const reading = presentTitleRecord(explainTitleRecord(text, { today: '2026-11-26' }), {
  text: null,
  pages: null,
  recognized: false,
})
const kept: KeptPaper = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  paper: 'edital',
  propertyId: null,
  name: 'edital-0042.pdf',
  readAt: '2026-11-20T12:00:00.000Z',
  reading: exampleEdital,
}
const lineOf = ({ id, paper, propertyId, name, readAt }: KeptPaper) => ({
  id,
  paper,
  propertyId,
  name,
  readAt,
})

/** An account that keeps these papers and changes them, and a server without a model. */
function prepare({ server }: Application, papers: readonly KeptPaper[] = [], me = fakedMe): void {
  fakeAccount(server, me)
  let lines = papers.map(lineOf)
  server.answer(keptPaperCalls.keptPapers, () => ({ items: lines }))
  server.answer(keptPaperCalls.keepPaper, ({ path, body }) => {
    const line = lineOf({ ...(body as KeptPaper), id: path.id ?? '' })
    lines = [line, ...lines]
    return line
  })
  server.answer(keptPaperCalls.deleteKeptPaper, ({ path }) => {
    lines = lines.filter(({ id }) => id !== path.id)
    return { ok: true as const }
  })
  server.answer(titleRecordCalls.explainTitleRecord, reading)
  server.answer(titleRecordCalls.writePlainWords, ({ body }) => ({
    words: (body as { passages: string[] }).passages.map(() => null),
    source: 'none' as const,
  }))
}

const openField = async (): Promise<HTMLTextAreaElement> =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto da matrícula' })
const press = async ({ user }: Application, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }))

/** What went wrong, once it is said; a place for it may be there before. */
async function findAlert(title: string): Promise<HTMLElement> {
  const alert = (await screen.findByText(title)).closest('[role=alert]')
  if (!(alert instanceof HTMLElement)) throw new Error(`“${title}” is no alert`)
  return alert
}

/** Pastes the matrícula and waits for what was read. */
async function readText(app: Application): Promise<HTMLElement> {
  await fillField(app.user, await openField(), text)
  await press(app, 'Ler a matrícula')
  return screen.findByRole('heading', { level: 1, name: 'Um ônus em vigor.' })
}

describe('a matrícula', () => {
  it('is read from a text: the answer with the focus, each burden with its words, act, page and certainty, nobody named', async ({
    app,
  }) => {
    prepare(app)
    await app.open('/papeis')
    await fillField(app.user, await openField(), '  ')
    await press(app, 'Ler a matrícula')
    expect(document.activeElement).toBe(await openField())
    expect(app.server.requests(titleRecordCalls.explainTitleRecord)).toEqual([])

    const answer = await readText(app)
    await expectFocus(answer)
    expect(app.server.requests(titleRecordCalls.explainTitleRecord)).toMatchObject([{ body: { text } }])
    const inForce = screen.getByRole('region', { name: 'Em vigor · 1' })
    expect(shownText(inForce)).toMatch(
      /Penhora ?R-2, de 10 mai\. 2010 · página 1.*“R-2\/5\.000 .*determinada a penhora do imóvel.*Leitura clara/,
    )
    const ended = screen.getByRole('region', { name: 'Cancelados · 1' })
    expect(shownText(ended)).toMatch(/Hipoteca ?R-1, .*; cancelado por AV-3, de 10 mai\. 2020/)
    expect(
      within(screen.getByRole('region', { name: 'Todos os atos · 3' })).getAllByRole('button'),
    ).toHaveLength(3)
    const page = shownText(screen.getByRole('main'))
    expect(page.match(/parecer jurídico/g)).toHaveLength(1)
    expect(page).not.toMatch(/Aparecida|123\.456/)
  })

  it('shows its text at an act, marked and with the focus', async ({ app }) => {
    prepare(app)
    await app.open('/papeis')
    await readText(app)
    const opener = screen.getByRole('button', { name: 'Ver R-2 no texto' })
    await app.user.click(opener)
    const act = await screen.findByRole('region', { name: 'R-2, Penhora' })
    await expectFocus(act)
    expect(shownText(act)).toContain('foi determinada a penhora do imóvel.')
    expect(document.body.textContent).not.toContain('Aparecida')
  })

  it('a button to an act is one element, so that what lays it out keeps the spaces between its words', async ({
    app,
  }) => {
    prepare(app)
    await app.open('/papeis')
    await readText(app)
    for (const act of ['R-2', 'R-1', 'AV-3']) {
      const button = screen.getByRole('button', { name: `Ver ${act} no texto` })
      expect([...button.childNodes].map(({ nodeName }) => nodeName)).toEqual(['SPAN'])
    }
  })

  it("shows a model's plainer words under the cited ones, marked as such", async ({ app }) => {
    prepare(app)
    app.server.answer(titleRecordCalls.writePlainWords, {
      words: ['O imóvel foi penhorado.', null],
      source: 'model',
    })
    await app.open('/papeis')
    await readText(app)
    await screen.findByText('O imóvel foi penhorado.')
    const item = shownText(screen.getByRole('region', { name: 'Em vigor · 1' }))
    expect(item).toMatch(/“R-2.*” ?Em outras palavras, por um modelo: O imóvel foi penhorado\./)
    expect(shownText(screen.getByRole('region', { name: 'Cancelados · 1' }))).not.toContain('por um modelo')
  })

  it('is kept when asked, under its number and without names, and can be taken out again', async ({
    app,
  }) => {
    prepare(app)
    await app.open('/papeis')
    await readText(app)
    await press(app, 'Guardar na conta')
    const button = await screen.findByRole('button', { name: 'Guardada na conta', pressed: true })
    const sent = app.server.requests(keptPaperCalls.keepPaper).map(({ body }) => body)
    expect(sent).toMatchObject([{ paper: 'title-record', name: 'Matrícula 5.000', propertyId: null }])
    expect(JSON.stringify(sent)).not.toMatch(/Aparecida|123\.456/)
    await app.user.click(button)
    await screen.findByRole('button', { name: 'Guardar na conta', pressed: false })
    expect(screen.getByRole('heading', { level: 1, name: 'Um ônus em vigor.' })).toBeTruthy()
  })

  it('of the demonstration cannot be kept, and the page says why', async ({ app }) => {
    prepare(app, [], { ...fakedMe, demonstration: true })
    await app.open('/papeis')
    await readText(app)
    expect(screen.queryByRole('button', { name: 'Guardar na conta' })).toBeNull()
    screen.getByText(/A conta de demonstração é de todos e não guarda papéis/)
  })

  it('that fails keeps its text, says what to do, and is read again', async ({ app }) => {
    prepare(app)
    app.server.refuse(titleRecordCalls.explainTitleRecord, 'too_many_requests', { retryAfterSeconds: 60 })
    await app.open('/papeis')
    await fillField(app.user, await openField(), text)
    await press(app, 'Ler a matrícula')
    const alert = await findAlert('A matrícula não foi lida.')
    expect(shownText(alert)).toMatch(/A matrícula não foi lida\. ?Muitas tentativas seguidas/)
    expect((await openField()).value).toBe(text)
    app.server.answer(titleRecordCalls.explainTitleRecord, reading)
    await app.user.click(within(alert).getByRole('button', { name: 'Tentar de novo' }))
    await screen.findByRole('heading', { level: 1, name: 'Um ônus em vigor.' })
  })

  it('is read no further when somebody stops it', async ({ app }) => {
    prepare(app)
    app.server.withhold(titleRecordCalls.explainTitleRecord)
    await app.open('/papeis')
    await fillField(app.user, await openField(), text)
    await press(app, 'Ler a matrícula')
    await screen.findByText('Lendo a matrícula…')
    await press(app, 'Parar')
    await screen.findByRole('button', { name: 'Ler a matrícula' })
    expect(document.activeElement).toBe(await openField())
    expect((await openField()).value).toBe(text)
    expect(screen.queryByText('A matrícula não foi lida.')).toBeNull()
  })

  it('that is pasted is not written to the device', async ({ app }) => {
    prepare(app)
    await app.open('/papeis')
    await fillField(app.user, await openField(), text)
    await app.user.tab()
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('PENHORA')
  })
})

describe('an edital', () => {
  it('is explained on the same page', async ({ app }) => {
    prepare(app)
    app.server.answer(chatCalls.explainEdital, exampleEdital)
    await app.open('/papeis?papel=edital')
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto do edital' })
    await fillField(app.user, field, 'O comprador pagará os débitos de condomínio.')
    await press(app, 'Explicar')
    const title = await screen.findByRole('heading', { level: 1, name: 'Edital explicado' })
    await expectFocus(title)
    screen.getByText('“O comprador pagará os débitos de condomínio.”')
  })

  it('that fails says so by its own words', async ({ app }) => {
    prepare(app)
    app.server.disconnect(chatCalls.explainEdital)
    await app.open('/papeis?papel=edital')
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto do edital' })
    await fillField(app.user, field, 'O comprador pagará.')
    await press(app, 'Explicar')
    expect(shownText(await findAlert('Falha ao explicar edital.'))).toMatch(
      /^Falha ao explicar edital\. ?Sem conexão com o servidor/,
    )
    expect(field.value).toBe('O comprador pagará.')
  })
})

describe('the papers that were read', () => {
  it('are listed with where they are, opened, deleted, and brought back', async ({ app }) => {
    prepare(app, [kept])
    app.server.answer(keptPaperCalls.keptPaper, kept)
    await app.open('/papeis')
    const list = await screen.findByRole('region', { name: 'Papéis lidos' })
    const line = await within(list).findByRole('link', { name: 'edital-0042.pdf' })
    expect(shownText(list)).toMatch(/Edital · 20 nov\. 2026, 9h00|Edital · 20 nov\. 2026, 09h00/)
    expect(shownText(list)).toContain('guardada na conta')
    await app.user.click(within(list).getByRole('button', { name: 'Excluir: edital-0042.pdf' }))
    await waitFor(() => expect(shownText(list)).toContain('excluída'))
    expect(app.server.requests(keptPaperCalls.deleteKeptPaper)).toMatchObject([{ path: { id: kept.id } }])
    await app.user.click(within(list).getByRole('button', { name: 'Desfazer: edital-0042.pdf' }))
    await waitFor(() => expect(app.server.requests(keptPaperCalls.keepPaper)).toHaveLength(1))
    await within(list).findByRole('link', { name: 'edital-0042.pdf' })
    expect(line.getAttribute('href')).toBe(`/papeis?papel=edital&leitura=${kept.id}`)
    await app.user.click(await within(list).findByRole('link', { name: 'edital-0042.pdf' }))
    await screen.findByRole('heading', { level: 1, name: 'Edital explicado' })
  })

  it('that the account keeps are said to be missing where they cannot be fetched', async ({ app }) => {
    prepare(app)
    app.server.disconnect(keptPaperCalls.keptPapers)
    await app.open('/papeis')
    await screen.findByText(/Os papéis guardados na conta não carregaram/)
  })

  it('that nobody keeps are gone with the page, which leads to reading again', async ({ app }) => {
    prepare(app)
    app.server.refuse(keptPaperCalls.keptPaper, 'paper_not_found')
    await app.open(`/papeis?papel=matricula&leitura=${kept.id}`)
    await screen.findByRole('heading', { level: 1, name: 'Esta leitura não está mais aqui' })
    expect(screen.getByRole('link', { name: 'Ler de novo' }).getAttribute('href')).toBe(
      '/papeis?papel=matricula',
    )
  })

  it('that cannot be read any more can only be deleted', async ({ app }) => {
    prepare(app)
    app.server.answer(keptPaperCalls.keptPapers, { items: [{ ...lineOf(kept), name: null }] })
    await app.open('/papeis')
    const list = await screen.findByRole('region', { name: 'Papéis lidos' })
    await within(list).findByText('Não pode mais ser lida')
    expect(within(list).queryByRole('link')).toBeNull()
    within(list).getByRole('button', { name: 'Excluir: papel' })
  })
})
