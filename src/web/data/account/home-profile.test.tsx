// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { accountCalls } from '#contract/account-calls.ts'
import type { HomeProfile } from '#contract/home-profile-schemas.ts'
import { fakeAccount, fakedMe, fakeVisitor } from '#test/support/faked-account.ts'
import { listedProperty } from '#test/support/property-detail.ts'
import { fakeFavorites } from '#test/support/faked-favorites.ts'
import { homePurchaseCalls } from '#contract/home-purchase-calls.ts'
import { type Application, it, screen, shownText, waitFor } from '#test/support/rendered-application.ts'

const ours: HomeProfile = { parameters: { renda: '4000', entrada: '60000' }, isForLiving: true }
const theirs: HomeProfile = { parameters: { renda: '9000', entrada: '1000' }, isForLiving: false }
const onDevice = () => localStorage.getItem('home-profile')
const waiting = () => localStorage.getItem('account:home-profile')
const income = async () =>
  ((await screen.findByRole('textbox', { name: 'Renda por mês' })) as HTMLInputElement).value

function serve({ server }: Application, home: HomeProfile | null): void {
  fakeAccount(server, { home })
  fakeFavorites(server, [], [listedProperty])
  server.answer(homePurchaseCalls.homes, {
    items: [],
    total: 0,
    page: 0,
    limit: 20,
    levels: { fits: 0, depends: 0, short: 0 },
    homes: 0,
  })
}

describe('what a family said', () => {
  it.for([
    ['goes to an account that has nothing', null, [ours], '4.000'],
    ['gives way to what the account has', theirs, [], '9.000'],
  ] as const)('%s when it signs in, and leaves the device', async ([, kept, sent, shown], { app }) => {
    localStorage.setItem('home-profile', JSON.stringify(ours))
    serve(app, kept)
    app.server.answer(accountCalls.changeMe, () => {
      serve(app, ours)
      return { ...fakedMe, home: ours }
    })
    await app.open('/morar')
    await waitFor(async () => expect(await income()).toBe(shown))
    await waitFor(() => expect([onDevice(), waiting()]).toEqual([null, null]))
    expect(app.server.requests(accountCalls.changeMe).map(({ body }) => body)).toEqual(
      sent.map(home => ({ home })),
    )
  })

  it('offline waits on the device, is shown meanwhile, and is sent when the server is back', async ({
    app,
  }) => {
    serve(app, theirs)
    app.server.answer(accountCalls.changeMe, ({ body }) => ({ ...fakedMe, ...(body as object) }))
    await app.open('/morar')
    await waitFor(async () => expect(await income()).toBe('9.000'))
    app.server.disconnect(accountCalls.changeMe)
    await app.user.click(await screen.findByRole('switch', { name: /^Nas páginas dos imóveis/ }))
    await app.reload()
    const again = await screen.findByRole('switch', { name: /^Nas páginas dos imóveis/ })
    expect(again.getAttribute('aria-checked') ?? String((again as HTMLInputElement).checked)).toBe('true')
    expect(JSON.parse(waiting() ?? '')).toEqual({
      account: fakedMe.user.id,
      value: { ...theirs, isForLiving: true },
    })
    app.server.connect()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(waiting()).toBeNull())
    expect(shownText(screen.getByRole('main'))).toContain('fica na sua conta')
  })

  it('is deleted from the account when asked to', async ({ app }) => {
    serve(app, ours)
    app.server.answer(accountCalls.changeMe, fakedMe)
    await app.open('/morar')
    await app.user.click(await screen.findByRole('button', { name: 'Apagar o que eu disse' }))
    await screen.findByRole('heading', { name: 'O que esta conta responde' })
    await waitFor(() => expect(app.server.requests(accountCalls.changeMe)[0]?.body).toEqual({ home: null }))
  })

  it('of a visitor is sent only with the question itself', async ({ app }) => {
    localStorage.setItem('home-profile', JSON.stringify(ours))
    serve(app, null)
    fakeVisitor(app.server)
    await app.open('/morar')
    await screen.findByText(/fica só neste aparelho/)
    expect(app.address()).toBe('/morar')
    expect(app.server.requests(accountCalls.changeMe)).toEqual([])
  })
})
