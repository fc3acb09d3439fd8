// @vitest-environment happy-dom
import { describe, expect, vi } from 'vitest'
import { it } from '#test/support/rendered-component.ts'
import { LatePart } from './late-part.tsx'
import { lazyPart } from './lazy-part.tsx'
import { PageLocationContext, readPageLocation } from './page-location.ts'

/** A page with a part whose code arrives, or fails, when the test says so. */
function slowPart() {
  const loads: { arrive: () => void; fail: () => void }[] = []
  const Part = lazyPart(
    'late-part.test.tsx',
    () =>
      new Promise<{ default: () => string }>((resolve, reject) => {
        loads.push({
          arrive: () => resolve({ default: () => ' chips' }),
          fail: () => reject(new TypeError('Failed to fetch dynamically imported module')),
        })
      }),
  )
  const page = (key: string) => (
    <PageLocationContext value={readPageLocation('/search', {}, key)}>
      <p>list</p>
      <LatePart part={Part}>
        <Part />
      </LatePart>
    </PageLocationContext>
  )
  return { page, loads, Part }
}

const text = () => document.body.textContent

describe('a late part', () => {
  it('appears once its code is loaded; the page does not wait for it', async ({ view }) => {
    const { page, loads } = slowPart()
    view.render(page('a'))
    expect(text()).toBe('list')
    loads[0]?.arrive()
    await vi.waitFor(() => expect(text()).toBe('list chips'))
  })

  it('leaves the page as it is when its code fails to load, and comes with the next address', async ({
    view,
  }) => {
    const { page, loads, Part } = slowPart()
    view.render(page('a'))
    const loading = Part.load()
    loads[0]?.fail()
    await expect(loading).rejects.toThrow()
    expect(text()).toBe('list')
    view.render(page('b'))
    await vi.waitFor(() => expect(loads).toHaveLength(2))
    expect(text()).toBe('list')
    loads[1]?.arrive()
    await vi.waitFor(() => expect(text()).toBe('list chips'))
  })
})
