import type { HomeProfile } from '#contract/home-profile-schemas.ts'
import { hasMeans } from '#domain/home-purchase/family-profile.ts'
import {
  type HomeQuestion,
  readHomeQuestion,
  writeHomeQuestion,
} from '#domain/home-purchase/home-question.ts'
import { findHomeProfile, setHomeParameters, useHomeProfile } from './home-profile.ts'

/** Stores the question of a family that has entered its income and savings. */
export function saveHomeQuestion(question: HomeQuestion): void {
  if (hasMeans(question.family)) setHomeParameters(writeHomeQuestion(question))
}

let lastRead: { from: HomeProfile; question: HomeQuestion } | null = null

/** Reads a stored question; returns the same object until another one is stored. */
function readProfileQuestion(profile: HomeProfile | null): HomeQuestion | null {
  if (profile === null) return null
  if (lastRead?.from !== profile)
    lastRead = { from: profile, question: readHomeQuestion(profile.parameters).question }
  return hasMeans(lastRead.question.family) ? lastRead.question : null
}

/** Returns the stored question; `null` where none is. */
export const findKeptHomeQuestion = (): HomeQuestion | null => readProfileQuestion(findHomeProfile())

/** Returns the stored question; `null` where none is, and on pages that the server renders for everybody. */
export const useKeptHomeQuestion = (): HomeQuestion | null => readProfileQuestion(useHomeProfile())
