// @vitest-environment happy-dom
import { describe, expect, vi } from 'vitest'
import { descriptionOf, expectFocus, screen, waitFor } from '#test/support/rendered-application.ts'
import { it } from '#test/support/rendered-component.ts'
import { ChoiceField } from './choice-controls.tsx'
import { ProblemText } from './problem-text.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextField } from './text-field.tsx'
import { type FormOptions, InvalidFields, useForm } from './use-form.ts'

interface Values {
  name: string
  email: string
  plan: 'month' | 'year'
}
const saved: Values = { name: 'Ana', email: '', plan: 'month' }
const plans = [
  { value: 'month', label: 'Mensal' },
  { value: 'year', label: 'Anual' },
] as const

/** A form with two lines of text and a choice; without an e-mail it is not sent. */
function SampleForm({ onReset, ...options }: Partial<FormOptions<Values, string>> & { onReset?: boolean }) {
  const { form, busy, sent, problem, reset, field } = useForm<Values>({
    initial: saved,
    check: ({ email }) => (email === '' ? { email: 'Informe o e-mail.' } : {}),
    send: () => undefined,
    ...options,
  })
  return (
    <form {...form} aria-label="Exemplo">
      <TextField {...field('name')} label="Nome" />
      <TextField {...field('email')} label="E-mail" />
      <ChoiceField {...field('plan')} legend="Plano" choices={plans} />
      <SubmitButton busy={busy} busyText="Enviando…">
        Enviar
      </SubmitButton>
      {onReset && <button type="button" aria-label="Desfazer" onClick={() => reset()} />}
      <output>{sent && 'Enviado'}</output>
      <ProblemText>{problem}</ProblemText>
    </form>
  )
}

const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = () => screen.getByRole('button', { name: /^Envia/ })

/** A promise and what settles it. */
function pending() {
  let resolve = (): void => undefined
  let reject = (): void => undefined
  const promise = new Promise<void>((settle, refuse) => {
    resolve = settle
    reject = () => refuse(new Error('refused'))
  })
  return { promise, resolve, reject }
}

describe('a form', () => {
  it('is not sent with a wrong value, which has the focus and is read with its error', async ({ view }) => {
    const send = vi.fn()
    view.render(<SampleForm send={send} />)
    expect(descriptionOf(text('E-mail'))).toBe('')
    await view.user.click(button())
    await expectFocus(text('E-mail'))
    expect(text('E-mail').getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(text('E-mail'))).toBe('Informe o e-mail.')
    expect(text('Nome').hasAttribute('aria-invalid')).toBe(false)
    expect(send).not.toHaveBeenCalled()
  })

  it('drops an error as soon as the value is right, and is sent with all values', async ({ view }) => {
    const send = vi.fn()
    view.render(<SampleForm send={send} />)
    await view.user.click(button())
    await view.user.type(text('E-mail'), 'a')
    expect(text('E-mail').hasAttribute('aria-invalid')).toBe(false)
    await view.user.click(screen.getByRole('radio', { name: 'Anual' }))
    await view.user.type(text('E-mail'), '@b{Enter}')
    await waitFor(() => expect(send.mock.calls).toEqual([[{ name: 'Ana', email: 'a@b', plan: 'year' }]]))
    await screen.findByText('Enviado')
  })

  it('shows the server’s error at its field until the field is edited, and keeps every value', async ({
    view,
  }) => {
    view.render(
      <SampleForm
        initial={{ ...saved, email: 'a@b' }}
        send={() => Promise.reject(new Error('refused'))}
        readFailure={() => ({ fields: { email: 'Já existe.', name: 'Curto demais.' } })}
      />,
    )
    await view.user.type(text('Nome'), ' Maria')
    await view.user.click(button())
    await expectFocus(text('Nome'))
    expect(descriptionOf(text('Nome'))).toBe('Curto demais.')
    expect(descriptionOf(text('E-mail'))).toBe('Já existe.')
    expect([text('Nome').value, text('E-mail').value]).toEqual(['Ana Maria', 'a@b'])
    await view.user.type(text('Nome'), ' C')
    expect(descriptionOf(text('Nome'))).toBe('')
    expect(descriptionOf(text('E-mail'))).toBe('Já existe.')
  })

  it('puts the focus into a choice that is wrong', async ({ view }) => {
    view.render(<SampleForm check={() => ({ plan: 'Escolha outro plano.' })} />)
    await view.user.click(button())
    await expectFocus(screen.getByRole('radio', { name: 'Mensal' }))
    expect(descriptionOf(screen.getByRole('group', { name: 'Plano' }))).toBe('Escolha outro plano.')
  })

  it('shows what was found wrong while it was sent', async ({ view }) => {
    view.render(
      <SampleForm
        initial={{ ...saved, email: 'a@b' }}
        send={() => Promise.reject(new InvalidFields({ email: 'Já existe uma conta.' }))}
      />,
    )
    await view.user.click(button())
    await expectFocus(text('E-mail'))
    expect(descriptionOf(text('E-mail'))).toBe('Já existe uma conta.')
  })

  it('is sent once at a time, while its button keeps the focus', async ({ view }) => {
    const answer = pending()
    const send = vi.fn(() => answer.promise)
    view.render(<SampleForm initial={{ ...saved, email: 'a@b' }} send={send} />)
    await view.user.dblClick(button())
    await view.user.type(text('Nome'), '{Enter}')
    await view.user.click(button())
    expect(send).toHaveBeenCalledTimes(1)
    expect(button().textContent).toBe('Enviando…')
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('true')
    await expectFocus(button())
    answer.resolve()
    await waitFor(() => expect(button().textContent).toBe('Enviar'))
    await view.user.click(button())
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('keeps what is typed while it is sent', async ({ view }) => {
    const answer = pending()
    view.render(
      <SampleForm
        initial={{ ...saved, email: 'a@b' }}
        send={() => answer.promise}
        readFailure={() => ({ form: 'Sem conexão.' })}
      />,
    )
    await view.user.click(button())
    await view.user.type(text('Nome'), ' Maria')
    answer.reject()
    await screen.findByText('Sem conexão.')
    expect(text('Nome').value).toBe('Ana Maria')
  })

  it.for([
    [false, null],
    [true, 'Sem conexão.'],
  ] as const)(
    'with keepsProblem %s shows %s of an earlier failure while it is sent again',
    async ([keepsProblem, shown], { view }) => {
      const [first, second] = [pending(), pending()]
      const answers = [first, second]
      view.render(
        <SampleForm
          initial={{ ...saved, email: 'a@b' }}
          send={() => answers.shift()?.promise}
          readFailure={() => ({ form: 'Sem conexão.' })}
          keepsProblem={keepsProblem}
        />,
      )
      await view.user.click(button())
      first.reject()
      await screen.findByText('Sem conexão.')
      await view.user.type(text('Nome'), ' Maria')
      expect(screen.getByRole('alert').textContent).toBe('Sem conexão.')
      await view.user.click(button())
      expect(screen.getByRole('alert').textContent).toBe(shown ?? '')
      second.resolve()
      await screen.findByText('Enviado')
      expect(screen.getByRole('alert').textContent).toBe('')
    },
  )

  it('follows the saved values in the fields that were not edited', async ({ view }) => {
    view.render(<SampleForm onReset />)
    await view.user.type(text('Nome'), ' Maria')
    view.render(<SampleForm onReset initial={{ name: 'Eva', email: 'eva@b', plan: 'year' }} />)
    expect([text('Nome').value, text('E-mail').value]).toEqual(['Ana Maria', 'eva@b'])
    await view.user.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(text('Nome').value).toBe('Eva')
  })

  it('does nothing while it is blocked', async ({ view }) => {
    const send = vi.fn()
    view.render(<SampleForm send={send} blocked={({ name }) => name === 'Ana'} />)
    await view.user.click(button())
    expect(text('E-mail').hasAttribute('aria-invalid')).toBe(false)
    await view.user.type(text('Nome'), ' M')
    await view.user.type(text('E-mail'), 'a@b{Enter}')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  })
})
