// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { savedCalls } from '#contract/saved-calls.ts'
import { type Application, fillField, it, screen, within } from '#test/support/rendered-application.ts'
import { fakeAccount } from '#test/support/faked-account.ts'
import { fakeFavorites, favoriteOf } from '#test/support/faked-favorites.ts'
import { listedProperty } from '#test/support/property-detail.ts'

const { changeFavorite, favorites } = savedCalls
const notes = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Anotações' })
const press = async ({ user }: Application, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

/** Opens the notes on the account's only favorite. */
async function openNotes(app: Application): Promise<HTMLTextAreaElement> {
  fakeAccount(app.server)
  fakeFavorites(app.server, [favoriteOf(listedProperty)], [listedProperty])
  await app.open('/favorites')
  await press(app, /^Anota/)
  return notes()
}

describe('the notes on a favorite', () => {
  it('are shown again when the server refused them, until they are saved or discarded', async ({ app }) => {
    const field = await openNotes(app)
    app.server.refuse(changeFavorite, 'bad_request', { message: 'Não assim.' })
    await fillField(app.user, field, 'Proposta: 90 mil')
    await screen.findByText(/^Não foi salvo, mas está guardado/)
    await press(app, 'Pronto')
    await app.reload()
    await press(app, /^Anota/)
    expect((await notes()).value).toBe('Proposta: 90 mil')
    within(screen.getByRole('region', { name: 'Texto salvo' })).getByText('Nada anotado')
    fakeFavorites(app.server, [favoriteOf(listedProperty)])
    await press(app, 'Manter o meu')
    await screen.findByText('Salvo')
    await press(app, 'Pronto')
    await screen.findByRole('button', { name: /^Anotações: Proposta: 90 mil ?: / })
  })

  it('are not lost when the favorite is removed elsewhere', async ({ app }) => {
    const field = await openNotes(app)
    app.server.answer(favorites, [])
    app.server.refuse(changeFavorite, 'favorite_not_found')
    await fillField(app.user, field, 'Chave na portaria')
    await screen.findByText('Este imóvel não está mais nos favoritos.')
    expect((await notes()).value).toBe('Chave na portaria')
    fakeFavorites(app.server, [], [listedProperty])
    await press(app, 'Salvar de novo')
    await screen.findByText('Salvo')
    await press(app, 'Pronto')
    await screen.findByRole('button', { name: /^Anotações: Chave na portaria ?: / })
  })
})
