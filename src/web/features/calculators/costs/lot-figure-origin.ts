import type { OwnLot } from '#contract/own-lot-schemas.ts'
import { cdiDefault } from '#domain/calculators/cdi-comparison.ts'
import { formatShortDate } from '../../../ui/format-text.ts'
import { type CostForm, isPlaceNumber } from './cost-form.ts'
import { type FigureOrigin, fieldsWithoutOrigin, findFigureOrigin, findTableOrigin } from './figure-origin.ts'
import type { WorkingSheetState } from './working-sheet.ts'

const ownOrigin = (words: string): FigureOrigin => ({ kind: 'yours', words })
const guess = (words: string): FigureOrigin => ({ kind: 'guess', words })

/** Figures that come from the lot owner's notes, because a lot from elsewhere is in no list of the bank. */
const originByField: Partial<Record<keyof CostForm, (lot: OwnLot) => FigureOrigin>> = {
  bid: ({ price }) => (price === null ? guess('sem preço no lote') : ownOrigin('preço que você anotou')),
  modality: () => guess('não é da Caixa: 5% do leiloeiro'),
  cdi: () => guess(`de ${formatShortDate(cdiDefault.asOf)}`),
  condoDebt: () => guess('valor não informado: confira'),
  taxDebt: () => guess('valor não informado: confira'),
  evictionCost: ({ occupancy }) =>
    occupancy === 'vacant'
      ? ownOrigin('desocupado, como você anotou')
      : guess(occupancy === 'occupied' ? 'suposição: está ocupado' : 'suposição: ocupação não informada'),
  area: ({ area }) => (area === null ? guess('suposição') : ownOrigin('área que você anotou')),
  saleValue: ({ evaluationValue }) =>
    guess(evaluationValue === null ? 'sem avaliação no lote' : 'suposição: vende pela avaliação'),
}

/** Returns the origin of a value in the sheet of a lot from elsewhere: what its owner wrote down, or our assumption. */
function findLotFigureOrigin(
  key: keyof CostForm,
  form: CostForm,
  assumed: CostForm,
  lot: OwnLot,
): FigureOrigin | null {
  if (form[key] !== assumed[key]) return ownOrigin('seu valor')
  if (fieldsWithoutOrigin.includes(key)) return null
  if (isPlaceNumber(key) && form[key] === null) return findTableOrigin(key, form)
  return originByField[key]?.(lot) ?? guess('suposição')
}

/** Returns the origin of a value of any sheet: of a property of the bank, of a lot from elsewhere; `null` of a plain one. */
export const findSheetFigureOrigin = (
  key: keyof CostForm,
  {
    form,
    assumed,
    property,
    lot,
    answers,
  }: Pick<WorkingSheetState, 'form' | 'assumed' | 'property' | 'lot' | 'answers'>,
): FigureOrigin | null =>
  lot !== null && assumed !== null
    ? findLotFigureOrigin(key, form, assumed, lot)
    : findFigureOrigin(key, form, assumed, property, answers)
