import type { HomeProfile } from '#contract/home-profile-schemas.ts'
import { use } from 'react'
import { useBrowserValue } from '../../framework/use-browser-value.ts'
import { createAccountChoice } from './account-choice.ts'
import { RenderedHomeContext } from './rendered-home.ts'

/**
 * The most parameters and characters of a stored question. They repeat the contract's limits, so that the contract need
 * not be loaded.
 */
const mostParameters = 40
const longestText = 300

function isHomeProfile(value: unknown): boolean {
  const { parameters, isForLiving: isResidentBuyer } = (value ?? {}) as Partial<HomeProfile>
  if (typeof parameters !== 'object' || parameters === null || typeof isResidentBuyer !== 'boolean')
    return false
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

/** Returns the family that the account or, while nobody is signed in, this device has stored; `null` = none. */
export const findHomeProfile = (): HomeProfile | null => choice.find()

/** Keeps a family's question; from then on the other pages address a resident buyer. */
export function setHomeParameters(parameters: Record<string, string>): void {
  const kept = choice.find()
  if (kept !== null && JSON.stringify(kept.parameters) === JSON.stringify(parameters)) return
  choice.set({ parameters, isForLiving: kept?.isForLiving ?? true })
}

/** Chooses whether the other pages address a resident buyer. */
export function setResidentBuyer(isResidentBuyer: boolean): void {
  const kept = choice.find()
  if (kept !== null) choice.set({ ...kept, isForLiving: isResidentBuyer })
}

/** Deletes the stored family, on this device and in the account. */
export const forgetHomeProfile = (): void => choice.set(null)

/** Marks the root element with the purpose of the buyer, as public/theme.js does before the first paint. */
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

/** Returns the stored family; `null` where none is stored, and on pages that the server renders for everybody. */
export const useHomeProfile = (): HomeProfile | null =>
  useBrowserValue(choice.find, use(RenderedHomeContext), subscribe)

/** Whether the pages address a resident buyer. */
export const useIsResidentBuyer = (): boolean => useHomeProfile()?.isForLiving ?? false

/**
 * Like `useIsResidentBuyer`, but `null` while the page is as the server rendered it for everybody: it then contains the
 * words for both purposes, with the classes `for-resale` and `for-living`, and the stylesheet shows one of them.
 */
export function useKnownPurpose(): boolean | null {
  const rendered = use(RenderedHomeContext)?.isForLiving ?? null
  return useBrowserValue(() => choice.find()?.isForLiving ?? false, rendered, subscribe)
}
