// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountCalls } from '#contract/account-calls.ts'
import { homePurchaseCalls } from '#contract/home-purchase-calls.ts'
import { fakeFavorites } from '#test/support/faked-favorites.ts'
import { fakeAccount, fakedMe, fakeVisitor } from '#test/support/faked-account.ts'
import { fakeSearch, listedHouses } from '#test/support/faked-catalogue.ts'
import { it as inApplication, screen, waitFor } from '#test/support/rendered-application.ts'
import { WordsByPurpose } from './words-by-purpose.tsx'
import { RenderedHomeContext } from '../../data/account/rendered-home.ts'

const script = readFileSync('src/web/public/theme.js', 'utf8')
const family = { parameters: { renda: '4000' }, isForLiving: true }
const other = { ...family, isForLiving: false }
const me = (home: unknown) => ({ ...fakedMe, home })
const unsent = (value: unknown, account = fakedMe.user.id) => ({ account, value })

/** Runs the script of the document's head; returns for whom it says the page is. */
function runEarlyScript(stored: Record<string, unknown>): string | undefined {
  const root = document.documentElement
  delete root.dataset.purpose
  const texts = Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
  runInNewContext(script, {
    document: {
      documentElement: root,
      addEventListener: () => undefined,
      querySelector: () => ({ content: '' }),
    },
    localStorage: { getItem: (key: string) => texts[key] ?? null },
    addEventListener: () => undefined,
    matchMedia: () => ({ matches: false }),
    MutationObserver: class {
      observe(): void {}
    },
  })
  return root.dataset.purpose
}

describe('before the first paint', () => {
  it.each<[string, Record<string, unknown>, string | undefined]>([
    ['a stranger', {}, undefined],
    ['a visitor’s family', { 'home-profile': family }, 'live'],
    ['a visitor who chose the words of a resale', { 'home-profile': other }, undefined],
    ['an account’s family', { session: me(family) }, 'live'],
    ['an account without a family', { session: me(null) }, undefined],
    ['an account, whatever the device kept before', { session: me(null), 'home-profile': family }, undefined],
    [
      'what the account has not sent yet',
      { session: me(null), 'account:home-profile': unsent(family) },
      'live',
    ],
    ['what it has taken back', { session: me(family), 'account:home-profile': unsent(null) }, undefined],
    [
      'what another account has not sent',
      { session: me(family), 'account:home-profile': unsent(null, 'other') },
      'live',
    ],
    ['what cannot be read', { session: '{', 'home-profile': family }, undefined],
  ])('the root says for whom the page is: %s', (_, stored, purpose) => {
    expect(runEarlyScript(stored)).toBe(purpose)
    expect(document.documentElement.className).toBe('dark')
  })
})

describe('words for one purpose', () => {
  const words = <WordsByPurpose resale="revenda" resident="morar" />
  it('stand side by side in what is rendered for nobody alone', () => {
    const markup = renderToString(words)
    expect(markup).toMatch(/for-resale[^>]*>revenda<.*for-living[^>]*>morar</)
  })
  it.each([
    [true, 'morar'],
    [false, 'revenda'],
  ])('stand alone in what is rendered for an account (to live there: %s)', (isResidentBuyer, text) => {
    expect(
      renderToString(
        <RenderedHomeContext value={{ ...family, isForLiving: isResidentBuyer }}>
          {words}
        </RenderedHomeContext>,
      ),
    ).toBe(`<span class="contents">${text}</span>`)
  })
})

describe('the root', () => {
  beforeEach(() => {
    document.documentElement.dataset.purpose = 'live'
  })
  inApplication('follows what is kept once the page runs', async ({ app }) => {
    fakeVisitor(app.server)
    fakeSearch(app.server, listedHouses(1))
    await app.open('/search')
    await waitFor(() => expect(document.documentElement.dataset.purpose).toBeUndefined())
  })
  inApplication('says so when a family turns the words of a resale off and on', async ({ app }) => {
    fakeAccount(app.server, { home: family })
    fakeFavorites(app.server, [])
    app.server.answer(homePurchaseCalls.homes, {
      items: [],
      total: 0,
      page: 0,
      limit: 20,
      levels: { fits: 0, depends: 0, short: 0 },
      homes: 0,
    })
    app.server.answer(accountCalls.changeMe, ({ body }) => ({ ...fakedMe, ...(body as object) }))
    await app.open('/morar')
    const purposeSwitch = await screen.findByRole('switch', { name: /^Nas páginas dos imóveis/ })
    await waitFor(() => expect(document.documentElement.dataset.purpose).toBe('live'))
    await app.user.click(purposeSwitch)
    expect(document.documentElement.dataset.purpose).toBeUndefined()
    await app.user.click(purposeSwitch)
    expect(document.documentElement.dataset.purpose).toBe('live')
  })
})
