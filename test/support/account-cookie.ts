import { serverAdminToken } from './server.ts'

/** The e-mail and password of the account that `createAccountCookie` creates. */
export const testAccount = { email: 'investidor@exemplo.com.br', password: 'cavalo-bateria-grampo' } as const
const year = 360 * 86_400_000

/**
 * Creates an account with an annual plan on a server of `startServer`, like an operator, and signs it in. Returns the
 * Cookie header of its session.
 */
export async function createAccountCookie(
  url: string,
  { email, name }: { email: string; name: string } = { email: testAccount.email, name: 'Investidor' },
): Promise<string> {
  const request = async (method: string, path: string, body: object, headers: Record<string, string>) => {
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
    return response
  }
  const admin = { authorization: `Bearer ${serverAdminToken}` }
  const { password: newPassword } = testAccount
  const account = `/api/admin/users/${email}`
  const premiumUntil = new Date(Date.now() + year).toISOString()
  await request('PUT', account, { name, plan: 'annual', premiumUntil }, admin)
  const provisional = await request('POST', `${account}/provisional-password`, {}, admin)
  const { password } = (await provisional.json()) as { password: string }
  const entered = await request('POST', '/api/auth/sign-in/email', { email, password }, {})
  const change = { currentPassword: password, newPassword }
  const cookie = cookieHeader(entered)
  return cookieHeader(await request('POST', '/api/auth/change-password', change, { cookie }))
}

const cookieHeader = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map(set => set.split(';', 1)[0])
    .join('; ')

/** Converts a Cookie header into cookies that a browser context accepts. */
export const toBrowserCookies = (
  header: string,
  url: string,
): { name: string; value: string; url: string }[] =>
  header.split('; ').map(pair => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url }
  })
