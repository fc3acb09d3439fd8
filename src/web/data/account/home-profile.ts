import type { HomeProfile } from '#contract/home-profile-schemas.ts'
import { use } from 'react'
import { useBrowserValue } from '../../framework/use-browser-value.ts'
import { createAccountChoice } from './account-choice.ts'
import { RenderedHomeContext } from './rendered-home.ts'

/** Parameters and characters of a stored question at most; those of the contract, which is not loaded for them. */
const mostParameters = 40
const longestText = 300

function isHomeProfile(value: unknown): boolean {
  const { parameters, isForLiving: isResidentBuyer } = (value ?? {}) as Partial<HomeProfile>
  if (typeof parameters !== 'object' || parameters === null || typeof isResidentBuyer !== 'boolean') return false
  const texts = Object.values(parameters)
  return (
    texts.length <= mostParameters &&
    texts.every(text => typeof text === 'string' && text.length <= longestText)
  )
}

const choice = createAccountChoice('home', {
  visitorKey: 'home-profile',
  accountKey: 'account:home-profile',
  isSound: isHomeProfile,
  isPersonal: true,
  refused: 'A sua família não foi guardada',
})

/** Returns what the account or, while nobody is signed in, this device keeps of a family; `null` = nothing. */
export const findHomeProfile = (): HomeProfile | null => choice.find()

/** Keeps a family's question; from then on other pages speak to who wants to live there. */
export function setHomeParameters(parameters: Record<string, string>): void {
  const kept = choice.find()
  if (kept !== null && JSON.stringify(kept.parameters) === JSON.stringify(parameters)) return
  choice.set({ parameters, isForLiving: kept?.isForLiving ?? true })
}

/** Chooses whether other pages speak to who wants to live there. */
export function setResidentBuyer(isResidentBuyer: boolean): void {
  const kept = choice.find()
  if (kept !== null) choice.set({ ...kept, isForLiving: isResidentBuyer })
}

/** Deletes what a family said, here and in the account. */
export const forgetHomeProfile = (): void => choice.set(null)

/** Says on the root to whom the pages speak, as public/theme.js does before the first paint. */
function markPurpose(): void {
  const { dataset } = document.documentElement
  if (choice.find()?.isForLiving) dataset.purpose = 'live'
  else delete dataset.purpose
}

let isMarked = false

function subscribe(listener: () => void): () => void {
  const stop = choice.subscribe(listener)
  if (!isMarked) {
    isMarked = true
    choice.subscribe(markPurpose)
    markPurpose()
  }
  return stop
}

/** Returns what is kept of a family; `null` where nothing is, and on pages that the server renders for nobody alone. */
export const useHomeProfile = (): HomeProfile | null =>
  useBrowserValue(choice.find, use(RenderedHomeContext), subscribe)

/** Whether the pages speak to somebody who wants to live there. */
export const useIsResidentBuyer = (): boolean => useHomeProfile()?.isForLiving ?? false

/**
 * The same; `null` while a page is as the server rendered it for nobody alone: both words stand in it then, with the classes
 * `for-resale` and `for-living`, between which the style chooses.
 */
export function useKnownPurpose(): boolean | null {
  const rendered = use(RenderedHomeContext)?.isForLiving ?? null
  return useBrowserValue(() => choice.find()?.isForLiving ?? false, rendered, subscribe)
}
