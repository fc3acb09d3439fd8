import { criteriaTable } from '#domain/search/criteria-table.ts'
import { listCriteriaOf, type Subject } from '#domain/search/criteria-words.ts'

/** The form's labels for criteria with fields of their own; the second one applies where the first is absent. */
const ownLabels: Partial<Record<Subject, readonly (string | RegExp)[]>> = {
  text: ['Busca livre'],
  region: ['Região'],
  interior: ['Capital ou interior'],
  near: [/ e vizinhos$/],
  state: ['Estado'],
  city: ['Cidade'],
  notCity: ['Cidade'],
  neighborhood: ['Bairro', 'Cidade'],
  notNeighborhood: ['Bairro', 'Cidade'],
  maxInstalment: ['Parcela máxima'],
}

/** Lists the form's labels for a criterion, the likeliest first. */
function listLabels(subject: Subject): readonly (string | RegExp)[] {
  const row = criteriaTable[subject]
  if (row.kind === 'own') return ownLabels[subject] ?? []
  if (row.kind === 'choices') return [row.legend]
  if (row.kind !== 'bound') return [row.label]
  const bounds = listCriteriaOf(subject).map(name => criteriaTable[name])
  return [row.figure.legend, ...bounds.flatMap(each => (each.kind === 'bound' ? each.label : []))]
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
  const subject = chip.replace(/-.*/, '')
  const [named] = (subject in criteriaTable ? listLabels(subject as Subject) : []).flatMap(name =>
    labels.filter(({ textContent }) =>
      typeof name === 'string' ? textContent === name : name.test(textContent),
    ),
  )
  if (!named) return
  named.parentElement?.scrollIntoView({ block: 'center' })
  controlOf(named)?.focus({ preventScroll: true })
}
