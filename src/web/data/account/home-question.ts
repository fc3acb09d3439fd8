import type { HomeProfile } from '#contract/home-profile-schemas.ts'
import { hasMeans } from '#domain/home-purchase/family-profile.ts'
import {
  type HomeQuestion,
  readHomeQuestion,
  writeHomeQuestion,
} from '#domain/home-purchase/home-question.ts'
import { findHomeProfile, setHomeParameters, useHomeProfile } from './home-profile.ts'

/** Keeps the question of a family that has said what it can pay with. */
export function saveHomeQuestion(question: HomeQuestion): void {
  if (hasMeans(question.family)) setHomeParameters(writeHomeQuestion(question))
}

let lastRead: { from: HomeProfile; question: HomeQuestion } | null = null

/** Reads a kept question; the same object until another one is kept. */
function readProfileQuestion(profile: HomeProfile | null): HomeQuestion | null {
  if (profile === null) return null
  if (lastRead?.from !== profile)
    lastRead = { from: profile, question: readHomeQuestion(profile.parameters).question }
  return hasMeans(lastRead.question.family) ? lastRead.question : null
}

/** Returns the question that is kept; `null` where none is. */
export const findKeptHomeQuestion = (): HomeQuestion | null => readProfileQuestion(findHomeProfile())

/** Returns the question that is kept; `null` where none is, and on pages that the server renders for nobody alone. */
export const useKeptHomeQuestion = (): HomeQuestion | null => readProfileQuestion(useHomeProfile())
