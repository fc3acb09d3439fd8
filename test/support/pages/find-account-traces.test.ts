import { describe, expect, it } from 'vitest'
import { findAccountTraces, type TracedAccount } from './find-account-traces.ts'

const ana: TracedAccount = { cookie: 'session=ana', secrets: ['ana@exemplo.com.br', "Ana D'Ávila"] }
const rui: TracedAccount = { cookie: 'session=rui', secrets: ['rui@exemplo.com.br'] }

const trace = (answer: (cookie: string | null, path: string, asked: number) => Response) => {
  let asked = 0
  return findAccountTraces(async (path, cookie) => answer(cookie, path, asked++), ['/a', '/b'], [ana, rui])
}

describe('pages that are kept', () => {
  it('may be the same for everybody, or the same for all accounts and kept by nobody else', async () => {
    expect(await trace(() => new Response('Imóveis'))).toEqual([])
    const frame = { headers: { 'cache-control': 'private, no-store' } }
    expect(await trace(cookie => (cookie ? new Response('Painel', frame) : new Response('Entrar')))).toEqual(
      [],
    )
  })

  it('may be an account’s own where nobody keeps them', async () => {
    const own = (control: string) =>
      trace(
        cookie => new Response(cookie ?? 'Entrar', { headers: cookie ? { 'cache-control': control } : {} }),
      )
    expect(await own('private, no-store')).toEqual([])
    expect(await own('private, no-cache')).toContain('/a (identity): two accounts get different bytes')
  })

  it.each<[string, (cookie: string | null, path: string, asked: number) => Response, string]>([
    [
      'differ between accounts',
      cookie => new Response(cookie === rui.cookie ? 'x' : 'y'),
      'two accounts get different bytes',
    ],
    [
      'have another status for one account',
      cookie => new Response('', { status: cookie === rui.cookie ? 404 : 200 }),
      'two accounts get different bytes',
    ],
    [
      'name an account to all',
      () => new Response('Olá, ANA@exemplo.com.br'),
      'contains "ana@exemplo.com.br" for a visitor',
    ],
    [
      'name an account in written form',
      () => new Response('Ana D&#39;Ávila'),
      `contains "Ana D'Ávila" for the second account`,
    ],
    [
      'name an account in an address',
      () => new Response(encodeURIComponent("Ana D'Ávila")),
      `contains "Ana D'Ávila"`,
    ],
    [
      'name an account in a header',
      () => new Response('', { headers: { link: '<rui@exemplo.com.br>' } }),
      'contains "rui@exemplo.com.br"',
    ],
    [
      'set a cookie',
      () => new Response('', { headers: { 'set-cookie': 'a=1' } }),
      'sets a cookie for a visitor',
    ],
    [
      'may be kept for others',
      cookie => new Response(cookie ? 'x' : 'y', { headers: { 'cache-control': 'public, max-age=60' } }),
      'what accounts get may be kept for others',
    ],
    [
      'change for a visitor after accounts',
      (cookie, _, asked) => new Response(cookie ? 'x' : asked < 2 ? 'y' : 'x'),
      'a visitor gets other bytes after accounts have asked',
    ],
  ])('must not %s', async (_, answer, problem) => {
    expect((await trace(answer)).join('\n')).toContain(problem)
  })

  it('are asked for by an account first, too', async () => {
    let firstAnswer: string | null = null
    const keptFor = (cookie: string | null, path: string) => {
      if (path === '/b') firstAnswer ??= cookie === null ? 'Imóveis' : 'Imóveis de rui@exemplo.com.br'
      return new Response(firstAnswer ?? 'Imóveis')
    }
    expect(await trace(keptFor)).toContain('/b (identity): contains "rui@exemplo.com.br" for a visitor')
  })
})
