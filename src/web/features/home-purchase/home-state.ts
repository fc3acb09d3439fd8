import { emptyFamily } from '#domain/home-purchase/family-profile.ts'
import { defaultHomeAssumptions } from '#domain/home-purchase/home-assumptions.ts'
import {
  type HomePlace,
  type HomeQuestion,
  readHomeQuestion,
  writeHomePlace,
} from '#domain/home-purchase/home-question.ts'
import { readPropertyNumberParameter, readText, type StateCodec } from '../calculators/state-codec.ts'

/** The state in the page's address, which never contains the family's income or savings. */
export interface HomeAddress {
  place: HomePlace
  /** The number of the home whose account is shown; `null` = the first of the list. */
  chosen: string | null
  /** Whether an example family is shown, which nobody has typed in. */
  isExample: boolean
}

const exampleName = 'exemplo'

/** The page's state in its address, without the number of the page: every change shows the list from its start. */
export const homeAddressCodec: StateCodec<HomeAddress> = {
  read: parameters => ({
    place: readHomeQuestion(parameters).question.place,
    chosen: readPropertyNumberParameter(parameters),
    isExample: readText(parameters, exampleName) === 'sim',
  }),
  write: ({ place, chosen, isExample }) => ({
    ...writeHomePlace(place),
    ...(isExample && { [exampleName]: 'sim' }),
    ...(chosen !== null && { imovel: chosen }),
  }),
}

/** The whole country: no state, no city. */
export const anyPlace: HomePlace = { uf: null, city: '', withinKm: null }

const isSomewhere = ({ uf, city }: HomePlace): boolean => uf !== null || city !== ''

/** The question of a page without an address and without a stored family. */
const emptyQuestion: HomeQuestion = { family: null, assumptions: defaultHomeAssumptions, place: anyPlace }

/** The family of the example. */
const exampleQuestion: HomeQuestion = {
  family: { ...emptyFamily, income: 4_000_00, savings: 60_000_00, people: 3 },
  assumptions: defaultHomeAssumptions,
  place: { uf: 'GO', city: 'Goiânia', withinKm: 30 },
}

/** Returns the question that a page answers; the place of its address takes precedence over that of `ownQuestion`. */
export function joinHomeQuestion(
  { place, isExample }: HomeAddress,
  ownQuestion: HomeQuestion | null,
): HomeQuestion {
  const question = ownQuestion ?? (isExample ? exampleQuestion : emptyQuestion)
  return isSomewhere(place) ? { ...question, place } : question
}
