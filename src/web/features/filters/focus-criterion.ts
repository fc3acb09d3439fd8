/**
 * The form's label for the criterion of a chip, by the chip's key up to its hyphen; the second one applies when the
 * first is absent.
 */
const names: Record<string, readonly (string | RegExp)[]> = {
  text: ['Busca livre'],
  region: ['Região'],
  interior: ['Capital ou interior'],
  near: [/ e vizinhos$/],
  notCity: ['Cidade'],
  notNeighborhood: ['Bairro', 'Cidade'],
  notCategory: ['Tipo'],
  notModality: ['Modalidade'],
  instalment: ['Parcela máxima'],
  return: ['ROI no pior caso'],
  unexplained: ['Sem os fora do comum'],
  newWithin: ['Entrou na lista'],
  cutWithin: ['Baixou de preço'],
  rung: ['Já desceu'],
  closesWithin: ['Encerra'],
  state: ['Estado'],
  city: ['Cidade'],
  neighborhood: ['Bairro', 'Cidade'],
  category: ['Tipo'],
  price: ['Preço'],
  area: ['Área'],
  discount: ['Desconto mínimo'],
  netRoi: ['ROI líquido mínimo'],
  rooms: ['Quartos'],
  garage: ['Vagas'],
  modality: ['Modalidade'],
  financing: ['Aceita financiamento'],
  fgts: ['Aceita FGTS'],
  occupancy: ['Ocupação'],
  auction: ['Com data marcada'],
}

const isSet = ({ type, checked, value }: HTMLInputElement): boolean =>
  type === 'radio' || type === 'checkbox' ? checked : value !== ''

/** Returns, among several controls with one label, the one that has a value. */
function controlOf(named: HTMLLabelElement | HTMLLegendElement): HTMLElement | null {
  if (named instanceof HTMLLabelElement) return named.control
  const inputs = [...(named.parentElement?.querySelectorAll('input') ?? [])]
  return inputs.find(isSet) ?? inputs[0] ?? null
}

/** Focuses the criterion of a chip and scrolls to it. Does nothing when the form lacks it. */
export function focusCriterion(form: HTMLElement, chip: string): void {
  const labels = [...form.querySelectorAll<HTMLLabelElement | HTMLLegendElement>('label, legend')]
  const [named] = (names[chip.replace(/-.*/, '')] ?? []).flatMap(name =>
    labels.filter(({ textContent }) =>
      typeof name === 'string' ? textContent === name : name.test(textContent),
    ),
  )
  if (!named) return
  named.parentElement?.scrollIntoView({ block: 'center' })
  controlOf(named)?.focus({ preventScroll: true })
}
