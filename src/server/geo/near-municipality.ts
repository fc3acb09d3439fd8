import { findNearSeat } from '#domain/search/index/place-filters.ts'
import type { Criteria, CriteriaErrors } from '#domain/search/search-criteria.ts'
import { badRequestRefusal } from '../http/refusal.ts'
import { municipalityTable } from './municipalities.ts'

/** Says that the municipality of `near` does not exist; empty when it does, or none is given. */
export const findNearProblem = ({ near }: Pick<Criteria, 'near'>): CriteriaErrors =>
  near === null || findNearSeat(municipalityTable, near) !== null
    ? {}
    : {
        near: 'Não há município com este nome neste estado. Escreva nome e UF, como Campinas,SP, ou busque só na cidade.',
      }

/**
 * Returns criteria whose municipality exists.
 * @throws Refusal 400, naming the field
 */
export function checkNear<Place extends Pick<Criteria, 'near'>>(criteria: Place): Place {
  const fields = findNearProblem(criteria)
  if (Object.keys(fields).length > 0) throw badRequestRefusal(fields)
  return criteria
}
