import { beforeAll, describe, expect, it } from 'vitest'
import { Me } from '#contract/account-schemas.ts'
import { accountsOn, cookieHeader, jsonRequest } from '#test/support/accounts.ts'
import { createBrowserClient, testPassword, expectRefusal } from '#test/support/sign-in.ts'
import { anyEngine } from '#test/support/database.ts'

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)

anyEngine(engine => {
  let accounts: ReturnType<typeof accountsOn>
  let unhurried: typeof accounts
  let instant: () => Date
  beforeAll(async () => {
    const db = await engine.fresh()
    accounts = accountsOn(db, { now: () => instant() })
    unhurried = accountsOn(db, { now: () => instant(), hashing: null })
  })
  const reset = () => {
    instant = () => new Date()
  }
  beforeAll(reset)

  const { ask, somebody, signIn, signedIn, whoIs } = createBrowserClient(() => accounts.app)

  const request = (email: unknown, headers = somebody()) =>
    ask('/api/auth/request-password-reset', jsonRequest('POST', { email }, headers))
  const choose = (token: unknown, newPassword: unknown, headers = somebody()) =>
    ask('/api/auth/reset-password', jsonRequest('POST', { token, newPassword }, headers))
  async function linkFor(email: string): Promise<string> {
    await request(email)
    await accounts.settled()
    const mail = accounts.mails.findLast(({ to }) => to === email)
    return mail?.text.match(/https:\/\/arremate\.example\/nova-senha\?token=([\w-]+)/)?.[1] ?? 'no link'
  }
  const change = (cookie: string, currentPassword: string, newPassword: string) =>
    ask('/api/auth/change-password', jsonRequest('POST', { currentPassword, newPassword }, { cookie }))

  describe('a forgotten password', () => {
    it("is replaced once through the mail's link, which ends every session", async () => {
      const account = await accounts.person({ password: testPassword, mustChangePassword: true })
      const cookie = await signedIn(account.email)
      const token = await linkFor(account.email)
      const older = await linkFor(account.email)
      expect((await choose(token, 'outra senha bem longa')).status).toBe(200)
      expect(await whoIs(cookie)).toBeNull()
      await expectRefusal(await choose(token, 'mais uma senha longa'), 422, 'link_invalid')
      await expectRefusal(await choose(older, 'mais uma senha longa'), 422, 'link_invalid')
      await expectRefusal(await signIn(account.email, testPassword), 401, 'invalid_credentials')
      const me = await ask('/api/me', {
        headers: { cookie: await signedIn(account.email, 'outra senha bem longa') },
      })
      expect(Me.parse(await me.json()).mustChangePassword).toBe(false)
    })

    it('is announced to its owner by mail once it was replaced', async () => {
      const account = await accounts.person({ password: testPassword })
      const token = await linkFor(account.email)
      await choose(token, 'outra senha bem longa')
      const mail = accounts.mails.findLast(({ to }) => to === account.email)
      expect(mail?.subject).toBe('Sua senha foi trocada')
      expect(mail?.text).toMatch(/foi trocada em .+ 20\d\d, \d\dh\d\d \(horário de Brasília\), pelo link/)
      expect(mail?.text).toContain('https://arremate.example/esqueci-senha\n')
    })

    it('is set for an account that never had one', async () => {
      const account = await accounts.person()
      expect((await choose(await linkFor(account.email), testPassword)).status).toBe(200)
      await signedIn(account.email)
      const subjects = accounts.mails.filter(({ to }) => to === account.email).map(({ subject }) => subject)
      expect(subjects, 'no mail about a first password').toEqual(['Seu pedido de nova senha no Arremate'])
    })

    it('gives an address without an account the same answer and no mail', async () => {
      const before = accounts.mails.length
      const known = await request((await accounts.person()).email)
      await accounts.settled()
      const unknown = await request('ninguem@exemplo.com.br')
      await accounts.settled()
      expect([unknown.status, await unknown.json()]).toEqual([known.status, await known.json()])
      expect(accounts.mails).toHaveLength(before + 1)
    })

    it('cannot be replaced after an hour', async () => {
      const token = await linkFor((await accounts.person()).email)
      instant = () => later(1.01)
      await expectRefusal(await choose(token, testPassword), 422, 'link_invalid')
      reset()
    })

    it.each(['', 'x', 'a'.repeat(300), "' or 1=1 --", { a: 1 }])(
      'is not replaced with the token %j',
      async token => {
        const response = await choose(token, testPassword)
        expect([400, 422]).toContain(response.status)
      },
    )

    it('keeps the link valid when the new one is too weak', async () => {
      const account = await accounts.person()
      const token = await linkFor(account.email)
      await expectRefusal(await choose(token, 'curta'), 422, 'weak_password')
      expect((await choose(token, testPassword)).status).toBe(200)
    })

    it('sends at most a few mails an hour to one account without saying so', async () => {
      const account = await accounts.person()
      for (let attempt = 0; attempt < 6; attempt++) expect((await request(account.email)).status).toBe(200)
      await accounts.settled()
      expect(accounts.mails.filter(({ to }) => to === account.email)).toHaveLength(4)
    })
  })

  describe('changing the password', () => {
    it('ends the other sessions and lifts the provisional password', async () => {
      const account = await accounts.person({ password: testPassword, mustChangePassword: true })
      const [here, there] = [await signedIn(account.email), await signedIn(account.email)]
      const response = await change(here, testPassword, 'minha propria senha')
      expect(response.status).toBe(200)
      expect(await whoIs(there)).toBeNull()
      const cookie = cookieHeader(response.headers.getSetCookie())
      const me = Me.parse(await (await ask('/api/me', { headers: { cookie } })).json())
      expect(me.mustChangePassword).toBe(false)
      const mails = accounts.mails.filter(({ to }) => to === account.email)
      expect(mails.map(({ subject }) => subject)).toEqual(['Sua senha foi trocada'])
    })

    it.each([
      ['1234567', 'weak_password'],
      ['password', 'weak_password'],
      ['Password1!', 'weak_password'],
      ['P@ssw0rd1!', 'weak_password'],
      ['Senha@123', 'weak_password'],
      ['Arremate2026!', 'weak_password'],
      ['Caixa2026!!', 'weak_password'],
      ['Mudar@123', 'weak_password'],
      ['Qwerty12345!', 'weak_password'],
      ['12/03/1985', 'weak_password'],
      ['JoaoSilva1990!', 'weak_password'],
      ['Joãosilva@90', 'weak_password'],
      ['x7'.repeat(32), 'weak_password'],
      ['Senha123', 'weak_password'],
      ['FLAMENGO2026', 'weak_password'],
      ['aaaaaaaaaaaa', 'weak_password'],
      ['89012345', 'weak_password'],
      ['joao.silva', 'weak_password'],
      ['x'.repeat(129), 'weak_password'],
    ])('refuses %s', async (next, code) => {
      const account = await accounts.person({
        email: `joao.silva@${crypto.randomUUID()}.br`,
        name: 'João da Silva',
        password: testPassword,
      })
      const { fields } = await expectRefusal(
        await change(await signedIn(account.email), testPassword, next),
        422,
        code,
      )
      expect(fields).toHaveProperty('newPassword')
    })

    it.each([
      'gF7hK2mPq9wXzt',
      'abacate roxo 7',
      'k4!Tq9-vento',
      'çãé ñ ü 漢字 ok',
      'uma frase longa com espaços',
    ])('accepts %s', async next => {
      const account = await accounts.person({ password: testPassword })
      expect((await change(await signedIn(account.email), testPassword, next)).status).toBe(200)
      await signedIn(account.email, next)
    })

    it('invalidates links sent before', async () => {
      const account = await accounts.person({ password: testPassword })
      await ask('/api/auth/request-password-reset', jsonRequest('POST', { email: account.email }, somebody()))
      await accounts.settled()
      const token = accounts.mails
        .findLast(({ to }) => to === account.email)
        ?.text.match(/token=([\w-]+)/)?.[1]
      await change(await signedIn(account.email), testPassword, 'outra senha longa')
      const late = jsonRequest('POST', { token, newPassword: 'a senha de um estranho' }, somebody())
      await expectRefusal(await ask('/api/auth/reset-password', late), 422, 'link_invalid')
    })

    it('refuses the current password as the new one', async () => {
      const account = await accounts.person({ password: testPassword, mustChangePassword: true })
      const cookie = await signedIn(account.email)
      await expectRefusal(await change(cookie, testPassword, testPassword), 422, 'weak_password')
      const me = await ask('/api/me', { headers: { cookie } })
      expect(Me.parse(await me.json()).mustChangePassword).toBe(true)
    })

    it('requires the current password, whatever is sent instead', async () => {
      const account = await accounts.person({ password: testPassword })
      const cookie = await signedIn(account.email)
      await expectRefusal(await change(cookie, 'x'.repeat(500), 'outra senha longa'), 422, 'wrong_password')
    })

    it('requires the current password', async () => {
      const account = await accounts.person({ password: testPassword })
      const cookie = await signedIn(account.email)
      const { fields } = await expectRefusal(
        await change(cookie, 'errada', 'outra senha longa'),
        422,
        'wrong_password',
      )
      expect(fields).toHaveProperty('currentPassword')
      expect(await whoIs(cookie)).toBe(account.email)
    })
  })

  describe('a password set twice at once, with slow hashes', () => {
    beforeAll(() => {
      accounts = unhurried
    })

    it('is set by one of two requests that use the same link at once', async () => {
      const account = await accounts.person()
      const token = await linkFor(account.email)
      const both = await Promise.all([choose(token, testPassword), choose(token, 'a senha do segundo')])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    })

    it('is set by one of two links used at once for an account without a password', async () => {
      const account = await accounts.person()
      const links = [await linkFor(account.email), await linkFor(account.email)]
      const words = ['a senha do primeiro', 'a senha do segundo']
      const both = await Promise.all(links.map((link, turn) => choose(link, words[turn])))
      expect(both.map(({ status }) => status)).toContain(200)
      const entered = await Promise.all(words.map(word => signIn(account.email, word)))
      expect(entered.map(({ status }) => status).sort()).toEqual([200, 401])
    })

    it('leaves no session open that the old password opened meanwhile', async () => {
      const account = await accounts.person({ password: testPassword })
      const token = await linkFor(account.email)
      const [, ...entered] = await Promise.all([
        choose(token, 'uma senha nova e longa'),
        ...Array.from({ length: 6 }, () => signIn(account.email, testPassword)),
      ])
      for (const response of entered) {
        if (response.status !== 200) continue
        expect(await whoIs(cookieHeader(response.headers.getSetCookie()))).toBeNull()
      }
    })

    it('is changed by one of two tabs at once, and only that one gets a success', async () => {
      const account = await accounts.person({ password: testPassword })
      const cookies = [await signedIn(account.email), await signedIn(account.email)]
      const words = ['a senha da primeira aba', 'a senha da segunda aba']
      const answers = await Promise.all(
        cookies.map((cookie, tab) => change(cookie, testPassword, words[tab] as string)),
      )
      const entered = await Promise.all(words.map(word => signIn(account.email, word)))
      const right = entered.findIndex(({ status }) => status === 200)
      expect(answers[right]?.status).toBe(200)
      expect(answers[1 - right]?.status).not.toBe(200)
    })
  })
})
