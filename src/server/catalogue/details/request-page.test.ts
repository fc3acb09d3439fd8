import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { propertyChallengePage, type PageAnswer, pageOf, startDetailBank } from '#test/support/detail-bank.ts'
import { readCaseText } from '#test/support/page-cases.ts'
import { findSharedFile } from '#test/support/shared-files.ts'
import { type BankPageResponse, requestPage } from './request-page.ts'

const id = 8444412345678
const real = findSharedFile('caixa/detail/8787700138874.html')
const challenge = findSharedFile('caixa/blocked/2026-04-16_radware-challenge.accessibility-tree.yml')

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function asking(answer: PageAnswer, listingId = id): Promise<BankPageResponse> {
  const bank = await startDetailBank(() => answer)
  ends.push(() => bank.stop())
  const stalls = typeof answer === 'object' && 'does' in answer && answer.does.startsWith('stall')
  const timeoutsMs = stalls ? { silence: 100, whole: 10_000 } : undefined
  return requestPage(listingId, { url: bank.url, signal: new AbortController().signal, timeoutsMs })
}

const sentTo = (location: string): PageAnswer => ({ status: 302, headers: { location } })

describe('requesting a page', () => {
  it('returns what the page of this property says', async () => {
    expect(await asking(pageOf(String(id)))).toMatchObject({
      kind: 'page',
      page: { id: String(id), postalCode: '13010000' },
    })
  })

  it.skipIf(real === null)('reads the bank’s original page', async () => {
    const answer = await asking(readFileSync(real ?? '', 'utf8'), 8787700138874)
    expect(answer).toMatchObject({ kind: 'page', page: { id: '8787700138874', occupancy: 'vacant' } })
  })

  it.skipIf(challenge === null)('recognizes the bank’s own robot check', async () => {
    expect(await asking(readFileSync(challenge ?? '', 'utf8'))).toMatchObject({ kind: 'blocked' })
  })

  it('requests the property’s number, whatever query the address already has', async () => {
    const bank = await startDetailBank()
    ends.push(() => bank.stop())
    await requestPage(id, { url: `${bank.url}?hdnOrigem=index`, signal: new AbortController().signal })
    expect(bank.asked.map(each => each.id)).toEqual([String(id)])
  })

  it.each<[string, PageAnswer, BankPageResponse['kind'], RegExp, (number | null)?]>([
    ['the robot check', propertyChallengePage, 'blocked', /captcha/, null],
    [
      'a redirect to it',
      sentTo('https://validate.perfdrive.com/x'),
      'blocked',
      /validate\.perfdrive\.com/,
      null,
    ],
    ['a redirect to anywhere else', sentTo('https://outro.example/'), 'blocked', /outro\.example/, null],
    ['a redirect to nowhere', sentTo('http://'), 'blocked', /outro endereço/, null],
    ['403', { status: 403 }, 'blocked', /403/, null],
    ['429', { status: 429, headers: { 'retry-after': '120' } }, 'blocked', /429/, 120],
    ['500', { status: 500 }, 'away', /500/, null],
    ['503 with a wish', { status: 503, headers: { 'retry-after': '900' } }, 'away', /503/, 900],
    ['silence', { does: 'stall' }, 'away', /demorou/, null],
    ['silence in the middle', { does: 'stall inside' }, 'away', /demorou/, null],
    ['a broken connection', { does: 'break off' }, 'away', /alcançado/, null],
    [
      'a redirect to another page of the site',
      sentTo('/sistema/busca-imovel.asp'),
      'unreadable',
      /outra página/,
    ],
    ['404', { status: 404 }, 'unreadable', /404/],
    ['another property’s page', pageOf('8444499999999'), 'unreadable', /outro imóvel \(8444499999999\)/],
    ['that it was not found', '<p>Imóvel não encontrado.</p>', 'away', /encontrado/, null],
    ['that something failed', readCaseText('D07-err.html'), 'away', /ocorreu um erro/, null],
    ['what is no page', '<html>Bom dia.</html>', 'unreadable', /não é a página/],
    ['nothing', '', 'unreadable', /vazio/],
    ['a page without an end', { does: 'flood' }, 'unreadable', /grande demais/],
    ['half a page', pageOf(String(id)).split('FORMAS DE PAGAMENTO')[0] ?? '', 'unreadable', /cortada/],
  ])('distinguishes %s from a page', async (_, answer, kind, problem, retryAfter) => {
    expect(await asking(answer)).toEqual({
      kind,
      problem: expect.stringMatching(problem),
      ...(retryAfter !== undefined && { retryAfter }),
    })
  })

  it.each(['<p>Este imóvel não está mais disponível.</p>', readCaseText('D07-gone.html')])(
    'recognizes that the property is no longer for sale: %s',
    async answer => {
      expect(await asking(answer)).toEqual({ kind: 'gone' })
    },
  )

  it('is aborted by the caller without counting as the site’s silence', async () => {
    const leaving = new AbortController()
    const bank = await startDetailBank(() => ({ does: 'stall' }))
    ends.push(() => bank.stop())
    const answer = requestPage(id, { url: bank.url, signal: leaving.signal })
    await bank.askedTimes(1)
    leaving.abort(new Error('stopping'))
    await expect(answer).rejects.toThrow('stopping')
  })
})
