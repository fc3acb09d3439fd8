import { hasMeans } from '#domain/home-purchase/family-profile.ts'
import type { HomeSearch } from '#domain/home-purchase/find-homes.ts'
import {
  assumedNumbers,
  familyNumbers,
  homeNames,
  type HomeQuestion,
  readHomeQuestion,
  toHomeSearchPlace,
  writeHomeQuestion,
} from '#domain/home-purchase/home-question.ts'
import { readPageParameters, type PageParameters } from '#domain/search/page-parameters.ts'
import type { QueryParameters } from '#domain/search/search-criteria.ts'
import type { QueryReading } from './api-call.ts'

/** Homes of one answer. */
const usualHomes = 20
const mostHomesPerPage = 100

const numberNames = new Set<string>([
  ...[...Object.values(familyNumbers), ...Object.values(assumedNumbers)].map(({ name }) => name),
  homeNames.withinKm,
])

/** Writes a search for homes as the body of its call: in a body, so that nobody's income stands in an address. */
export function writeHomeSearch(
  question: HomeQuestion,
  page: PageParameters,
): Record<string, string | number> {
  const parameters = Object.entries(writeHomeQuestion(question)).map(
    ([name, text]) => [name, numberNames.has(name) ? Number(text) : text] as const,
  )
  return { ...Object.fromEntries(parameters), ...page }
}

/** Reads the body of a search for homes; an income or own money must be given. */
export function readHomeSearch(body: Record<string, unknown>): QueryReading<HomeSearch & PageParameters> {
  const given: QueryParameters = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, String(value)]),
  )
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
