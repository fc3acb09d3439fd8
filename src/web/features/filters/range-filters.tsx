import { type ReactNode, useId } from 'react'
import { useIsForLiving } from '../../data/account/home-profile.ts'
import { TickBox } from '../../ui/choice-controls.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { formatPercent } from '../../ui/format-text.ts'
import { setStyleProperties } from '../../ui/style-properties.ts'
import { LimitField, PriceLimitField } from './limit-field.tsx'
import type { FilterProps } from './filter-props.ts'

const tooHigh = (min: number | null, max: number | null): string | undefined =>
  min !== null && max !== null && min > max ? 'Menor que o mínimo' : undefined

export const PriceFields = ({ criteria, change }: FilterProps) => (
  <FieldGroup legend="Preço">
    <div className="flex gap-2">
      <PriceLimitField
        name="minPrice"
        label="Preço Mínimo"
        empty="mínimo"
        value={criteria.minPrice}
        onChange={minPrice => change({ minPrice })}
      />
      <PriceLimitField
        name="maxPrice"
        label="Preço Máximo"
        empty="máximo"
        value={criteria.maxPrice}
        onChange={maxPrice => change({ maxPrice })}
        problem={tooHigh(criteria.minPrice, criteria.maxPrice)}
      />
    </div>
  </FieldGroup>
)

export const AreaFields = ({ criteria, change }: FilterProps) => (
  <FieldGroup legend="Área">
    <div className="flex gap-2">
      <LimitField
        name="minArea"
        label="Área mínima"
        unit="m²"
        empty="mínima"
        value={criteria.minArea}
        onChange={minArea => change({ minArea })}
      />
      <LimitField
        name="maxArea"
        label="Área máxima"
        unit="m²"
        empty="máxima"
        value={criteria.maxArea}
        onChange={maxArea => change({ maxArea })}
        problem={tooHigh(criteria.minArea, criteria.maxArea)}
      />
    </div>
  </FieldGroup>
)

const step = 5

/**
 * A slider for a minimum percentage; its first position means no minimum. A value from a link beyond an end is shown
 * at that end.
 */
function MinimumPercentSlider({
  name,
  label,
  least,
  most,
  zero = '0%',
  isOfResale = false,
  value,
  onChange,
  children,
}: {
  /** The parameter that a form without script sends. */
  name: string
  label: string
  /** The lowest percentage that can be chosen. */
  least: number
  most: number
  /** The label of 0. */
  zero?: string
  /** Whether who wants to live there sees it only where it has a value. */
  isOfResale?: boolean
  value: number | null
  onChange: (value: number | null) => void
  children?: ReactNode
}) {
  const id = useId()
  const none = least - step
  const at = value === null ? none : Math.min(Math.max(value, least), most)
  const text = value === null ? 'Qualquer' : value === 0 ? zero : formatPercent(value, 2)
  return (
    <div className={isOfResale && value === null ? 'for-resale' : undefined}>
      <div className="flex justify-between text-xs font-medium text-ink-2">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={value === null ? undefined : 'text-ink'}>
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="range -mb-3 needs-script"
        min={none}
        max={most}
        step={step}
        value={at}
        aria-valuetext={text}
        data-idle={value === null || undefined}
        ref={setStyleProperties({ '--at': ((at - none) / (most - none)) * 100 })}
        onChange={event => {
          const chosen = Number(event.target.value)
          onChange(chosen < least ? null : chosen)
        }}
      />
      <noscript>
        <input
          type="number"
          name={name}
          aria-label={`${label} (%)`}
          className="control mt-1.5 px-3"
          min={least > 0 ? 0 : -100}
          step="any"
          placeholder="qualquer, em %"
          defaultValue={value ?? ''}
        />
      </noscript>
      {children}
    </div>
  )
}

/** The least discount and returns; those of a resale are not offered to who wants to live there. */
export function ReturnFields({ criteria, change }: FilterProps) {
  const isForLiving = useIsForLiving()
  return (
    <>
      <MinimumPercentSlider
        name="minDiscount"
        label="Desconto mínimo"
        least={step}
        most={90}
        value={criteria.minDiscount}
        onChange={minDiscount => change({ minDiscount })}
      >
        <div className="mt-2">
          <TickBox
            name="unexplained"
            value="false"
            checked={criteria.unexplained === false}
            onChange={on => change({ unexplained: on ? false : null })}
          >
            Sem os fora do comum
          </TickBox>
        </div>
        <p className="-mt-1 pl-7.5 text-2xs text-pretty text-ink-3">
          Desconto acima de 80%, sem que a página da Caixa diga por quê
        </p>
      </MinimumPercentSlider>
      {(!isForLiving || criteria.minNetRoi !== null) && (
        <MinimumPercentSlider
          name="minNetRoi"
          label="ROI líquido mínimo"
          least={0}
          most={100}
          zero="Sem prejuízo"
          isOfResale
          value={criteria.minNetRoi}
          onChange={minNetRoi => change({ minNetRoi })}
        >
          <p className="mt-2 text-2xs text-ink-3 text-pretty">
            Pelas suposições padrão: venda pela avaliação, com custos e impostos. Sua conta não muda o filtro
          </p>
        </MinimumPercentSlider>
      )}
      {(!isForLiving || criteria.minReturn !== null) && (
        <MinimumPercentSlider
          name="minReturn"
          label="ROI no pior caso"
          least={0}
          most={100}
          zero="Sem prejuízo"
          isOfResale
          value={criteria.minReturn}
          onChange={minReturn => change({ minReturn })}
        >
          <p className="mt-2 text-2xs text-ink-3 text-pretty">
            O mesmo, se a venda render menos e os custos forem maiores do que o estimado
          </p>
        </MinimumPercentSlider>
      )}
    </>
  )
}
