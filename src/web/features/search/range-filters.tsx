import { type CSSProperties, useId } from 'react'
import { FieldGroup } from '../../ui/field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import type { FilterProps } from './filter-props.ts'

const tooHigh = (min: number | null, max: number | null): string | undefined =>
  min !== null && max !== null && min > max ? 'Menor que o mínimo' : undefined

const reais = (centavos: number | null): number | null => (centavos === null ? null : centavos / 100)
const centavos = (value: number | null): number | null => (value === null ? null : Math.round(value * 100))

export const RangeFields = ({ criteria, change }: FilterProps) => (
  <>
    <FieldGroup legend="Preço">
      <div className="flex gap-2">
        <NumberField
          label="Preço mínimo"
          unit="R$"
          placeholder="mínimo"
          value={reais(criteria.minPrice)}
          onChange={value => change({ minPrice: centavos(value) })}
        />
        <NumberField
          label="Preço máximo"
          unit="R$"
          placeholder="máximo"
          value={reais(criteria.maxPrice)}
          onChange={value => change({ maxPrice: centavos(value) })}
          problem={tooHigh(criteria.minPrice, criteria.maxPrice)}
        />
      </div>
    </FieldGroup>
    <FieldGroup legend="Área">
      <div className="flex gap-2">
        <NumberField
          label="Área mínima"
          unit="m²"
          placeholder="mínima"
          value={criteria.minArea}
          onChange={minArea => change({ minArea })}
        />
        <NumberField
          label="Área máxima"
          unit="m²"
          placeholder="máxima"
          value={criteria.maxArea}
          onChange={maxArea => change({ maxArea })}
          problem={tooHigh(criteria.minArea, criteria.maxArea)}
        />
      </div>
    </FieldGroup>
  </>
)

export function DiscountField({ criteria, change }: FilterProps) {
  const id = useId()
  const value = criteria.minDiscount ?? 0
  return (
    <div>
      <div className="flex justify-between text-xs font-medium text-ink-2">
        <label htmlFor={id}>Desconto mínimo</label>
        <output htmlFor={id} className={value > 0 ? 'text-ink' : undefined}>
          {value > 0 ? `${String(value).replace('.', ',')}%` : 'Qualquer'}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="range -mb-3"
        min={0}
        max={90}
        step={5}
        value={value}
        aria-valuetext={value > 0 ? `${value}%` : 'Qualquer'}
        data-idle={value === 0 || undefined}
        style={{ '--at': (Math.min(value, 90) / 90) * 100 } as CSSProperties}
        onChange={event => change({ minDiscount: Number(event.target.value) || null })}
      />
    </div>
  )
}
