import { useMemo } from 'react'
import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { OwnAnswerKey, OwnAnswers, OwnAnswerValues } from '#domain/judgement/own-answers.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { ensureFavorite, findFavorite, queueFavoriteChange, useFavorite } from './favorite-actions.ts'

/** What a person saved about a listing: "sua conta". */
export interface OwnFigures {
  /** The saved cost sheet; `null` = none. */
  sheet: CostSheet | null
  answers: OwnAnswers
}

/** Returns what was saved with a favorite; `null` when there is neither sheet nor answer. */
function toOwnFigures(favorite: Favorite | undefined): OwnFigures | null {
  if (favorite === undefined) return null
  const { sheet, answers } = favorite
  return sheet === null && Object.keys(answers).length === 0 ? null : { sheet, answers }
}

/**
 * Returns the sheet and the answers saved with a favorite, including changes that are not confirmed yet; `null` when
 * there is neither, or while that is not known.
 */
export function useOwnFigures(listingId: string): OwnFigures | null {
  const favorite = useFavorite(listingId)
  return useMemo(() => toOwnFigures(favorite), [favorite])
}

/** Returns the figures once, without following their changes. */
export const findOwnFigures = (listingId: string): OwnFigures | null => toOwnFigures(findFavorite(listingId))

/** How an answer came about. */
interface AnswerOrigin {
  /** The paper it was taken over from: `do edital, cláusula 5.1`. */
  source?: string
  /** The text of the message in place of `Resposta salva`. */
  message?: string
}

/**
 * Saves an answer that the person found out about a property; `null` deletes it. A property that is no favorite becomes
 * one, and the message says so.
 * @param now epoch ms; its day in Brasília is the answer's
 */
export function saveOwnAnswer<Question extends OwnAnswerKey>(
  property: Property,
  question: Question,
  value: OwnAnswerValues[Question] | null,
  now: number,
  { source, message = 'Resposta salva' }: AnswerOrigin = {},
): void {
  const isNew = ensureFavorite(property, now)
  const day = toBrasiliaIso(now).slice(0, 10)
  const answer = value === null ? null : { value, day, ...(source !== undefined && { source }) }
  queueFavoriteChange(property.id, { answers: { [question]: answer } })
  showToast({
    title: value === null ? 'Resposta apagada' : message,
    ...(isNew && { description: 'O imóvel entrou nos seus favoritos.' }),
  })
}
