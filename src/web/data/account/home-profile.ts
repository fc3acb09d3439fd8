import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { storedValue } from '../stored-value.ts'
import { onAccountCleared } from './session.ts'

/** What somebody who buys to live said last on this device. */
export interface HomeProfile {
  /** The question, as the page's address says it. */
  parameters: Record<string, string>
  /** Whether the other pages speak of instalment and cash instead of the return of a resale. */
  isForLiving: boolean
}

/** Parameters and characters of a stored question at most. */
const mostParameters = 40
const longestText = 300

function isHomeProfile(value: unknown): boolean {
  const { parameters, isForLiving } = (value ?? {}) as Partial<HomeProfile>
  if (typeof parameters !== 'object' || parameters === null || typeof isForLiving !== 'boolean') return false
  const texts = Object.values(parameters)
  return (
    texts.length <= mostParameters &&
    texts.every(text => typeof text === 'string' && text.length <= longestText)
  )
}

const stored = storedValue<HomeProfile | null>('home-profile', null, isHomeProfile)
const listeners = new Set<() => void>()
const announce = (): void => {
  for (const listener of listeners) listener()
}

onAccountCleared(() => {
  stored.clear()
  announce()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Keeps a family's question on this device; from then on other pages speak to who wants to live there. */
export function setHomeParameters(parameters: Record<string, string>): void {
  stored.set({ parameters, isForLiving: stored.get()?.isForLiving ?? true })
  announce()
}

/** Chooses whether other pages speak to who wants to live there. */
export function setForLiving(isForLiving: boolean): void {
  const profile = stored.get()
  if (profile === null) return
  stored.set({ ...profile, isForLiving })
  announce()
}

/** Returns what was kept on this device; `null` on the server, and where nothing was. */
export const useHomeProfile = (): HomeProfile | null => useBrowserValue(() => stored.get(), null, subscribe)

/** Whether the pages speak to somebody who wants to live there. */
export const useIsForLiving = (): boolean => useHomeProfile()?.isForLiving ?? false
