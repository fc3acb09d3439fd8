// @vitest-environment happy-dom
import { describe, expect, vi } from 'vitest'
import { it, type ShownComponent } from '#test/support/rendered-component.ts'
import { screen } from '#test/support/rendered-application.ts'
import { type DrawingMode, type DrawnArea, emptyArea } from './area-drawing.ts'
import { DrawingBar } from './drawing-bar.tsx'

const corner = (lng: number, lat: number) => ({ lng, lat })
const square = [corner(-50, -17), corner(-48, -17), corner(-48, -15), corner(-50, -15)]
const crossed = [square[0]!, square[2]!, square[1]!, square[3]!]

function show(view: ShownComponent, area: DrawnArea, mode: DrawingMode = 'freehand') {
  const drawing = {
    mode,
    setMode: vi.fn<(mode: DrawingMode) => void>(),
    addCentre: vi.fn<() => void>(),
    undo: vi.fn<() => void>(),
    finish: vi.fn<() => void>(),
    cancel: vi.fn<() => void>(),
  }
  view.render(<DrawingBar area={area} drawing={drawing} />)
  return drawing
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('the bar of a drawing', () => {
  it('asks for a line first; nothing can be finished or taken back yet', async ({ view }) => {
    const { setMode, cancel } = show(view, emptyArea)
    expect(screen.getByRole('status').textContent).toBe('Contorne a área no mapa com um traço só.')
    expect([button('Concluir').disabled, button('Desfazer').disabled]).toEqual([true, true])
    await view.user.click(screen.getByLabelText('Canto a canto'))
    expect(setMode).toHaveBeenCalledWith('corners')
    await view.user.click(button('Cancelar'))
    expect(cancel).toHaveBeenCalled()
  })

  it('finishes an area, or takes its last step back', async ({ view }) => {
    const { finish, undo } = show(view, { points: square, traced: true })
    await view.user.click(button('Desfazer'))
    await view.user.click(button('Concluir'))
    expect([undo.mock.calls.length, finish.mock.calls.length]).toEqual([1, 1])
  })

  it('explains crossing lines and does not finish them', ({ view }) => {
    show(view, { points: crossed, traced: true })
    expect(screen.getByRole('status').textContent).toBe(
      'As linhas da área desenhada se cruzam. Desfaça e trace sem cruzar.',
    )
    expect(button('Concluir').disabled).toBe(true)
  })

  it('marks the center of the map as a corner', async ({ view }) => {
    const { addCentre } = show(view, { points: square.slice(0, 2), traced: false }, 'corners')
    expect(screen.getByRole('status').textContent).toBe('2 cantos marcados. Marque ao menos 3 cantos.')
    await view.user.click(button('Marcar o centro'))
    expect(addCentre).toHaveBeenCalled()
  })
})
