import { hasMeans } from '#domain/home-purchase/family-profile.ts'
import type { HomeSearch } from '#domain/home-purchase/find-homes.ts'
import { readHomeQuestion, toHomeSearchPlace } from '#domain/home-purchase/home-question.ts'
import { readPageParameters, type PageParameters } from '#domain/search/page-parameters.ts'
import type { QueryParameters } from '#domain/search/search-criteria.ts'
import type { QueryReading } from './api-call.ts'

/** Homes of one answer. */
const usualHomes = 20
const mostHomesPerPage = 100

/** Reads a search for homes; somebody's income or own money must be said. */
export function readHomeSearch(given: QueryParameters): QueryReading<HomeSearch & PageParameters> {
  const { question, errors: wrong } = readHomeQuestion(given)
  const {
    page,
    limit,
    errors: pageErrors,
  } = readPageParameters(given, { defaultLimit: usualHomes, maxLimit: mostHomesPerPage })
  const { family, assumptions, place } = question
  const errors: Record<string, string> = { ...wrong, ...pageErrors }
  if (!hasMeans(family) && !('renda' in errors) && !('entrada' in errors))
    errors.renda = 'Informe a renda por mês, a entrada guardada, ou as duas.'
  if (!hasMeans(family) || Object.keys(errors).length > 0) return { errors }
  return { value: { family, assumptions, place: toHomeSearchPlace(place), page, limit } }
}
