// @vitest-environment happy-dom
import { createRef, useState } from 'react'
import { describe, expect, vi } from 'vitest'
import { descriptionOf, expectFocus, screen } from '#test/support/rendered-application.ts'
import { it, type ShownComponent } from '#test/support/rendered-component.ts'
import { Dialog, questionLook } from './dialog.tsx'

/** A button that opens a dialog with one field. */
function Opener({ onClose, line }: { onClose?: () => void; line?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {open && (
        <Dialog
          title="Avisos"
          line={line}
          closing="Fechar avisos"
          onClose={() => {
            setOpen(false)
            onClose?.()
          }}
        >
          <input aria-label="Nome" />
        </Dialog>
      )}
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Abrir' })

describe('a dialog', () => {
  it('is modal, named by its title and described by the line under it', async ({ view }) => {
    view.render(<Opener line="ana@exemplo.com" />)
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    await view.user.click(opener())
    expect(showModal).toHaveBeenCalledTimes(1)
    showModal.mockRestore()
    expect(descriptionOf(screen.getByRole('dialog', { name: 'Avisos' }))).toBe('ana@exemplo.com')
  })

  it.for([
    ['Esc', ({ user }: ShownComponent) => user.keyboard('{Escape}')],
    [
      'its button',
      ({ user }: ShownComponent) => user.click(screen.getByRole('button', { name: 'Fechar avisos' })),
    ],
  ] as const)('closes once by %s, and gives the focus back', async ([, close], { view }) => {
    const onClose = vi.fn()
    view.render(<Opener onClose={onClose} />)
    await view.user.click(opener())
    await close(view)
    await expectFocus(opener())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('does not count as closed by the person when its page goes', ({ view }) => {
    const onClose = vi.fn()
    view.render(
      <Dialog title="Avisos" onClose={onClose}>
        Texto
      </Dialog>,
    )
    view.render(null)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('focuses each title that comes, where the title takes the focus', async ({ view }) => {
    const sheet = (title: string) => (
      <Dialog title={title} titleTakesFocus onClose={() => undefined}>
        <input aria-label="Nome" />
      </Dialog>
    )
    view.render(sheet('Conta de Ana'))
    await expectFocus(screen.getByRole('heading', { name: 'Conta de Ana' }))
    screen.getByRole('textbox', { name: 'Nome' }).focus()
    view.render(sheet('Conta de Eva'))
    await expectFocus(screen.getByRole('heading', { name: 'Conta de Eva' }))
  })

  it('leaves closing to its own buttons where it has no button that closes', ({ view }) => {
    const ref = createRef<HTMLDialogElement>()
    const onClose = vi.fn()
    view.render(
      <Dialog ref={ref} look={questionLook} title="Excluir" closing={null} onClose={onClose}>
        <button type="button" onClick={() => ref.current?.close()}>
          Manter
        </button>
      </Dialog>,
    )
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Manter' })])
    screen.getByRole('button', { name: 'Manter' }).click()
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
