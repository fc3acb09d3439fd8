// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { accountCalls } from '#contract/account-calls.ts'
import { channelCalls } from '#contract/channel-calls.ts'
import { geoCalls } from '#contract/geo-calls.ts'
import {
  type Application,
  descriptionOf,
  expectFocus,
  it,
  screen,
  waitFor,
  within,
} from '#test/support/rendered-application.ts'
import { fakeAccount } from '#test/support/faked-account.ts'

const city = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Cidade' })
const button = (name: string) => screen.findByRole('button', { name })

async function openProfile(app: Application): Promise<void> {
  await app.open('/profile')
  await screen.findByText('Esta sessão, em uso agora')
}

describe('the profile', () => {
  it('resets a preference that could not be saved, and says so', async ({ app }) => {
    fakeAccount(app.server)
    await openProfile(app)
    app.server.disconnect(accountCalls.changePreferences)
    const email = await screen.findByRole('switch', { name: /^Também por e-mail/, checked: true })
    await app.user.click(email)
    await screen.findByText(/^A escolha não foi salva\./)
    await screen.findByRole('switch', { name: /^Também por e-mail/, checked: true })
  })

  it('says what this browser and this server cannot do', async ({ app }) => {
    fakeAccount(app.server)
    app.server.answer(channelCalls.channels, {
      push: { publicKey: null, devices: [] },
      telegram: { available: false, linked: null },
      calendar: { since: null },
    })
    await openProfile(app)
    await screen.findByText('Este servidor não envia avisos a aparelhos.')
    await screen.findByText('Este servidor não tem um robô no Telegram.')
    expect(screen.queryByRole('button', { name: 'Ligar ao Telegram' })).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Leilões no Telegram' }).disabled).toBe(
      true,
    )
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Leilões por e-mail' }).checked).toBe(true)
  })

  it('says that a browser without notifications has none, and offers the chat', async ({ app }) => {
    fakeAccount(app.server)
    await openProfile(app)
    await screen.findByText(/^Este navegador não recebe avisos\./)
    await screen.findByRole('button', { name: 'Ligar ao Telegram' })
    expect(screen.queryByRole('button', { name: 'Ativar neste aparelho' })).toBeNull()
  })

  it('keeps the calendar’s address visible until the page is left', async ({ app }) => {
    fakeAccount(app.server)
    const url = 'https://arremate.example/api/calendar/feed/x.ics'
    app.server.answer(channelCalls.renewCalendarFeed, { url, since: '2026-11-26T12:00:00Z' })
    await openProfile(app)
    await app.user.click(await button('Criar endereço'))
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Endereço do calendário' })
    expect(field.value).toBe(url)
    await app.user.click(await button('Copiar'))
    expect(await navigator.clipboard.readText()).toBe(url)
    await button('Apagar o endereço')
  })

  it('keeps the city when the municipalities fail to load, and can load them again', async ({ app }) => {
    fakeAccount(app.server)
    app.server.disconnect(geoCalls.municipalities)
    await openProfile(app)
    const problem = await screen.findByText(/As cidades não carregaram\./)
    expect((await city()).value).toBe('Santo André')
    expect((await city()).disabled).toBe(true)
    app.server.connect()
    await app.user.click(within(problem).getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(async () => expect((await city()).disabled).toBe(false))
    expect((await city()).value).toBe('Santo André')
  })

  it('keeps a name that could not be saved, and saves it when the server is back', async ({ app }) => {
    const me = fakeAccount(app.server)
    app.server.answer(accountCalls.changeMe, ({ body }) => ({
      ...me,
      user: { ...me.user, ...(body as { name: string }) },
    }))
    await openProfile(app)
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nome' })
    const save = await button('Salvar')
    await app.user.clear(name)
    await app.user.type(name, ' ')
    await app.user.click(save)
    await screen.findByText('Escreva como quer ser chamado.')
    await expectFocus(name)
    expect(app.server.requests(accountCalls.changeMe)).toEqual([])

    app.server.disconnect(accountCalls.changeMe)
    await app.user.clear(name)
    await app.user.type(name, 'Maria da Conceição')
    await app.user.click(save)
    await screen.findByText(/^Sem conexão com o servidor.*continua aqui/)
    expect(name.value).toBe('Maria da Conceição')
    app.server.connect()
    await app.user.click(save)
    await screen.findByRole('heading', { level: 1, name: 'Maria da Conceição' })
  })

  it('shows the server’s error of a field there, and saves with the right value', async ({ app }) => {
    const me = fakeAccount(app.server)
    await openProfile(app)
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nome' })
    app.server.refuse(accountCalls.changeMe, 'bad_request', { fields: { name: 'Use até 100 caracteres.' } })
    await app.user.type(name, ' Maria{Enter}')
    await waitFor(() => expect(descriptionOf(name)).toBe('Use até 100 caracteres.'))
    await expectFocus(name)
    expect(name.value).toBe('Ana Investidora Maria')
    app.server.answer(accountCalls.changeMe, { ...me, user: { ...me.user, name: 'Ana M' } })
    await app.user.clear(name)
    expect(descriptionOf(name)).toBe('Escreva como quer ser chamado.')
    await app.user.type(name, 'Ana M{Enter}')
    await screen.findByText('Salvo')
    await screen.findByRole('heading', { level: 1, name: 'Ana M' })
  })

  it('shows the remembered account without a server, until the server is back', async ({ app }) => {
    fakeAccount(app.server)
    await openProfile(app)
    app.server.disconnect()
    await app.reload()
    const away = await screen.findByText(/estes são os dados guardados neste aparelho/)
    await screen.findByText('ana@exemplo.com.br')
    app.server.connect()
    await app.user.click(
      within(away.parentElement as HTMLElement).getByRole('button', { name: 'Tentar de novo' }),
    )
    await waitFor(() => expect(screen.queryByText(/estes são os dados guardados/)).toBeNull())
  })

  it('asks for the password before it deletes the account, and says when it is wrong', async ({ app }) => {
    fakeAccount(app.server)
    const wrong = 'A senha não confere.'
    app.server.refuse(accountCalls.deleteMe, 'wrong_password', {
      message: wrong,
      fields: { password: wrong },
    })
    await openProfile(app)
    const entry = await button('Excluir minha conta')
    await app.user.click(entry)
    const dialog = await screen.findByRole('dialog')
    const field = await within(dialog).findByLabelText('Sua senha')
    await app.user.click(within(dialog).getByRole('button', { name: 'Excluir para sempre' }))
    await waitFor(() => expect(descriptionOf(field)).toBe('Digite a sua senha para confirmar.'))
    expect(app.server.requests(accountCalls.deleteMe)).toEqual([])
    await app.user.type(field, 'outra{Enter}')
    await waitFor(() => expect(descriptionOf(field)).toBe('A senha não confere.'))
    await expectFocus(field)
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectFocus(entry)
  })
})
