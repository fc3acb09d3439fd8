import { z } from 'zod'
import { hasMeans } from '#domain/home-purchase/family-profile.ts'
import {
  type HomeQuestion,
  readHomeQuestion,
  writeHomeQuestion,
} from '#domain/home-purchase/home-question.ts'

/** Parameters and characters of a kept question at most. */
const limits = { parameters: 40, name: 20, text: 300 } as const

/** The data of a resident buyer's family, stored so that every screen can show its own figures. */
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

/** Reads a profile's question and keeps only what was understood; `errors` names the other fields. */
export function tidyHomeProfile({ parameters, isForLiving }: HomeProfile): {
  profile: HomeProfile
  errors: Record<string, string>
} {
  const { question, errors } = readHomeQuestion(parameters)
  return { profile: { parameters: writeHomeQuestion(question), isForLiving }, errors }
}

/**
 * Returns the question of a resident buyer's family; `null` for any other account, and while the family's means are not
 * known.
 */
export function readResidentBuyerQuestion(profile: HomeProfile | null): HomeQuestion | null {
  if (profile === null || !profile.isForLiving) return null
  const { question } = readHomeQuestion(profile.parameters)
  return hasMeans(question.family) ? question : null
}
