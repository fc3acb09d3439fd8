// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import type { Plan } from '#contract/account-schemas.ts'
import { it, screen, waitFor, within } from '#test/support/rendered-application.ts'
import { fakeAccount } from '#test/support/faked-account.ts'

const suspended: Plan = {
  type: 'monthly',
  status: 'suspended',
  premiumUntil: '2199-01-03T15:00:00Z',
  renews: null,
}
const over: Plan = { type: 'annual', status: 'active', premiumUntil: '2020-10-03T15:00:00Z', renews: null }

describe('an account restricted by its plan', () => {
  it.for([
    ['suspended', suspended, 'Suspenso', 'Acesso suspenso'],
    ['over', over, 'Vencido', 'Acesso expirado'],
  ] as const)(
    'shows on its profile that the plan is %s, and checks again',
    async ([, plan, badge, title], { app }) => {
      fakeAccount(app.server, { plan })
      await app.open('/favorites')
      await screen.findByRole('heading', { name: title })
      expect(app.address()).toBe('/profile')
      within(screen.getByRole('main')).getByText(badge)
      fakeAccount(app.server)
      await app.user.click(screen.getByRole('button', { name: /verificar agora/ }))
      await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull())
      within(screen.getByRole('main')).getByText('Ativo')
    },
  )
})
