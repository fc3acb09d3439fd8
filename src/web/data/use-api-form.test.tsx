// @vitest-environment happy-dom
import { describe, expect, vi } from 'vitest'
import { descriptionOf, expectFocus, screen } from '#test/support/rendered-application.ts'
import { it } from '#test/support/rendered-component.ts'
import { TextField } from '../ui/text-field.tsx'
import { RequestRefused, ServerUnreachable } from './api-client.ts'
import { describeFailure } from './call-failure.ts'
import { useApiForm } from './use-api-form.ts'

/** A form that fails with this error. */
function FailingForm({
  error,
  describe: words = describeFailure,
  onFailure = () => undefined,
}: {
  error: Error
  describe?: (error: unknown) => string | null
  onFailure?: (problem: string, error: unknown) => void
}) {
  const { form, problem, field } = useApiForm({
    initial: { name: 'Ana', city: '' },
    send: () => Promise.reject(error),
    describe: words,
    onFailure,
  })
  return (
    <form {...form}>
      <TextField {...field('name')} label="Nome" />
      <TextField {...field('city')} label="Cidade" />
      <button type="submit">Salvar</button>
      <p role="alert">{problem}</p>
    </form>
  )
}

const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Salvar' })
const refused = (fields: Record<string, string>) =>
  new RequestRefused(400, 'Confira os campos indicados.', fields, 'bad_request')

describe('a form that is sent to the API', () => {
  it('shows the server’s errors at the fields of the same names', async ({ view }) => {
    view.render(<FailingForm error={refused({ city: 'Cidade desconhecida.' })} />)
    await view.user.click(save())
    await expectFocus(text('Cidade'))
    expect(descriptionOf(text('Cidade'))).toBe('Cidade desconhecida.')
    expect(text('Nome').value).toBe('Ana')
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('shows the error of a field that it does not have as its own', async ({ view }) => {
    view.render(<FailingForm error={refused({ token: 'O link venceu.' })} />)
    await view.user.click(save())
    await screen.findByText('O link venceu.')
    await expectFocus(save())
  })

  it('shows the server’s message, and what is wrong without an answer', async ({ view }) => {
    view.render(<FailingForm error={new RequestRefused(409, 'Já existe.', {}, 'id_taken')} />)
    await view.user.click(save())
    await screen.findByText('Já existe.')
    view.render(<FailingForm error={new ServerUnreachable('/api')} />)
    await view.user.click(save())
    await screen.findByText('Sem conexão com o servidor. Tente de novo em instantes.')
  })

  it('shows nothing of an error that was shown elsewhere', async ({ view }) => {
    const words = vi.fn(() => null)
    const onFailure = vi.fn()
    view.render(<FailingForm error={refused({ city: 'x' })} describe={words} onFailure={onFailure} />)
    await view.user.click(save())
    await vi.waitFor(() => expect(words).toHaveBeenCalledTimes(1))
    expect(onFailure).not.toHaveBeenCalled()
    expect(text('Cidade').hasAttribute('aria-invalid')).toBe(false)
  })

  it('reports each failure once, with its words', async ({ view }) => {
    const onFailure = vi.fn()
    const error = new RequestRefused(409, 'Já existe.', {}, 'id_taken')
    view.render(<FailingForm error={error} onFailure={onFailure} />)
    await view.user.click(save())
    await screen.findByText('Já existe.')
    expect(onFailure.mock.calls).toEqual([['Já existe.', error]])
  })
})
