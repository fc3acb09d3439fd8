import { type ReactNode, useState } from 'react'
import { deskLengths } from '#contract/desk-limits.ts'
import type { LotProposal } from '#contract/own-lot.ts'
import type { OwnLotContent } from '#contract/own-lot-schemas.ts'
import { readOutsideAddress } from '#domain/link-target.ts'
import { categories, occupancies } from '#domain/property/listing.ts'
import { states } from '#domain/states.ts'
import { Field, Select } from '../../../ui/field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { categoryLabels, occupancyLabels } from '../../listing/listing-labels.ts'

/** What of a lot the form holds; empty text is not known. */
export type LotDraft = Omit<OwnLotContent, 'firstRound' | 'secondRound'> & {
  firstRound: NonNullable<OwnLotContent['firstRound']>
  secondRound: NonNullable<OwnLotContent['secondRound']>
}

const moneyLimits = [0.01, 1e9] as const
const areaLimits = [0.01, 1e9] as const
const countLimits = [0, 999] as const

/** The words of the page that a field rests on, so that a person can check it. */
const Words = ({ words }: { words: string | undefined }) =>
  words === undefined ? null : (
    <p className="mt-1 text-2xs text-ink-3 wrap-anywhere">
      no texto: <q>{words}</q>
    </p>
  )

const Chosen = <T extends string>({
  label,
  value,
  options,
  words,
  onChange,
}: {
  label: string
  value: T | null
  options: readonly { value: T; label: string }[]
  words: string | undefined
  onChange: (value: T | null) => void
}) => (
  <Field label={label} below={<Words words={words} />}>
    {control => (
      <Select
        {...control}
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find(each => each.value === target.value)?.value ?? null)}
      >
        <option value="">Não sei</option>
        {options.map(({ value: each, label: name }) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </Select>
    )}
  </Field>
)

/** The facts of a lot, each editable, with the words of the pasted page below those that were read there. */
export function LotForm({
  draft,
  found,
  whole,
  tried,
  onChange,
}: {
  draft: LotDraft
  /** What was read of the pasted text; `null` when it was typed in. */
  found: LotProposal | null
  /** Every field is shown from the start. */
  whole: boolean
  /** Whether somebody tried to save the lot; from then on the form names the missing fields. */
  tried: boolean
  onChange: (draft: LotDraft) => void
}) {
  const [more, setMore] = useState(whole || found !== null)
  const set = (change: Partial<LotDraft>) => onChange({ ...draft, ...change })
  const wordsOf = (field: keyof LotProposal) => found?.[field]?.words
  const text = (
    field: 'city' | 'address' | 'saleKind' | 'matricula' | 'sourceName',
    label: string,
  ): ReactNode => (
    <div>
      <TextField
        label={label}
        maxLength={deskLengths.lotLine}
        value={draft[field] ?? ''}
        onChange={value => set({ [field]: value === '' ? null : value })}
      />
      {field !== 'sourceName' && <Words words={wordsOf(field)} />}
    </div>
  )
  const number = (
    field: 'price' | 'evaluationValue' | 'area' | 'landArea' | 'rooms' | 'garage',
    label: string,
    unit: string,
    limits: readonly [number, number],
  ): ReactNode => (
    <NumberField
      label={label}
      unit={unit}
      limits={limits}
      whole={limits === countLimits}
      empty="não sei"
      value={draft[field]}
      onChange={value => set({ [field]: value })}
    >
      <Words words={wordsOf(field)} />
    </NumberField>
  )
  const round = (field: 'firstRound' | 'secondRound', name: string): ReactNode => (
    <fieldset className="col-span-full">
      <legend className="pb-1.5 text-xs font-medium text-ink-2">{name}</legend>
      <div className="panel-fields">
        <TextField
          type="date"
          label={`${name}, dia`}
          labelHidden
          value={draft[field].date ?? ''}
          onChange={date => set({ [field]: { ...draft[field], date: date === '' ? null : date } })}
        />
        <TextField
          type="time"
          label={`${name}, hora`}
          labelHidden
          value={draft[field].time ?? ''}
          onChange={time =>
            set({ [field]: { ...draft[field], time: time === '' ? null : time.slice(0, 5) } })
          }
        />
        <NumberField
          label={`${name}, lance mínimo`}
          labelHidden
          unit="R$"
          limits={moneyLimits}
          empty="lance mínimo"
          value={draft[field].price}
          onChange={price => set({ [field]: { ...draft[field], price } })}
        />
      </div>
      <Words words={wordsOf(field)} />
    </fieldset>
  )
  return (
    <div className="lot-form">
      <div className="col-span-full">
        <TextField
          label="Como chamar"
          placeholder="Casa no Jardim América"
          maxLength={deskLengths.lotTitle}
          error={tried && draft.title.trim() === '' ? 'Dê um nome para achar na mesa.' : undefined}
          value={draft.title}
          onChange={title => set({ title })}
        />
        <Words words={wordsOf('title')} />
      </div>
      {number('price', 'Preço de partida', 'R$', moneyLimits)}
      {number('evaluationValue', 'Avaliação', 'R$', moneyLimits)}
      {text('city', 'Município')}
      <Chosen
        label="Estado"
        value={draft.state}
        options={states.map(({ uf, name }) => ({ value: uf, label: name }))}
        words={wordsOf('state')}
        onChange={state => set({ state })}
      />
      {text('sourceName', 'Quem vende')}
      <TextField
        type="url"
        label="Endereço da página"
        placeholder="https://"
        maxLength={deskLengths.lotUrl}
        error={
          tried && !isLotAddress(draft.sourceUrl) ? 'Use um endereço que comece com https://' : undefined
        }
        value={draft.sourceUrl ?? ''}
        onChange={url => set({ sourceUrl: url === '' ? null : url })}
      />
      {more ? (
        <>
          {round('firstRound', '1ª praça')}
          {round('secondRound', '2ª praça')}
          <Chosen
            label="Tipo"
            value={draft.category}
            options={categories.map(value => ({ value, label: categoryLabels[value] }))}
            words={wordsOf('category')}
            onChange={category => set({ category })}
          />
          <Chosen
            label="Ocupação"
            value={draft.occupancy}
            options={occupancies.map(value => ({ value, label: occupancyLabels[value] }))}
            words={wordsOf('occupancy')}
            onChange={occupancy => set({ occupancy })}
          />
          {number('area', 'Área construída', 'm²', areaLimits)}
          {number('landArea', 'Área do terreno', 'm²', areaLimits)}
          {number('rooms', 'Quartos', '', countLimits)}
          {number('garage', 'Vagas', '', countLimits)}
          <div className="col-span-full">{text('address', 'Endereço do imóvel')}</div>
          {text('saleKind', 'Tipo de venda')}
          {text('matricula', 'Matrícula')}
        </>
      ) : (
        <button type="button" className="text-link col-span-full" onClick={() => setMore(true)}>
          Mais dados: praças, área, ocupação, matrícula
        </button>
      )}
    </div>
  )
}

/** Whether there is no address, or one that a browser can open safely. */
export const isLotAddress = (url: string | null): boolean =>
  url === null || readOutsideAddress(url.trim()) !== null
