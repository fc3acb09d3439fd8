// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { it } from '#test/support/rendered-component.ts'
import { LatePart } from '../framework/late-part.tsx'
import { lazyPart } from '../framework/lazy-part.tsx'
import { PageLocationContext, readPageLocation } from '../framework/page-location.ts'
import { Paper } from './paper.tsx'
import { usePrintButton } from './use-print-button.ts'

interface SheetProps {
  wanted: boolean
  onPrinted: () => void
}

const Sheet = ({ wanted, onPrinted }: SheetProps) =>
  wanted && (
    <Paper wanted onPrinted={onPrinted}>
      folha
    </Paper>
  )

/** A button whose paper's code arrives, or fails, when the test says so. */
function slowPaper() {
  const loads: { arrive: () => void; fail: () => void }[] = []
  const Late = lazyPart<SheetProps>(
    'use-print-button.test.tsx',
    () =>
      new Promise((resolve, reject) => {
        loads.push({
          arrive: () => resolve({ default: Sheet }),
          fail: () => reject(new TypeError('Failed to fetch dynamically imported module')),
        })
      }),
  )
  function Page() {
    const { attempt, isWanted, print, onPrinted } = usePrintButton()
    return (
      <PageLocationContext value={readPageLocation('/imovel/1')}>
        <button type="button" onClick={print}>
          Imprimir
        </button>
        <LatePart key={attempt} part={Late}>
          <Late wanted={isWanted} onPrinted={onPrinted} />
        </LatePart>
      </PageLocationContext>
    )
  }
  return { page: <Page />, loads }
}

const press = () => screen.getByRole('button', { name: 'Imprimir' })

describe('a button that prints', () => {
  const print = vi.fn<() => void>()
  beforeEach(() => {
    print.mockClear()
    vi.stubGlobal('print', print)
    window.print = print
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('prints once what was not there yet when it was pressed, however often', async ({ view }) => {
    const { page, loads } = slowPaper()
    view.render(page)
    await view.user.click(press())
    await view.user.click(press())
    expect(print).not.toHaveBeenCalled()
    loads[0]?.arrive()
    await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    await view.user.click(press())
    await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(2))
  })

  it('tries again what did not load when it is pressed again', async ({ view }) => {
    const { page, loads } = slowPaper()
    view.render(page)
    loads[0]?.fail()
    await vi.waitFor(() => expect(document.body.textContent).toBe('Imprimir'))
    await view.user.click(press())
    await vi.waitFor(() => expect(loads).toHaveLength(2))
    loads[1]?.arrive()
    await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  })
})
