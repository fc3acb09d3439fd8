import { describe, expect, it } from 'vitest'
import { defaultPreferences, type Me, type Plan } from '#contract/account-schemas.ts'
import { formatLongDate, describePlanWarning, describePlanStatus, describePlanTerm } from './plan-words.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const next = '2027-11-12T15:00:00Z'
const past = '2026-10-03T15:00:00Z'

const plan = (change: Partial<Plan>): Plan => ({
  type: 'annual',
  status: 'active',
  premiumUntil: next,
  renews: null,
  ...change,
})
const account = (change: Partial<Plan>, mustChangePassword = false): Me => ({
  user: {
    id: 'u1',
    email: 'maria@exemplo.com.br',
    name: 'Maria',
    city: null,
    state: null,
    createdAt: '2026-01-05T12:00:00Z',
  },
  plan: plan(change),
  mustChangePassword,
  preferences: defaultPreferences,
  targetRoi: null,
  home: null,
  hasSeenOnboarding: true,
  demonstration: false,
  unreadNotifications: 0,
})

it('a date is written out in words', () => {
  expect(formatLongDate(next)).toBe('12 de novembro de 2027')
})

describe('the badge of a plan', () => {
  it.each<[string, Partial<Plan>, ReturnType<typeof describePlanStatus>, string]>([
    ['runs', {}, { label: 'Ativo', bad: false }, 'até 12 de novembro de 2027'],
    [
      'has run out',
      { premiumUntil: past },
      { label: 'Vencido', bad: true },
      'venceu em 3 de outubro de 2026',
    ],
    [
      'ends this very moment',
      { premiumUntil: '2026-11-21T12:00:00Z' },
      { label: 'Vencido', bad: true },
      'venceu em 21 de novembro de 2026',
    ],
    [
      'goes on by itself',
      { renews: true },
      { label: 'Ativo', bad: false },
      'até 12 de novembro de 2027, quando se renova',
    ],
    [
      'was cancelled',
      { renews: false },
      { label: 'Ativo', bad: false },
      'assinatura cancelada, acesso até 12 de novembro de 2027',
    ],
    ['is suspended', { status: 'suspended' }, { label: 'Suspenso', bad: true }, 'até 12 de novembro de 2027'],
    ['was never there', { type: 'none', premiumUntil: null }, null, 'nenhum plano nesta conta'],
  ])('of a plan that %s is correct', (_, change, status, term) => {
    expect(describePlanStatus(plan(change), now)).toEqual(status)
    expect(describePlanTerm(plan(change), now)).toBe(term)
  })
})

describe('the reason why only the profile opens', () => {
  it.each<[string, Me, string | undefined]>([
    ['a running plan: it is not so', account({}), undefined],
    ['a suspended plan', account({ status: 'suspended' }), 'Acesso suspenso'],
    ['one suspended and over', account({ status: 'suspended', premiumUntil: past }), 'Acesso suspenso'],
    ['one that ran out', account({ premiumUntil: past }), 'Acesso expirado'],
    ['none', account({ type: 'none', premiumUntil: null }), 'Conta sem plano'],
    ['a provisional password alone: that is said elsewhere', account({}, true), undefined],
    [
      'a provisional password and a plan that ran out',
      account({ premiumUntil: past }, true),
      'Acesso expirado',
    ],
  ])('is correct for %s', (_, me, title) => {
    expect(describePlanWarning(me, now)?.title).toBe(title)
  })

  it('names the e-mail address to renew with', () => {
    expect(describePlanWarning(account({ premiumUntil: past }), now)?.text).toContain('maria@exemplo.com.br')
  })
})
