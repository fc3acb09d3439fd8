// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { deskCalls } from '#contract/desk-calls.ts'
import { ownLotCalls } from '#contract/own-lot-calls.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import type { SharedList } from '#contract/shared-list-schemas.ts'
import { fakeAccount } from '#test/support/faked-account.ts'
import { fakeFavorites, favoriteOf } from '#test/support/faked-favorites.ts'
import { listedProperty } from '#test/support/property-detail.ts'
import {
  type Application,
  expectFocus,
  it,
  screen,
  shownText,
  waitFor,
  within,
} from '#test/support/rendered-application.ts'
import { allSharedFigures } from '#test/support/shared-page.ts'

const client = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Família Andrade',
  created_at: '2026-01-10T12:00:00Z',
}
const list: SharedList = {
  id: '00000000-0000-4000-8000-000000000002',
  title: 'Imóveis para Família Andrade',
  adviserName: 'Carla Menezes',
  words: 'Vejam estes.',
  showLogo: false,
  figures: allSharedFigures,
  source: { kind: 'client', client: client.id },
  createdAt: '2026-11-20T12:00:00Z',
  linkedAt: '2026-11-20T12:00:00Z',
  expiresAt: '2026-12-20T12:00:00Z',
  state: 'open',
  listings: 1,
  opens: 12,
  lastOpened: '2026-11-21',
  liked: 1,
  disliked: 0,
  questions: 1,
}
const answers = {
  list,
  reactions: [{ item: listedProperty.id, title: 'Apartamento', liked: 1, disliked: 0 }],
  questions: [
    {
      id: '00000000-0000-4000-8000-000000000003',
      item: listedProperty.id,
      text: 'Dá para visitar no sábado?',
      name: 'Joana',
      askedAt: '2026-11-21T12:00:00Z',
    },
  ],
  titles: { [listedProperty.id]: 'Apartamento' },
}

async function openDesk(
  app: Application,
  lists: SharedList[],
  query = '',
  ofClients = { [client.id]: true as const },
): Promise<void> {
  const { server } = app
  fakeAccount(server)
  server.answer(deskCalls.clients, [client])
  server.answer(deskCalls.expenses, [])
  server.answer(ownLotCalls.ownLots, [])
  server.answer(savedCalls.favoriteLadders, [])
  server.answer(sharedListCalls.sharedLists, { lists, logo: null })
  server.answer(sharedListCalls.sharedListAnswers, answers)
  server.answer(sharedListCalls.clientAnswers, {
    reactions: [{ item: listedProperty.id, liked: 1, disliked: 0 }],
    questions: answers.questions.map(question => ({ ...question, list: list.title, listId: list.id })),
  })
  fakeFavorites(server, [favoriteOf(listedProperty, { clients: ofClients })])
  await app.open(`/mesa${query}`)
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Enviar ao cliente' }))

async function begin(app: Application, lists: SharedList[] = []) {
  await openDesk(app, lists)
  await app.user.click(await screen.findByRole('button', { name: 'Enviar ao cliente' }))
  return dialog()
}

describe('sending a list to a client', () => {
  it('previews the chosen figures, and gives the link once', async ({ app }) => {
    const shown = await begin(app)
    await app.user.click(await shown.findByRole('checkbox', { name: /^Apartamento/ }))
    await app.user.click(await shown.findByRole('checkbox', { name: 'Lance máximo' }))
    expect(shownText(document.querySelector('.share-preview'))).toContain('Lance máximo, meta 15%')
    await app.user.click(shown.getByRole('checkbox', { name: 'Preço' }))
    expect(shownText(document.querySelector('.share-preview'))).not.toContain('R$ 74.900')
    app.server.answer(sharedListCalls.createSharedList, { list, url: 'https://site.example/lista/abc' })
    await app.user.click(shown.getByRole('button', { name: 'Criar link' }))
    const link = await shown.findByRole<HTMLInputElement>('textbox', { name: 'O link' })
    expect(link.value).toBe('https://site.example/lista/abc')
    const [request] = app.server.requests(sharedListCalls.createSharedList)
    expect(request?.body).toMatchObject({
      title: 'Imóveis escolhidos',
      adviserName: 'Ana Investidora',
      figures: { price: false, maxBid: true },
      source: { kind: 'items', items: [listedProperty.id] },
    })
  })

  it('sends nothing that was not marked, whatever stands on the screen', async ({ app }) => {
    await openDesk(app, [], '?cliente=meus', {})
    await app.user.click(await screen.findByRole('button', { name: 'Enviar ao cliente' }))
    const shown = await dialog()
    await app.user.click(await shown.findByRole('button', { name: 'Criar link' }))
    shown.getByText('Marque ao menos um imóvel.')
    expect(app.server.requests(sharedListCalls.createSharedList)).toEqual([])
    app.server.answer(sharedListCalls.createSharedList, { list, url: 'https://site.example/lista/abc' })
    await app.user.click(shown.getByRole('checkbox', { name: /^Apartamento/ }))
    await app.user.click(shown.getByRole('button', { name: 'Criar link' }))
    await expectFocus(await shown.findByRole('heading', { name: /está pronto$/ }))
    const [request] = app.server.requests(sharedListCalls.createSharedList)
    expect(request?.body).toMatchObject({ source: { kind: 'items', items: [listedProperty.id] } })
  })

  it('remembers who sent the last list and its words', async ({ app }) => {
    const shown = await begin(app, [list])
    expect((await shown.findByRole<HTMLInputElement>('textbox', { name: 'Quem envia' })).value).toBe(
      'Carla Menezes',
    )
    expect(shown.getByDisplayValue('Vejam estes.')).toBeTruthy()
  })

  it('says that it needs the network', async ({ app }) => {
    app.server.disconnect(sharedListCalls.sharedLists)
    await openDesk(app, [])
    await app.user.click(await screen.findByRole('button', { name: 'Enviar ao cliente' }))
    await (await dialog()).findByText(/é preciso internet/)
  })
})

describe('the lists that were sent', () => {
  it('are led to by a notification, with what clients answered, and lead on to the property', async ({
    app,
  }) => {
    await openDesk(app, [list], `?lista=${list.id}`)
    const shown = await dialog()
    await shown.findByText(/aberta 12 vezes, por último em 21/)
    await shown.findByText('Dá para visitar no sábado?')
    await app.user.click(shown.getByRole('button', { name: /^Abrir/ }))
    const panel = within(await screen.findByRole('dialog', { name: /Anápolis/ }))
    panel.getByRole('textbox', { name: 'Nota que o cliente vê' })
    expect(app.address()).toBe(`/mesa?ficha=${listedProperty.id}`)
  })

  it('say that a name is somebody’s own word, and lose a question that the owner deletes', async ({
    app,
  }) => {
    await openDesk(app, [list], `?lista=${list.id}`)
    const shown = await dialog()
    await shown.findByText(/^Diz ser Joana ·/)
    app.server.answer(sharedListCalls.deleteSharedQuestion, { ok: true })
    await app.user.click(shown.getByRole('button', { name: /^Excluir a pergunta “Dá para visitar/ }))
    await waitFor(() => expect(shown.queryByText('Dá para visitar no sábado?')).toBeNull())
    const [request] = app.server.requests(sharedListCalls.deleteSharedQuestion)
    expect(request?.path).toEqual({ id: list.id, question: answers.questions[0]?.id })
  })

  it('stay open for the days that are chosen, by the same link or by a new one', async ({ app }) => {
    await openDesk(app, [list], `?lista=${list.id}`)
    const shown = await dialog()
    const choose = async (what: string, days: string, yes: string) => {
      await app.user.click(await shown.findByRole('button', { name: what }))
      const asked = within(shown.getByRole('group', { name: yes }))
      await app.user.click(asked.getByRole('radio', { name: days }))
      await app.user.click(asked.getByRole('button', { name: yes }))
    }
    app.server.answer(sharedListCalls.changeSharedList, list)
    await choose('Renovar', '7 dias', 'Renovar')
    await waitFor(() => expect(shown.queryByRole('group', { name: 'Renovar' })).toBeNull())
    expect(app.server.requests(sharedListCalls.changeSharedList)[0]?.body).toEqual({ days: 7 })
    app.server.answer(sharedListCalls.renewSharedLink, { list, url: 'https://site.example/lista/nova' })
    await choose('Novo link', '90 dias', 'Criar novo link')
    expect((await shown.findByRole<HTMLInputElement>('textbox', { name: 'O link' })).value).toMatch(/nova$/)
    expect(app.server.requests(sharedListCalls.renewSharedLink)[0]?.body).toEqual({ days: 90 })
  })

  it('are closed only after a second press', async ({ app }) => {
    await openDesk(app, [list], `?lista=${list.id}`)
    const shown = await dialog()
    await app.user.click(await shown.findByRole('button', { name: 'Fechar link' }))
    expect(app.server.requests(sharedListCalls.changeSharedList)).toEqual([])
    app.server.answer(sharedListCalls.changeSharedList, { ...list, state: 'revoked' })
    await app.user.click(
      within(shown.getByRole('group', { name: 'Fechar' })).getByRole('button', { name: 'Fechar' }),
    )
    await shown.findByText(/fechada por você/)
    expect(app.server.requests(sharedListCalls.changeSharedList)[0]?.body).toEqual({ revoked: true })
    await expectFocus(shown.getByRole('heading', { name: list.title }))
  })

  it('are deleted with the focus where the next one is', async ({ app }) => {
    await openDesk(app, [{ ...list, state: 'ended' }], `?lista=${list.id}`)
    const shown = await dialog()
    await app.user.click(await shown.findByRole('button', { name: 'Excluir' }))
    const asked = shown.getByRole('group', { name: 'Excluir' })
    await expectFocus(asked)
    app.server.answer(sharedListCalls.deleteSharedList, { ok: true })
    await app.user.click(within(asked).getByRole('button', { name: 'Excluir' }))
    await shown.findByText('Nenhuma lista enviada ainda.')
    await expectFocus(shown.getByRole('button', { name: 'Enviadas (0)' }))
  })
})

describe('a note for the client', () => {
  it('is kept apart from the private one', async ({ app }) => {
    await openDesk(app, [list], `?lista=${list.id}`)
    await app.user.click(await (await dialog()).findByRole('button', { name: /^Abrir/ }))
    const panel = within(await screen.findByRole('dialog', { name: /Anápolis/ }))
    await app.user.type(panel.getByRole('textbox', { name: 'Nota que o cliente vê' }), 'Perto da escola')
    await app.user.tab()
    const requests = () => app.server.requests(savedCalls.changeFavorite)
    await waitFor(() => expect(requests()).toHaveLength(1))
    const sent = JSON.stringify(requests())
    expect(sent).toContain('"clientNotes":"Perto da escola"')
    expect(sent).not.toContain('"notes":')
  })
})
