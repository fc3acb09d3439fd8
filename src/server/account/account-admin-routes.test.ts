import { beforeAll, describe, expect, it } from 'vitest'
import { GrantedAccount, Me, ProvisionalPassword } from '#contract/account-schemas.ts'
import { ErrorBody } from '#contract/error-codes.ts'
import { planWithoutEnd } from '#contract/plan-words.ts'
import { accountsOn, cookieHeader, jsonRequest, testAdminToken } from '#test/support/accounts.ts'
import { anyEngine } from '#test/support/database.ts'

anyEngine(engine => {
  let accounts: ReturnType<typeof accountsOn>
  beforeAll(async () => {
    accounts = accountsOn(await engine.fresh())
  })
  const admin = { authorization: `Bearer ${testAdminToken}`, 'x-forwarded-for': '10.1.1.1' }
  const grant = async (email: string, body: unknown) => {
    const response = await accounts.app.request(`/api/admin/users/${email}`, jsonRequest('PUT', body, admin))
    expect(response.status).toBe(200)
    return GrantedAccount.parse(await response.json())
  }
  const signIn = async (email: string, password: string) =>
    accounts.app.request(
      '/api/auth/sign-in/email',
      jsonRequest('POST', { email, password }, { 'x-forwarded-for': email }),
    )

  it('creates an account that sets its first password through the mail', async () => {
    const email = 'nova@exemplo.com.br'
    const premiumUntil = new Date(Date.now() + 30 * 86_400_000).toISOString()
    const granted = await grant(email, { name: 'Nova Cliente', plan: 'monthly', premiumUntil })
    expect(granted).toMatchObject({
      created: true,
      plan: { type: 'monthly', status: 'active', premiumUntil },
    })
    const mail = accounts.mails.findLast(({ to }) => to === email)
    const token = mail?.text.match(/token=([\w-]+)/)?.[1]
    const chosen = jsonRequest('POST', { token, newPassword: 'minha primeira senha' })
    expect((await accounts.app.request('/api/auth/reset-password', chosen)).status).toBe(200)
    expect((await signIn(email, 'minha primeira senha')).status).toBe(200)
  })

  it('changes the plan of an existing account without a mail and keeps everything else', async () => {
    const { email, name } = await accounts.person()
    const before = accounts.mails.length
    const granted = await grant(email.toUpperCase(), { status: 'suspended' })
    expect(granted).toMatchObject({
      created: false,
      user: { email, name },
      plan: { type: 'annual', status: 'suspended' },
    })
    expect(accounts.mails).toHaveLength(before)
  })

  it('creates one account for ten concurrent requests', async () => {
    const granted = await Promise.all(
      Array.from({ length: 10 }, () =>
        grant('muitas@exemplo.com.br', { plan: 'annual', premiumUntil: '2199-01-01T00:00:00Z' }),
      ),
    )
    expect(new Set(granted.map(({ user }) => user.id)).size).toBe(1)
    expect(accounts.mails.filter(({ to }) => to === 'muitas@exemplo.com.br')).toHaveLength(1)
  })

  it.each([[{ plan: 'annual' }], [{ name: 'Nova', plan: 'monthly', premiumUntil: null }]])(
    'makes no account with a plan without an end, which would be closed at once: %j',
    async body => {
      const email = `sem-fim-${Object.keys(body).length}@exemplo.com.br`
      const response = await accounts.app.request(
        `/api/admin/users/${email}`,
        jsonRequest('PUT', body, admin),
      )
      expect(response.status).toBe(400)
      const { error } = ErrorBody.parse(await response.json())
      expect([error.code, error.fields]).toEqual(['bad_request', { premiumUntil: planWithoutEnd }])
      expect(accounts.mails.filter(({ to }) => to === email)).toEqual([])
      expect(await grant(email, { name: 'Sem plano' })).toMatchObject({
        created: true,
        plan: { type: 'none' },
      })
    },
  )

  it('takes the end from no plan that goes on, and closes an account by taking the plan, too', async () => {
    const { email } = await accounts.person()
    const path = `/api/admin/users/${email}`
    const cleared = jsonRequest('PUT', { premiumUntil: null }, admin)
    expect((await accounts.app.request(path, cleared)).status).toBe(400)
    expect(await grant(email, { plan: 'none', premiumUntil: null })).toMatchObject({
      plan: { type: 'none', premiumUntil: null },
    })
  })

  it('issues a provisional password that must be changed and ends the sessions', async () => {
    const account = await accounts.person({ password: 'a senha de antes' })
    const cookie = await accounts.cookieOf(account)
    const path = `/api/admin/users/${account.email}/provisional-password`
    const { password } = ProvisionalPassword.parse(
      await (await accounts.app.request(path, jsonRequest('POST', undefined, admin))).json(),
    )
    expect((await accounts.app.request('/api/me', { headers: { cookie } })).status).toBe(401)
    const mails = accounts.mails.filter(({ to }) => to === account.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Sua senha foi trocada'])
    expect(mails[0]?.text).not.toContain(password)
    expect((await signIn(account.email, 'a senha de antes')).status).toBe(401)
    const entered = await signIn(account.email, password)
    expect(Me.parse(await entered.json()).mustChangePassword).toBe(true)
    const change = jsonRequest(
      'POST',
      { currentPassword: password, newPassword: 'agora uma so minha' },
      { cookie: cookieHeader(entered.headers.getSetCookie()) },
    )
    const changed = await accounts.app.request('/api/auth/change-password', change)
    const me = await accounts.app.request('/api/me', {
      headers: { cookie: cookieHeader(changed.headers.getSetCookie()) },
    })
    expect(Me.parse(await me.json()).mustChangePassword).toBe(false)
  })

  it('sets one of two provisional passwords issued at once for an account without a password', async () => {
    const { email } = await accounts.person()
    const path = `/api/admin/users/${email}/provisional-password`
    const issued = await Promise.all(
      [1, 2].map(async () =>
        ProvisionalPassword.parse(
          await (await accounts.app.request(path, jsonRequest('POST', undefined, admin))).json(),
        ),
      ),
    )
    const entered = await Promise.all(issued.map(({ password }) => signIn(email, password)))
    expect(entered.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  describe('the account admin API refuses', () => {
    it.each([
      ['nobody', {}],
      ['a wrong token', { authorization: 'Bearer errado' }],
      ['another scheme', { authorization: `Basic ${testAdminToken}` }],
      ['an empty token', { authorization: 'Bearer ' }],
    ])('%s', async (who, headers) => {
      const asked = jsonRequest('PUT', {}, { ...(headers as Record<string, string>), 'x-forwarded-for': who })
      const response = await accounts.app.request('/api/admin/users/a@b.co', asked)
      expect([response.status, ErrorBody.parse(await response.json()).error.code]).toEqual([
        401,
        'unauthorized',
      ])
    })

    it('an address that keeps guessing, but never the correct token from it', async () => {
      const headers = { authorization: 'Bearer chute', 'x-forwarded-for': '10.2.2.2' }
      const answers = await Promise.all(
        Array.from({ length: 30 }, async () =>
          accounts.app.request('/api/admin/users/a@b.co', jsonRequest('PUT', {}, headers)),
        ),
      )
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
      const right = { ...headers, authorization: admin.authorization }
      const late = await accounts.app.request('/api/admin/users/a@b.co', jsonRequest('PUT', {}, right))
      expect(late.status, 'with the right token').toBe(200)
      const wrong = await accounts.app.request('/api/admin/users/a@b.co', jsonRequest('PUT', {}, headers))
      expect(wrong.status, 'a right token forgives no wrong one').toBe(429)
    })

    it.each([
      ['nem-email', {}, 400],
      ['a@b.co', { plan: 'gold' }, 400],
      ['a@b.co', { premiumUntil: 'amanhã' }, 400],
      ['a@b.co', { premiumUntil: '0000-01-01T00:00:00Z' }, 400],
      ['a@b.co', { name: 'x'.repeat(101) }, 400],
      ['a@b.co', { name: 'a\u0000b' }, 400],
    ])('%s with %j', async (email, body, status) => {
      const response = await accounts.app.request(
        `/api/admin/users/${email}`,
        jsonRequest('PUT', body, admin),
      )
      expect(response.status).toBe(status)
    })

    it('a provisional password for an account that does not exist', async () => {
      const path = '/api/admin/users/ninguem@exemplo.com.br/provisional-password'
      const response = await accounts.app.request(path, jsonRequest('POST', undefined, admin))
      expect([response.status, ErrorBody.parse(await response.json()).error.code]).toEqual([
        404,
        'account_not_found',
      ])
    })
  })
})
