// @vitest-environment happy-dom
import { expect } from 'vitest'
import { it } from '#test/support/rendered-component.ts'
import { submitValid } from './submit-valid.ts'

it('a form applies its values only without a wrong field, which else has the focus', async ({ view }) => {
  let applied = 0
  const show = (wrong: boolean) =>
    view.render(
      <form onSubmit={event => submitValid(event, () => (applied += 1))} noValidate>
        <input aria-label="right" />
        <input aria-label="wrong" aria-invalid={wrong || undefined} />
        <button type="submit">Aplicar</button>
      </form>,
    )
  show(true)
  const button = document.querySelector('button') as HTMLButtonElement
  await view.user.click(button)
  expect(applied).toBe(0)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('wrong')
  show(false)
  await view.user.click(button)
  expect(applied).toBe(1)
})
