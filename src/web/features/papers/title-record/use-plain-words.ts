import type { Burden } from './title-record-words.ts'

const none: ReadonlyMap<Burden, string> = new Map()

/** Returns plainer words for the passages of burdens; a burden without has none. */
export const usePlainWords = (_burdens: readonly Burden[]): ReadonlyMap<Burden, string> => none
