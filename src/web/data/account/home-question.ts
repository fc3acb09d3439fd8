import { hasMeans } from '#domain/home-purchase/family-profile.ts'
import {
  type HomeQuestion,
  readHomeQuestion,
  writeHomeQuestion,
} from '#domain/home-purchase/home-question.ts'
import { type HomeProfile, setHomeParameters, useHomeProfile } from './home-profile.ts'

/** Keeps the question of a family that has said what it can pay with. */
export function saveHomeQuestion(question: HomeQuestion): void {
  if (hasMeans(question.family)) setHomeParameters(writeHomeQuestion(question))
}

let read: { from: HomeProfile; question: HomeQuestion } | null = null

/** Reads a kept question; the same object until another one is kept. */
function readProfileQuestion(profile: HomeProfile | null): HomeQuestion | null {
  if (profile === null) return null
  if (read?.from !== profile)
    read = { from: profile, question: readHomeQuestion(profile.parameters).question }
  return hasMeans(read.question.family) ? read.question : null
}

/** Returns the question that was kept on this device; `null` where none was, and while the server's page is taken over. */
export const useKeptHomeQuestion = (): HomeQuestion | null => readProfileQuestion(useHomeProfile())
