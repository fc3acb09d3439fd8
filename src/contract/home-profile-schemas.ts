import { z } from 'zod'
import { hasMeans } from '#domain/home-purchase/family-profile.ts'
import {
  type HomeQuestion,
  readHomeQuestion,
  writeHomeQuestion,
} from '#domain/home-purchase/home-question.ts'

/** Parameters and characters of a kept question at most. */
const limits = { parameters: 40, name: 20, text: 300 } as const

/** What a family said that buys to live, kept so that every screen can speak to it. */
export const HomeProfile = z
  .strictObject({
    parameters: z
      .record(z.string().max(limits.name), z.string().max(limits.text))
      .refine(
        parameters => Object.keys(parameters).length <= limits.parameters,
        `No máximo ${limits.parameters} valores.`,
      )
      .describe('Os mesmos nomes e valores de POST /api/home-purchase, como texto'),
    isForLiving: z
      .boolean()
      .describe('As páginas falam de parcela e primeiro dia, e não do retorno de uma revenda'),
  })
  .meta({ id: 'HomeProfile' })
export type HomeProfile = z.infer<typeof HomeProfile>

/** Reads a profile's question, and writes only what was understood of it; by field what was not. */
export function tidyHomeProfile({ parameters, isForLiving }: HomeProfile): {
  profile: HomeProfile
  errors: Record<string, string>
} {
  const { question, errors } = readHomeQuestion(parameters)
  return { profile: { parameters: writeHomeQuestion(question), isForLiving }, errors }
}

/** Returns the question of a family that everything speaks to as one that wants to live there; `null` for anybody else. */
export function readResidentBuyerQuestion(profile: HomeProfile | null): HomeQuestion | null {
  if (profile === null || !profile.isForLiving) return null
  const { question } = readHomeQuestion(profile.parameters)
  return hasMeans(question.family) ? question : null
}
