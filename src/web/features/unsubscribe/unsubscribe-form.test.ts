// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { notificationCalls } from '#contract/notification-calls.ts'
import { type Application, expectFocus, it, screen } from '#test/support/rendered-application.ts'
import { fakeVisitor } from '#test/support/faked-account.ts'

const { unsubscription, unsubscribe } = notificationCalls
const address = 'm•••@exemplo.com.br'
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.findByRole('button', { name })

/** Opens the unsubscribe page of a link in a mail, about all mails or about one saved search. */
async function openLink({ server, open }: Application, search: string | null): Promise<void> {
  fakeVisitor(server)
  server.answer(unsubscription, { address, search, mails: true })
  server.answer(unsubscribe, ({ body }) => {
    const { what } = body as { what: string }
    return { address, search, mails: what === 'again' }
  })
  await open('/descadastrar?token=a.b')
}

const choices = ({ server }: Application) => server.requests(unsubscribe).map(({ body }) => body)

describe('the unsubscribe link in a mail', () => {
  it('stops the mails with one press, and can start them again', async ({ app }) => {
    await openLink(app, null)
    const stop = await button('Parar de receber e-mails')
    expect(screen.getByRole('main').textContent).toContain(address)
    expect(choices(app)).toEqual([])
    await app.user.click(stop)
    await expectFocus(await title('Pronto: você não recebe mais e-mails'))
    await app.user.click(await button('Voltar a receber'))
    await expectFocus(await title('Os e-mails voltaram'))
    expect(choices(app)).toEqual([{ what: 'all' }, { what: 'again' }])
  })

  it('stops the alerts of only one search', async ({ app }) => {
    await openLink(app, 'Casas em Campinas')
    await button('Parar de receber e-mails')
    await app.user.click(await button('Parar os avisos desta busca'))
    await screen.findByText(/“Casas em Campinas” continua salva/)
    expect(choices(app)).toEqual([{ what: 'search' }])
  })

  it('says that a choice was not saved while there is no connection', async ({ app }) => {
    await openLink(app, null)
    const stop = await button('Parar de receber e-mails')
    app.server.disconnect(unsubscribe)
    await app.user.click(stop)
    const problem = await screen.findByText(/A escolha não foi salva/)
    expect(problem.closest('[role=alert]')).not.toBeNull()
    await title('Parar de receber e-mails?')
  })

  it('can be reopened after a server failure', async ({ app }) => {
    fakeVisitor(app.server)
    app.server.refuse(unsubscription, 'database_unavailable')
    await app.open('/descadastrar?token=a.b')
    await title('Sem conexão com o servidor')
    app.server.refuse(unsubscription, 'link_invalid')
    await app.user.click(await button('Tentar de novo'))
    await title('Este link não vale')
  })
})
