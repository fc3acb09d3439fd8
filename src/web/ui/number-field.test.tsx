// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { useState } from 'react'
import { descriptionOf, screen } from '#test/support/rendered-application.ts'
import { it } from '#test/support/rendered-component.ts'
import { NumberField } from './number-field.tsx'

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Valor' })
const value = () => screen.getByRole('status').textContent
const money = { unit: 'R$', limits: [1000, 500_000] } as const

/** A field that always has a value, from 1.000 to 500.000 reais, and the value beside it. */
function Price({ problem }: { problem?: string }) {
  const [price, setPrice] = useState(150_000)
  return (
    <>
      <NumberField {...money} label="Valor" value={price} onChange={setPrice} problem={problem} />
      <output>{price}</output>
      <button type="button" onClick={() => setPrice(20_000)}>
        Outro imóvel
      </button>
    </>
  )
}

/** A field that may be empty. */
function Limit({ zeroIsEmpty = false }: { zeroIsEmpty?: boolean }) {
  const [limit, setLimit] = useState<number | null>(null)
  return (
    <>
      <NumberField
        label="Valor"
        unit="m²"
        limits={[0, 9999]}
        value={limit}
        onChange={setLimit}
        empty="qualquer"
        zeroIsEmpty={zeroIsEmpty}
      />
      <output>{String(limit)}</output>
    </>
  )
}

describe('a number field', () => {
  it('takes what is typed at once, and writes it out when it is left', async ({ view }) => {
    view.render(<Price />)
    expect(field().value).toBe('150.000')
    await view.user.clear(field())
    await view.user.type(field(), '200 mil')
    expect([field().value, value()]).toEqual(['200 mil', '200000'])
    await view.user.tab()
    expect(field().value).toBe('200.000')
  })

  it('holds a number within its limits, and says which they are', async ({ view }) => {
    view.render(<Price />)
    await view.user.clear(field())
    await view.user.type(field(), '900000')
    expect(value()).toBe('500000')
    expect(descriptionOf(field())).toBe('até R$ 500.000')
    expect(field().hasAttribute('aria-invalid')).toBe(false)
    await view.user.tab()
    expect(field().value).toBe('500.000')
  })

  it('keeps text that is no number, says what is wrong with it, and keeps the value', async ({ view }) => {
    view.render(<Price />)
    await view.user.clear(field())
    await view.user.type(field(), '12a4')
    await view.user.tab()
    expect([field().value, value()]).toEqual(['12a4', '150000'])
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(field())).toBe('Use só números, como 150.000')
  })

  it('goes back to its value when it is left empty', async ({ view }) => {
    view.render(<Price />)
    await view.user.clear(field())
    expect(value()).toBe('150000')
    await view.user.tab()
    expect(field().value).toBe('150.000')
  })

  it('shows a value that something else sets', async ({ view }) => {
    view.render(<Price />)
    await view.user.clear(field())
    await view.user.type(field(), '12a4')
    await view.user.click(screen.getByRole('button', { name: 'Outro imóvel' }))
    expect([field().value, descriptionOf(field())]).toEqual(['20.000', ''])
  })

  it('shows what is wrong with its value beside others', ({ view }) => {
    view.render(<Price problem="Menor que o mínimo" />)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(field())).toBe('Menor que o mínimo')
  })

  it('may be empty where it has a text for that', async ({ view }) => {
    view.render(<Limit />)
    expect(field().placeholder).toBe('qualquer')
    await view.user.type(field(), '0')
    expect(value()).toBe('0')
    await view.user.clear(field())
    expect(value()).toBe('null')
  })

  it('takes zero as empty where zero is no limit', async ({ view }) => {
    view.render(<Limit zeroIsEmpty />)
    await view.user.type(field(), '50')
    expect(value()).toBe('50')
    await view.user.clear(field())
    await view.user.type(field(), '0')
    expect(value()).toBe('null')
    await view.user.tab()
    expect(field().value).toBe('')
  })
})
