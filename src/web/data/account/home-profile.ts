import { hasMeans } from '#domain/home-purchase/family-profile.ts'
import {
  type HomeQuestion,
  readHomeQuestion,
  writeHomeQuestion,
} from '#domain/home-purchase/home-question.ts'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { storedValue } from '../stored-value.ts'
import { onAccountCleared } from './session.ts'

/** What somebody who buys to live said last on this device. */
interface HomeProfile {
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
export function saveHomeProfile(question: HomeQuestion): void {
  if (!hasMeans(question.family)) return
  const isForLiving = stored.get()?.isForLiving ?? true
  stored.set({ parameters: writeHomeQuestion(question), isForLiving })
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

let read: { from: HomeProfile; question: HomeQuestion } | null = null

/** Reads a kept question; the same object until another one is kept. */
function readProfileQuestion(profile: HomeProfile | null): HomeQuestion | null {
  if (profile === null || !profile.isForLiving) return null
  if (read?.from !== profile)
    read = { from: profile, question: readHomeQuestion(profile.parameters).question }
  return hasMeans(read.question.family) ? read.question : null
}

/** Returns the question of who wants to live there; `null` for everybody else. */
export const useHomeQuestion = (): HomeQuestion | null => readProfileQuestion(useHomeProfile())
