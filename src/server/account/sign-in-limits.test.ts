import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { Me } from '#contract/account-schemas.ts'
import { accountsOn, cookieHeader, jsonRequest } from '#test/support/accounts.ts'
import { quickHashing } from '#test/support/quick-hashing.ts'
import { anyEngine } from '#test/support/database.ts'
import { createBrowserClient, expectRefusal, testPassword } from '#test/support/sign-in.ts'
import type { Account } from './account-store.ts'

const limit = 100

anyEngine(engine => {
  let accounts: ReturnType<typeof accountsOn>
  beforeAll(async () => {
    accounts = accountsOn(await engine.fresh())
  })
  const { ask, somebody, signIn, whoIs } = createBrowserClient(() => accounts.app)

  /** An owner who signed in once, and what their browser and address send since. */
  async function ownerWithPast(): Promise<{
    account: Account
    address: Record<string, string>
    device: Record<string, string>
  }> {
    const account = await accounts.person({ password: testPassword })
    const address = somebody()
    const response = await signIn(account.email, testPassword, address)
    const device = response.headers.getSetCookie().find(line => line.startsWith('arremate.device=')) ?? ''
    return { account, address, device: { cookie: cookieHeader([device]) } }
  }

  /** Wrong passwords from as many addresses; returns how many were answered as wrong. */
  async function attack(email: string, times: number): Promise<number> {
    let answered = 0
    for (let attempt = 0; attempt < times; attempt += 20) {
      const tries = Array.from({ length: Math.min(20, times - attempt) }, () =>
        signIn(email, 'errada', somebody()),
      )
      answered += (await Promise.all(tries)).filter(({ status }) => status === 401).length
    }
    return answered
  }

  const mailsTo = async (email: string) => {
    await accounts.settled()
    return accounts.mails.filter(({ to }) => to === email)
  }

  const byLink = (token: string | undefined) =>
    ask('/api/auth/sign-in/link', jsonRequest('POST', { token }, somebody()))

  describe('while many addresses try wrong passwords for an account', () => {
    it.each([
      ['from a browser and an address of before', true, true],
      ['from a browser of before at a new address', true, false],
      ['from a new browser at an address of before', false, true],
    ])('its owner gets in %s, again and again', async (_, hasDevice, hasAddress) => {
      const { account, address, device } = await ownerWithPast()
      expect(await attack(account.email, limit + 20)).toBe(limit)
      for (let attempt = 0; attempt < 3; attempt++) {
        const headers = { ...(hasAddress ? address : somebody()), ...(hasDevice && device) }
        expect((await signIn(account.email, testPassword, headers)).status).toBe(200)
        await attack(account.email, 20)
      }
      expect(await mailsTo(account.email)).toEqual([])
    })

    it('its owner gets in from a new browser at a new address as long as few were wrong', async () => {
      const { account } = await ownerWithPast()
      expect(await attack(account.email, limit - 1)).toBe(limit - 1)
      expect((await signIn(account.email, testPassword)).status).toBe(200)
    })

    it('its owner gets in from a new browser at a new address by a link that works once', async () => {
      const { account } = await ownerWithPast()
      await attack(account.email, limit)
      await expectRefusal(await signIn(account.email, testPassword), 429, 'sign_in_by_mail')
      const [mail, ...more] = await mailsTo(account.email)
      expect(more).toEqual([])
      const token = mail?.text.match(/\/login\?token=([\w-]+)/)?.[1]
      const entered = await byLink(token)
      expect(Me.parse(await entered.json()).user.email).toBe(account.email)
      const cookie = cookieHeader(entered.headers.getSetCookie())
      expect(await whoIs(cookie)).toBe(account.email)
      await expectRefusal(await byLink(token), 422, 'link_invalid')
      const again = await signIn(account.email, testPassword, { ...somebody(), cookie })
      expect(again.status, 'from the same browser').toBe(200)
    })

    it('nobody learns from an answer whether a password is right, and few right ones send a mail', async () => {
      const { account } = await ownerWithPast()
      await attack(account.email, limit)
      const one = somebody()
      const answers = []
      for (const given of ['errada', testPassword, testPassword, testPassword, testPassword, testPassword]) {
        const response = await signIn(account.email, given, one)
        expect(response.headers.getSetCookie()).toEqual([])
        answers.push([response.status, response.headers.get('retry-after'), await response.json()])
      }
      expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
      for (let attempt = 0; attempt < 4; attempt++) await signIn(account.email, testPassword, one)
      await expectRefusal(await signIn(account.email, testPassword, one), 429, 'too_many_requests')
      expect(await mailsTo(account.email)).toHaveLength(4)
    })

    it('an unknown e-mail has the same answers', async () => {
      const email = `${crypto.randomUUID()}@exemplo.com.br`
      expect(await attack(email, limit + 20)).toBe(limit)
      await expectRefusal(await signIn(email, testPassword), 429, 'sign_in_by_mail')
      expect(await mailsTo(email)).toEqual([])
    })
  })

  it('a browser that an account knows may try ten wrong passwords, and is known to no other account', async () => {
    const { account, address, device } = await ownerWithPast()
    const other = await accounts.person({ password: testPassword })
    const wrong = async (email: string) =>
      (await signIn(email, 'errada', { ...somebody(), ...device })).status
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt++) statuses.push(await wrong(account.email))
    expect(statuses.filter(status => status === 401)).toHaveLength(10)
    expect((await signIn(account.email, testPassword, address)).status, 'without its key').toBe(200)
    await attack(other.email, limit)
    const response = await signIn(other.email, testPassword, { ...somebody(), ...device })
    await expectRefusal(response, 429, 'sign_in_by_mail')
  })

  it('a new password makes every other browser and address unknown again', async () => {
    const { account, address, device } = await ownerWithPast()
    const session = cookieHeader((await signIn(account.email, testPassword)).headers.getSetCookie())
    const change = { currentPassword: testPassword, newPassword: 'quatro pedras no caminho' }
    const changed = await ask(
      '/api/auth/change-password',
      jsonRequest('POST', change, { ...somebody(), cookie: session }),
    )
    expect(changed.status).toBe(200)
    await attack(account.email, limit)
    const former = await signIn(account.email, change.newPassword, { ...address, ...device })
    await expectRefusal(former, 429, 'sign_in_by_mail')
    const own = await signIn(account.email, change.newPassword, { ...somebody(), cookie: session })
    expect(own.status, 'where it was changed').toBe(200)
  })

  it.each(['', 'x', 'a'.repeat(300), "' or 1=1 --", { a: 1 }])('the link %j opens nothing', async token => {
    const response = await ask('/api/auth/sign-in/link', jsonRequest('POST', { token }, somebody()))
    expect([400, 422]).toContain(response.status)
  })

  it('a right password renews a hash of less cost, and one at the same moment is right as well', async () => {
    const db = await engine.fresh()
    const before = accountsOn(db)
    const account = await before.person({ password: testPassword })
    const now = accountsOn(db, {
      hashing: {
        hash: async given => `new ${await quickHashing.hash(given)}`,
        verify: ({ hash, password }) => quickHashing.verify({ hash: hash.replace('new ', ''), password }),
        isOutdated: hash => !hash.startsWith('new '),
      },
    })
    const enter = async (password: string) =>
      now.app.request(
        '/api/auth/sign-in/email',
        jsonRequest('POST', { email: account.email, password }, somebody()),
      )
    const readHash = async () =>
      (await db.query<{ senha: string }>(sql`select senha from credentials`)).map(({ senha }) => senha)
    expect((await enter('errada')).status).toBe(401)
    expect(await readHash()).toEqual([expect.not.stringMatching(/^new /)])
    const entered = await Promise.all(Array.from({ length: 5 }, () => enter(testPassword)))
    expect(entered.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await now.settled()
    expect(await readHash()).toEqual([expect.stringMatching(/^new /)])
    expect((await enter(testPassword)).status).toBe(200)
  })

  it('a link that sets a password does not sign in', async () => {
    const account = await accounts.person({ password: testPassword })
    await ask('/api/auth/request-password-reset', jsonRequest('POST', { email: account.email }, somebody()))
    const [mail] = await mailsTo(account.email)
    await expectRefusal(await byLink(mail?.text.match(/token=([\w-]+)/)?.[1]), 422, 'link_invalid')
  })
})
