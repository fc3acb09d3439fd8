import { afterEach, expect, it, vi } from 'vitest'
import { clearCurrentChat, currentChat, setCurrentChat } from './current-chat.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

afterEach(() => void vi.unstubAllGlobals())

it('each tab has its own conversation; a new tab continues the browser’s last one', () => {
  const localStorage = storage()
  const [first, second, third] = [storage(), storage(), storage()]
  const inTab = (sessionStorage: ReturnType<typeof storage>) =>
    vi.stubGlobal('window', { localStorage, sessionStorage })
  inTab(first)
  setCurrentChat('c1')
  inTab(second)
  setCurrentChat('c2')
  inTab(first)
  expect(currentChat()).toBe('c1')
  inTab(third)
  expect(currentChat()).toBe('c2')
  clearCurrentChat('c1')
  expect(currentChat()).toBe('c2')
  clearCurrentChat()
  expect(currentChat()).toBeNull()
  inTab(second)
  expect(currentChat()).toBe('c2')
})
