// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import type { Me } from '#contract/account-schemas.ts'
import { fakedMe } from '#test/support/faked-account.ts'
import { screen, waitFor } from '#test/support/rendered-application.ts'
import { it } from '#test/support/rendered-component.ts'
import { clearAccount, sessionQuery, signOut } from '../../data/account/session.ts'
import { useTargetRoi } from '../../data/account/target-roi.ts'
import { queryClient } from '../../data/query-client.ts'
import { TargetRoiField } from './target-roi-field.tsx'

/** What the server holds and has been asked. */
const server = { target: null as number | null, sent: [] as number[], away: false, status: 200 }
const ana = (targetRoi: number | null = server.target): Me => ({ ...fakedMe, targetRoi })
const bia = (targetRoi: number | null): Me => ({
  ...fakedMe,
  user: { ...fakedMe.user, id: 'conta-de-bia-0002' },
  targetRoi,
})

const signIn = (me: Me | null) =>
  queryClient.setQueryData(sessionQuery.queryKey, { me, demonstration: false })

const answer = async (_: unknown, request?: RequestInit): Promise<Response> => {
  if (server.away) throw new TypeError('Failed to fetch')
  if (request?.method !== 'PATCH') return Response.json({ ok: true })
  const { targetRoi } = JSON.parse(String(request.body))
  server.sent.push(targetRoi)
  if (server.status !== 200)
    return Response.json({ error: { code: 'bad_request', message: 'Não.' } }, { status: server.status })
  server.target = targetRoi
  return Response.json(ana())
}

beforeEach(() => {
  Object.assign(server, { target: null, sent: [], away: false, status: 200 })
  vi.stubGlobal('fetch', answer)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  signIn(null)
})

afterEach(async () => {
  await clearAccount()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Elsewhere = () => <output>{useTargetRoi()[0]}</output>
const Page = () => (
  <>
    <TargetRoiField />
    <Elsewhere />
  </>
)
const elsewhere = () => Number(screen.getByRole('status').textContent)
const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const typed = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Outra meta de ROI' })
const paused = () => vi.advanceTimersByTimeAsync(400)

describe('the target of a visitor', () => {
  it('is 15 % at first, changes every place at once, and stays on the device', async ({ view }) => {
    view.render(<Page />)
    expect(choice('15%').checked).toBe(true)
    await view.user.click(choice('18%'))
    expect([choice('18%').checked, elsewhere()]).toEqual([true, 18])
    expect(localStorage.getItem('visitor:target-roi')).toBe('18')
    await paused()
    expect(server.sent).toEqual([])
  })

  it('can be any within the limits', async ({ view }) => {
    view.render(<Page />)
    await view.user.click(choice('outra'))
    expect(elsewhere()).toBe(15)
    await view.user.clear(typed()!)
    await view.user.type(typed()!, '12,5')
    expect(elsewhere()).toBe(12.5)
    await view.user.clear(typed()!)
    await view.user.type(typed()!, '250')
    expect(elsewhere()).toBe(100)
    await view.user.click(choice('10%'))
    expect([typed(), elsewhere()]).toEqual([null, 10])
  })

  it.for(['"18"', '400', '{', 'null', '12.345'])('is the default where %s is stored', (stored, { view }) => {
    localStorage.setItem('visitor:target-roi', stored)
    view.render(<Page />)
    expect(elsewhere()).toBe(15)
  })

  it('moves to an account that has none', async ({ view }) => {
    view.render(<Page />)
    await view.user.click(choice('20%'))
    signIn(ana(null))
    await waitFor(() => expect(server.sent).toEqual([20]))
    await waitFor(() => expect(localStorage.getItem('account:target-roi')).toBeNull())
    expect([elsewhere(), localStorage.getItem('visitor:target-roi')]).toEqual([20, null])
  })

  it.for([10, 15])('stays behind when the account has one, %d,', async (own, { view }) => {
    view.render(<Page />)
    await view.user.click(choice('20%'))
    signIn(ana(own))
    await waitFor(() => expect(elsewhere()).toBe(own))
    await paused()
    expect(server.sent).toEqual([])
    signIn(null)
    await waitFor(() => expect(elsewhere()).toBe(20))
  })
})

describe('the target of an account', () => {
  it('is sent once after the typing and shown at once', async ({ view }) => {
    signIn(ana(10))
    view.render(<Page />)
    expect(choice('10%').checked).toBe(true)
    await view.user.click(choice('outra'))
    await view.user.clear(typed()!)
    await view.user.type(typed()!, '17')
    expect(elsewhere()).toBe(17)
    await paused()
    await waitFor(() => expect(server.target).toBe(17))
    expect(server.sent.at(-1)).toBe(17)
    await waitFor(() => expect(queryClient.getQueryData(sessionQuery.queryKey)?.me?.targetRoi).toBe(17))
  })

  it('chosen offline is kept through a new session answer and sent when the server is back', async ({
    view,
  }) => {
    server.away = true
    signIn(ana(10))
    view.render(<Page />)
    await view.user.click(choice('20%'))
    await paused()
    signIn(ana(10))
    expect(elsewhere()).toBe(20)
    server.away = false
    await vi.advanceTimersByTimeAsync(30_000)
    await waitFor(() => expect(server.sent).toEqual([20]))
    await waitFor(() => expect(localStorage.getItem('account:target-roi')).toBeNull())
    expect(elsewhere()).toBe(20)
  })

  it('follows another device as soon as the session is fetched again', async ({ view }) => {
    signIn(ana(10))
    view.render(<Page />)
    signIn(ana(18))
    await waitFor(() => expect(elsewhere()).toBe(18))
  })

  it('is never shown to or sent for another account', async ({ view }) => {
    server.away = true
    signIn(ana(10))
    view.render(<Page />)
    await view.user.click(choice('20%'))
    await paused()
    server.away = false
    signIn(bia(15))
    await waitFor(() => expect(elsewhere()).toBe(15))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(server.sent).toEqual([])
  })

  it('is sent before the session ends', async ({ view }) => {
    signIn(ana(10))
    view.render(<Page />)
    await view.user.click(choice('20%'))
    await signOut()
    expect(server.sent).toEqual([20])
    await waitFor(() => expect(elsewhere()).toBe(15))
  })

  it('goes back to the saved one when the server refuses it', async ({ view }) => {
    server.status = 400
    signIn(ana(10))
    view.render(<Page />)
    await view.user.click(choice('20%'))
    await paused()
    await waitFor(() => expect(elsewhere()).toBe(10))
    expect(server.sent).toEqual([20])
  })
})
