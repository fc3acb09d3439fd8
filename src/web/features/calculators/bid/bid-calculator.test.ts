// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import {
  explanationOf,
  figureText,
  fillField,
  it,
  screen,
  shownText,
  waitFor,
  within,
} from '#test/support/rendered-application.ts'
import { fakeAccount } from '#test/support/faked-account.ts'
import { richProperty } from '#test/support/property-detail.ts'

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const result = () => screen.findByRole('region', { name: 'Resultado' })
const form = () => screen.getByRole('form', { name: 'Valores do lance' })
const calculate = () => screen.getByRole('button', { name: 'Calcular' })

describe('the bid calculator', () => {
  it('computes once all fields are filled, then while the person types, and the address stores it', async ({
    app: { server, user, open, reload, address },
  }) => {
    fakeAccount(server)
    await open('/calculator-old')
    const before = await result()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '15%' }).checked).toBe(true)
    await user.click(calculate())
    within(form()).getByText('Falta informar a avaliação e o lance inicial.')
    await fillField(user, field('Valor de avaliação'), '200.000,00')
    await fillField(user, field('Lance inicial'), '150000')
    expect(shownText(before)).toContain('toque em Calcular')
    await user.click(calculate())
    const after = await result()
    await within(after).findByText(/^Com o lance de R\$\s[\d.]+ o ROI líquido é de/)
    await user.click(within(after).getByText('Outras contas'))
    for (const [name, value] of [
      [/^Valor de mercado/, 'R$ 230.000'],
      [/^Lance para a meta/, 'R$ 200.000'],
      [/^Lance ideal/, 'R$ 209.090,91'],
      [/^ROI estimado/, '53%'],
      [/^Desconto/, '25%'],
    ] as const)
      expect(figureText(after, name)).toBe(value)
    const most = within(after).getByRole('button', { name: /^Lance ideal/ })
    expect(shownText(explanationOf(most))).toContain('Valor de mercado ÷ 1,1')

    await fillField(user, field('Lance inicial'), '210000')
    await within(after).findByText(/Ele já passa do lance ideal da regra de bolso\./)
    await fillField(user, field('Lance inicial'), '')
    await within(form()).findByText('Falta informar o lance inicial.')
    expect(figureText(after, /^Lance para a meta/)).toBe('R$ 200.000')
    await fillField(user, field('Lance inicial'), '195.500,50')
    await waitFor(() => expect(address()).toBe('/calculator-old?avaliacao=200000&lance=195500.5&roi=15'))

    await reload()
    await user.click(within(await result()).getByText('Outras contas'))
    expect(figureText(await result(), /^ROI estimado/)).toBe('18%')
    expect(field('Lance inicial').value).toBe('195.500,50')
    const onward = screen.getByRole('link', { name: 'Fazer a conta inteira em Custo total' })
    expect(onward.getAttribute('href')).toBe('/custo-total?lance=195500.5&venda=200000&roi=15')
    const profile = within(screen.getByRole('main')).getByRole('link', { name: 'Perfil' })
    expect(profile.getAttribute('href')).toBe('/profile')
  })

  it('starts with the appraisal and the price of a property', async ({ app: { server, open } }) => {
    fakeAccount(server)
    server.answer(catalogueCalls.property, richProperty)
    await open(`/calculator-old?imovel=${richProperty.id}`)
    await screen.findByText(/^Com o lance de R\$\s[\d.]+ o ROI líquido é de/)
    await waitFor(() => expect(field('Valor de avaliação').value).toBe('168.000'))
    expect(field('Lance inicial').value).toBe('74.900')
  })
})
