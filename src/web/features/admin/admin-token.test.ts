import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})
let tab: Map<string, string>
let browser: Map<string, string>

beforeEach(() => {
  tab = new Map()
  browser = new Map()
  vi.stubGlobal('window', { sessionStorage: storage(tab), localStorage: storage(browser) })
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const fresh = () => import('./admin-token.ts')

it('keeps the token in this tab only', async () => {
  const first = await fresh()
  first.unlockAdmin('segredo')
  expect([...browser]).toEqual([])
  vi.resetModules()
  const reloaded = await fresh()
  expect(reloaded.currentAdminAccess()).toEqual({ open: true, token: 'segredo' })
})

it('clears the token on leaving', async () => {
  const {
    unlockAdmin: unlock,
    leaveAdmin: leaveAdministration,
    currentAdminAccess: currentAccess,
  } = await fresh()
  unlock('segredo')
  leaveAdministration()
  expect(currentAccess()).toEqual({ open: false, expired: false })
  expect([...tab]).toEqual([])
})

it('locks when the server refuses the token that unlocked it, not when it refuses an older one', async () => {
  const { unlockAdmin: unlock, expireAdminToken: expire, currentAdminAccess: currentAccess } = await fresh()
  unlock('novo')
  expire('antigo')
  expect(currentAccess()).toEqual({ open: true, token: 'novo' })
  expire('novo')
  expect(currentAccess()).toEqual({ open: false, expired: true })
  expect([...tab]).toEqual([])
})
